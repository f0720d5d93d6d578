#include "core/search/boundnarrowing.h"

#include <algorithm>
#include <cstdlib>

namespace sudoku {
namespace {

int totalOf(DigitMask digits)
{
    int total = 0;
    for (; digits != 0; digits &= digits - 1)
        total += std::countr_zero(digits);
    return total;
}

/// Returns \a digits and those up to \a distance above them.
DigitMask upFrom(DigitMask digits, int distance)
{
    DigitMask all = digits;
    int reached = 0;
    for (; 2 * reached + 1 <= distance; reached = 2 * reached + 1)
        all |= all << (reached + 1);
    return all | all << (distance - reached);
}

/// Returns \a digits and those up to \a distance below them.
DigitMask downFrom(DigitMask digits, int distance)
{
    DigitMask all = digits;
    int reached = 0;
    for (; 2 * reached + 1 <= distance; reached = 2 * reached + 1)
        all |= all >> (reached + 1);
    return all | all >> (distance - reached);
}

std::vector<Cell> joined(std::span<const SumGroup> groups)
{
    std::vector<Cell> all;
    for (const SumGroup &group : groups)
        all.insert(all.end(), group.cells.begin(), group.cells.end());
    return all;
}

} // namespace

BoundNarrowing::BoundNarrowing(std::span<const SumGroup> groups, int total, int digitCount)
    : Narrowing(joined(groups)),
      m_total(total),
      m_digitCount(digitCount)
{
    int first = 0;
    for (const SumGroup &group : groups) {
        const int count = static_cast<int>(group.cells.size());
        m_groups.push_back({first, count, group.coefficient});
        first += count;
    }
}

/// The digits of a group, in ascending order, are at or above its least digits. So if they add up to at most
/// n more than these, each digit is at most n above one of them. The same holds below the most digits.
bool BoundNarrowing::narrow(SearchBoard &board)
{
    int aboveLeast = m_total;
    int belowMost = -m_total;
    for (Group &group : m_groups) {
        if (!look(board, group))
            return false;
        const int least = group.coefficient * totalOf(group.least);
        const int most = group.coefficient * totalOf(group.most);
        aboveLeast -= std::min(least, most);
        belowMost += std::max(least, most);
    }
    if (aboveLeast < 0 || belowMost < 0)
        return false;
    const int widest = m_digitCount - 1;
    for (const Group &group : m_groups) {
        const bool isAdded = group.coefficient > 0;
        const int factor = std::abs(group.coefficient);
        const int up = (isAdded ? aboveLeast : belowMost) / factor;
        const int down = (isAdded ? belowMost : aboveLeast) / factor;
        if (up >= widest && down >= widest)
            continue;
        const DigitMask digits =
            upFrom(group.least, std::min(up, widest)) & downFrom(group.most, std::min(down, widest));
        for (const Cell cell : cellsOf(group))
            if (!board.keep(cell, digits))
                return false;
    }
    return true;
}

/// Finds the least digits of a group: the smallest digit of each cell, or the next free one above it; and the
/// most digits likewise. The order of the cells does not change the result. Returns false if there are too
/// few digits.
bool BoundNarrowing::look(const SearchBoard &board, Group &group) const
{
    group.least = 0;
    group.most = 0;
    DigitMask outside = 1; // below the digits
    for (const Cell cell : cellsOf(group)) {
        const DigitMask digits = board[cell];
        const DigitMask fromFirst = ~((digits & -digits) - 1) & ~group.least;
        group.least |= fromFirst & -fromFirst;
        const int last = static_cast<int>(std::bit_width(digits)) - 1;
        const DigitMask upToLast = (maskOf(last) | (maskOf(last) - 1)) & ~group.most & ~outside;
        if (upToLast == 0)
            return false;
        group.most |= std::bit_floor(upToLast);
    }
    return group.least >> (m_digitCount + 1) == 0;
}

std::span<const Cell> BoundNarrowing::cellsOf(const Group &group) const
{
    return std::span(cells()).subspan(static_cast<std::size_t>(group.first),
                                      static_cast<std::size_t>(group.count));
}

} // namespace sudoku
