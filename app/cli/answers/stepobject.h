#pragma once

#include "app/cli/run/answerjson.h"
#include "core/board/symbols.h"
#include "core/hints/steps/technique.h"

namespace sudoku::cli {

/// Returns the JSON of a step: its technique, what follows ("r1c1=5" for a digit that is placed or
/// eliminated), and the evidence, so that anyone can check it.
Json stepObject(const Puzzle &puzzle, const RuleIndex &rules, const SymbolSet &symbols, const Step &step);

/// Returns "r1c2=5" for each of \a candidates.
Json candidatesJson(const Geometry &geometry, const std::vector<Candidate> &candidates);

} // namespace sudoku::cli
