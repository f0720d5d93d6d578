#include "core/solve/sumencoding.h"

#include <algorithm>
#include <map>

namespace sudoku {
namespace {

struct Range
{
    int least = 0;
    int most = 0;
};

/// What the cells from each index on can add up to.
std::vector<Range> rangesFrom(std::span<const std::vector<Choice>> cells)
{
    std::vector<Range> ranges(cells.size() + 1);
    for (std::size_t i = cells.size(); i-- > 0;) {
        const auto [least, most] = std::ranges::minmax(cells[i], {}, &Choice::digit);
        ranges[i] = {ranges[i + 1].least + least.digit, ranges[i + 1].most + most.digit};
    }
    return ranges;
}

} // namespace

void encodeSum(Cnf &cnf, std::span<const std::vector<Choice>> cells, int total)
{
    constexpr Literal always = 0; // nothing to assume: the sum of no cells is 0
    const std::vector<Range> rest = rangesFrom(cells);
    std::map<int, Literal> sums{{0, always}};
    if (cells.empty() && total != 0)
        cnf.add({});
    for (std::size_t i = 0; i < cells.size(); ++i) {
        std::map<int, Literal> nextSums;
        for (const auto &[sum, isSum] : sums) {
            for (const Choice &choice : cells[i]) {
                const int next = sum + choice.digit;
                Clause clause{-choice.literal};
                if (isSum != always)
                    clause.push_back(-isSum);
                if (next + rest[i + 1].least <= total && total <= next + rest[i + 1].most) {
                    if (!nextSums.contains(next))
                        nextSums[next] = cnf.newVariable();
                    clause.push_back(nextSums[next]);
                }
                cnf.add(clause);
            }
        }
        sums = std::move(nextSums);
    }
}

} // namespace sudoku
