#include "core/propagate/sumcandidates.h"

#include "core/board/geometry.h"

#include <array>
#include <bitset>

namespace sudoku {
namespace {

/// Returns whether \a count of \a digits can add up to \a total: collects, digit by digit, the sums of all
/// sets of j digits.
template <std::size_t sums>
bool reaches(DigitSet digits, int count, int total)
{
    std::array<std::bitset<sums>, maxBoardSize + 1> sumsOf{};
    sumsOf[0].set(0);
    for (const Digit digit : digits)
        for (int j = count; j > 0; --j)
            sumsOf[j] |= sumsOf[j - 1] << digit;
    return sumsOf[count].test(total);
}

/// Collects sets, the digits of each ascending.
class SetSearch
{
public:
    explicit SetSearch(std::size_t max) : m_maxSets(max) {}

    /// Returns false when there are too many sets.
    bool run(DigitSet chosen, DigitSet open, int count, int total)
    {
        if (count == 0) {
            m_found.push_back(chosen);
            return m_found.size() <= m_maxSets;
        }
        while (open.size() >= count) {
            const DigitSet next{open.first()};
            open -= next;
            if (hasSetWithSum(open, count - 1, total - next.first())
                && !run(chosen | next, open, count - 1, total - next.first()))
                return false;
        }
        return true;
    }

    std::vector<DigitSet> found() { return std::move(m_found); }

private:
    std::size_t m_maxSets;
    std::vector<DigitSet> m_found;
};

bool narrowBySets(std::vector<DigitSet> &cells, int total)
{
    DigitSet placed;
    DigitSet open;
    int count = 0;
    for (const DigitSet digits : cells)
        if (digits.isSingle()) {
            placed |= digits;
            total -= digits.first();
        } else {
            open |= digits;
            ++count;
        }
    if (count == 0)
        return total == 0;
    open -= placed;
    DigitSet usable;
    for (const Digit digit : open)
        if (hasSetWithSum(open - DigitSet{digit}, count - 1, total - digit))
            usable.insert(digit);
    for (DigitSet &digits : cells)
        if (!digits.isSingle()) {
            digits &= usable;
            if (digits.isEmpty())
                return false;
        }
    return true;
}

} // namespace

bool narrowByBounds(std::span<DigitSet> cells, int total)
{
    int min = 0;
    int max = 0;
    for (const DigitSet digits : cells) {
        min += digits.first();
        max += digits.last();
    }
    for (DigitSet &digits : cells) {
        const int restMin = min - digits.first();
        const int restMax = max - digits.last();
        for (const Digit digit : DigitSet(digits))
            if (digit + restMin > total || digit + restMax < total)
                digits.remove(digit);
        if (digits.isEmpty())
            return false;
        min = restMin + digits.first();
        max = restMax + digits.last();
    }
    return true;
}

bool hasSetWithSum(DigitSet digits, int count, int total)
{
    constexpr std::size_t maxSums = maxBoardSize * (maxBoardSize + 1) / 2 + 1;
    if (total < 0 || total >= static_cast<int>(maxSums))
        return false;
    return total < 64 ? reaches<64>(digits, count, total) : reaches<maxSums>(digits, count, total);
}

std::optional<std::vector<DigitSet>> setsWithSum(DigitSet digits, int count, int total, std::size_t max)
{
    SetSearch search(max);
    if (hasSetWithSum(digits, count, total) && !search.run({}, digits, count, total))
        return {};
    return search.found();
}

bool narrowToSum(std::vector<DigitSet> &cells, int total, bool isDistinct)
{
    return (!isDistinct || narrowBySets(cells, total)) && narrowByBounds(cells, total);
}

} // namespace sudoku
