#pragma once

#include "core/hints/steps/ruleindex.h"
#include "core/hints/steps/step.h"

#include <optional>
#include <vector>

namespace sudoku {

/// Returns the sets of digits that could fill the open cells of the sum of \a step before it, whichever cell
/// has which. Returns nothing if there are more than \a max, or if some of the cells may have the same digit.
std::optional<std::vector<DigitSet>> sumCombinations(const Step &step, const RuleIndex &rules,
                                                     std::size_t max);

} // namespace sudoku
