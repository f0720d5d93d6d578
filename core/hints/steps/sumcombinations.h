#pragma once

#include "core/hints/steps/ruleindex.h"
#include "core/hints/steps/step.h"

#include <optional>
#include <span>
#include <vector>

namespace sudoku {

/// Returns whether each of \a cells can have a digit of its own, all of \a digits.
bool canFill(std::span<const DigitSet> cells, DigitSet digits);

/// The least and the most that cells can add up to.
struct SumBounds
{
    int min;
    int max;

    bool operator==(const SumBounds &) const = default;
};

/// Returns bounds for \a cells, whose digits differ: none has a digit below its smallest or above its largest
/// one.
SumBounds distinctBounds(std::span<const DigitSet> cells);

/// Returns the sets of digits that could fill the open cells of the sum of \a step before it, one for each
/// cell. Returns nothing if there are more than \a max to try, or if some of the cells may have the same
/// digit.
std::optional<std::vector<DigitSet>> sumCombinations(const Step &step, const RuleIndex &rules,
                                                     std::size_t max);
/// Returns the same for cells with \a candidates that add up to \a total.
std::optional<std::vector<DigitSet>> sumCombinations(const std::vector<Candidate> &candidates, int total,
                                                     const RuleIndex &rules, std::size_t max);

} // namespace sudoku
