#pragma once

#include "core/hints/steps/position.h"
#include "core/hints/steps/step.h"

#include <vector>

namespace sudoku {

/// Returns whether \a one and \a other cannot both be true: they are in one cell, or their cells see each
/// other and they have one digit.
bool excludeEachOther(const RuleIndex &rules, const Candidate &one, const Candidate &other);

/// Returns the candidates of \a position that each of \a alternatives (at least one) excludes, ascending: if
/// one of these is true, those are false.
std::vector<Candidate> excludedByEach(const Position &position, const std::vector<Candidate> &alternatives);

/// Makes \a step conclude what follows if one of \a alternatives is true. Returns whether anything does.
bool conclude(Step &step, const Position &position, const std::vector<Candidate> &alternatives);

} // namespace sudoku
