#include "core/hints/steps/sumcombinations.h"

#include "core/propagate/sumcandidates.h"

namespace sudoku {

std::optional<std::vector<DigitSet>> sumCombinations(const Step &step, const RuleIndex &rules,
                                                     std::size_t max)
{
    CellSet cells(rules.cellCount());
    DigitSet digits;
    for (const auto *candidates : {&step.groups.front().candidates, &step.eliminations})
        for (const Candidate &candidate : *candidates) {
            cells.insert(candidate.cell);
            digits.insert(candidate.digit);
        }
    for (const Cell cell : cells) {
        CellSet others = cells - rules.peers(cell);
        others.remove(cell);
        if (!others.isEmpty())
            return {};
    }
    return setsWithSum(digits, cells.size(), step.total, max);
}

} // namespace sudoku
