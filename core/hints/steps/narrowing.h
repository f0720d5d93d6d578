#pragma once

#include "core/hints/steps/technique.h"

/// What the finders of sums, lines and pairs share: a rule leaves fewer digits for some cells.
namespace sudoku {

/// Returns the digits of each cell: the one on the board, or the candidates.
std::vector<DigitSet> digitsOf(const Position &position, std::span<const Cell> cells);

/// Adds \a step, which leaves \a narrowed of the digits of \a cells, unless these are all. What is left is
/// the pattern of the step. Returns whether the sink takes more.
bool addNarrowing(Step step, const Position &position, std::span<const Cell> cells,
                  const std::vector<DigitSet> &narrowed, StepSink &sink);

/// Returns a step with the rule of \a source as evidence.
Step stepOf(const Technique &technique, const RuleSource &source);

} // namespace sudoku
