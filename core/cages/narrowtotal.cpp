#include "core/cages/narrowtotal.h"

#include <algorithm>
#include <bit>

namespace sudoku {
namespace {

constexpr int maxCells = 6;
constexpr int mirror = DigitCombinations::digitCount + 1;

/// A set of totals as bits.
using Totals = std::uint64_t;

/// Returns what the digit of the lowest bit adds: a digit is subtracted by adding its mirror image, which
/// makes the total larger by ten.
int addedBy(DigitBits digits, bool isSubtracted)
{
    const int digit = std::countr_zero(digits) + 1;
    return isSubtracted ? mirror - digit : digit;
}

/// Whether there are so many totals below and above \a total that no bound excludes a digit.
bool isFarFromBounds(std::span<const DigitBits> cells, int total, int addedCount)
{
    int smallest = 0;
    int largest = 0;
    int widest = 0;
    for (int i = 0; i < std::ssize(cells); ++i) {
        const int first = std::countr_zero(cells[i]) + 1;
        const int last = std::bit_width(cells[i]);
        smallest += i < addedCount ? first : mirror - last;
        largest += i < addedCount ? last : mirror - first;
        widest = std::max(widest, last - first);
    }
    return total - smallest >= widest && largest - total >= widest;
}

} // namespace

bool narrowTotal(std::span<DigitBits> cells, int total, int subtractedCount)
{
    const int count = static_cast<int>(cells.size());
    const int addedCount = count - subtractedCount;
    total += subtractedCount * mirror;
    if (isFarFromBounds(cells, total, addedCount))
        return true;                   // what gaps between the digits exclude is too seldom worth the time
    Totals before[maxCells + 1] = {1}; // those of the cells before
    for (int i = 0; i < count; ++i)
        for (DigitBits rest = cells[i]; rest != 0; rest &= rest - 1)
            before[i + 1] |= before[i] << addedBy(rest, i >= addedCount);
    if (total < 0 || (before[count] >> total & 1) == 0)
        return false;
    Totals needed = Totals(1) << total; // of the cells up to this one, so that the others make up the rest
    for (int i = count - 1; i >= 0; --i) {
        DigitBits left = 0;
        Totals neededBefore = 0;
        for (DigitBits rest = cells[i]; rest != 0; rest &= rest - 1) {
            const Totals others = needed >> addedBy(rest, i >= addedCount);
            left |= (others & before[i]) != 0 ? rest & (~rest + 1) : 0;
            neededBefore |= others;
        }
        cells[i] = left;
        needed = neededBefore;
    }
    return true;
}

} // namespace sudoku
