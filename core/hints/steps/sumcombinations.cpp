#include "core/hints/steps/sumcombinations.h"

#include "core/propagate/sumcandidates.h"

#include <algorithm>
#include <array>
#include <functional>
#include <limits>
#include <map>

namespace sudoku {
namespace {

/// Finds a digit for each cell by augmenting paths.
class Matching
{
public:
    explicit Matching(std::span<const DigitSet> cells) : m_cells(cells) { m_cellOf.fill(noCell); }

    bool isWhole(DigitSet digits)
    {
        for (int cell = 0; cell < static_cast<int>(m_cells.size()); ++cell) {
            DigitSet untried = digits;
            if (!augment(cell, untried))
                return false;
        }
        return true;
    }

private:
    static constexpr int noCell = -1;

    bool augment(int cell, DigitSet &untried)
    {
        for (const Digit digit : m_cells[cell] & untried) {
            if (!untried.contains(digit))
                continue; // it was tried deeper down
            untried.remove(digit);
            if (m_cellOf[digit] == noCell || augment(m_cellOf[digit], untried)) {
                m_cellOf[digit] = cell;
                return true;
            }
        }
        return false;
    }

    std::span<const DigitSet> m_cells;
    std::array<int, 32> m_cellOf; // by digit: DigitSet has room for 31
};

} // namespace

bool canFill(std::span<const DigitSet> cells, DigitSet digits)
{
    return Matching(cells).isWhole(digits);
}

SumBounds distinctBounds(std::span<const DigitSet> cells)
{
    std::vector<Digit> firsts;
    std::vector<Digit> lasts;
    for (const DigitSet digits : cells) {
        firsts.push_back(digits.first());
        lasts.push_back(digits.last());
    }
    std::ranges::sort(firsts);
    std::ranges::sort(lasts, std::greater());
    SumBounds bounds{0, 0};
    for (Digit last = noDigit; const Digit digit : firsts) {
        last = std::max(last + 1, digit);
        bounds.min += last;
    }
    for (Digit last = std::numeric_limits<Digit>::max(); const Digit digit : lasts) {
        last = std::min(last - 1, digit);
        bounds.max += last;
    }
    return bounds;
}

std::optional<std::vector<DigitSet>> sumCombinations(const Step &step, const RuleIndex &rules,
                                                     std::size_t max)
{
    std::vector<Candidate> before = step.groups.front().candidates;
    before.insert(before.end(), step.eliminations.begin(), step.eliminations.end());
    return sumCombinations(before, step.total, rules, max);
}

std::optional<std::vector<DigitSet>> sumCombinations(const std::vector<Candidate> &candidates, int total,
                                                     const RuleIndex &rules, std::size_t max)
{
    std::map<Cell, DigitSet> cells;
    DigitSet all;
    for (const Candidate &candidate : candidates) {
        cells[candidate.cell].insert(candidate.digit);
        all.insert(candidate.digit);
    }
    std::vector<DigitSet> digits;
    for (const auto &[cell, own] : cells) {
        digits.push_back(own);
        for (const auto &[other, others] : cells)
            if (other != cell && !rules.arePeers(cell, other))
                return {};
    }
    auto sets = setsWithSum(all, static_cast<int>(digits.size()), total, max);
    if (sets)
        std::erase_if(*sets, [&](DigitSet set) { return !canFill(digits, set); });
    return sets;
}

} // namespace sudoku
