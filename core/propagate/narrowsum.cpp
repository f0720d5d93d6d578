#include "core/propagate/narrowsum.h"

#include "core/board/geometry.h"
#include "core/propagate/sumcandidates.h"

#include <array>
#include <vector>

namespace sudoku {
namespace {

constexpr Digit maxTableDigit = 9;
constexpr int maxTableTotal = maxTableDigit * (maxTableDigit + 1) / 2;

/// All sets of digits up to 9, by their size and total. (The "combinations" of Killer Sudoku.)
class SetTable
{
public:
    SetTable()
    {
        for (unsigned bits = 0; bits < 1U << maxTableDigit; ++bits) {
            DigitSet set;
            int total = 0;
            for (Digit digit = 1; digit <= maxTableDigit; ++digit)
                if ((bits >> (digit - 1) & 1) != 0) {
                    set.insert(digit);
                    total += digit;
                }
            m_sets[set.size()][total].push_back(set);
        }
    }

    std::span<const DigitSet> sets(int count, int total) const
    {
        return count > maxTableDigit || total < 0 || total > maxTableTotal ? std::span<const DigitSet>()
                                                                           : m_sets[count][total];
    }

private:
    std::array<std::array<std::vector<DigitSet>, maxTableTotal + 1>, maxTableDigit + 1> m_sets;
};

/// The cells of a sum that have more than one candidate.
class OpenCells
{
public:
    OpenCells(std::span<DigitSet> cells, int total) : m_total(total)
    {
        for (DigitSet &digits : cells)
            if (digits.isSingle()) {
                m_total -= digits.first();
                m_placed |= digits;
            } else if (m_count++ < maxBoardSize) {
                m_digits |= digits;
                m_cells[m_count - 1] = &digits;
            }
    }

    int count() const { return m_count; } ///< if it is over maxBoardSize, nothing else may be called
    int total() const { return m_total; }
    bool isExactCheap() const { return m_count <= maxExactCells && m_total <= maxExactTotal; }

    /// Leaves the digits of sets that contain a candidate of each cell. Returns those that all sets have.
    std::optional<DigitSet> narrowBySets()
    {
        const DigitSet open = m_digits - m_placed;
        if (open.isEmpty())
            return {};
        DigitSet usable;
        DigitSet required;
        if (open.last() <= maxTableDigit) {
            static const SetTable known;
            required = open;
            for (const DigitSet set : known.sets(m_count, m_total))
                if ((set - open).isEmpty() && meetsEachCell(set)) {
                    usable |= set;
                    required &= set;
                }
        } else {
            for (const Digit digit : open)
                if (hasSetWithSum(open - DigitSet{digit}, m_count - 1, m_total - digit))
                    usable.insert(digit);
        }
        return keep(usable) ? std::optional(required) : std::nullopt;
    }

    /// Leaves the digits of some way to make up the total: goes through the sums that the first cells can
    /// have, and back. Digits may be repeated.
    bool narrowExactly()
    {
        std::array<Sums, maxExactCells + 1> sums{1};
        for (int i = 0; i < m_count; ++i)
            for (const Digit digit : *m_cells[i])
                sums[i + 1] |= sums[i] << digit;
        Sums wanted = Sums{1} << m_total & sums[m_count];
        for (int i = m_count - 1; i >= 0; --i) {
            Sums before = 0;
            for (const Digit digit : DigitSet(*m_cells[i])) {
                const Sums rest = wanted >> digit & sums[i];
                before |= rest;
                if (rest == 0)
                    m_cells[i]->remove(digit);
            }
            wanted = before;
        }
        return wanted != 0;
    }

private:
    __extension__ using Sums = unsigned __int128; // a bit for each
    static constexpr int maxExactCells = 5;       // more would take more time than it saves
    static constexpr int maxExactTotal = 127;

    bool meetsEachCell(DigitSet set) const
    {
        for (int i = 0; i < m_count; ++i)
            if ((*m_cells[i] & set).isEmpty())
                return false;
        return true;
    }

    bool keep(DigitSet usable)
    {
        for (int i = 0; i < m_count; ++i) {
            *m_cells[i] &= usable;
            if (m_cells[i]->isEmpty())
                return false;
        }
        return true;
    }

    std::array<DigitSet *, maxBoardSize> m_cells;
    int m_count = 0;
    int m_total; // of the open cells
    DigitSet m_placed;
    DigitSet m_digits; // of the open cells
};

} // namespace

std::optional<DigitSet> narrowSum(std::span<DigitSet> cells, int total, bool isDistinct)
{
    OpenCells open(cells, total);
    if (open.total() < 0 || (open.count() == 0 && open.total() > 0))
        return {};
    std::optional<DigitSet> required = DigitSet();
    if (open.count() == 0)
        return required;
    if (isDistinct)
        required = open.narrowBySets();
    if (!required || !(open.isExactCheap() ? open.narrowExactly() : narrowByBounds(cells, total)))
        return {};
    return required;
}

DigitSet mirrored(DigitSet digits, int digitCount)
{
    DigitSet mirror;
    for (const Digit digit : digits)
        mirror.insert(digitCount + 1 - digit);
    return mirror;
}

} // namespace sudoku
