#include "core/search/sumnarrowing.h"

#include <algorithm>
#include <limits>

namespace sudoku {
namespace {

constexpr int mirror = 63; // the total t of a subtracted part counts as mirror - t

PartTotals mirroredTotals(PartTotals totals)
{
    PartTotals swapped = __builtin_bswap64(totals);
    swapped = (swapped >> 4 & 0x0f0f0f0f0f0f0f0f) | (swapped & 0x0f0f0f0f0f0f0f0f) << 4;
    swapped = (swapped >> 2 & 0x3333333333333333) | (swapped & 0x3333333333333333) << 2;
    return (swapped >> 1 & 0x5555555555555555) | (swapped & 0x5555555555555555) << 1;
}

/// Returns the totals from \a first to \a last, without those that no bit stands for.
PartTotals totalsBetween(int first, int last)
{
    if (last < 0 || first > 63)
        return 0;
    const PartTotals upTo = last >= 63 ? ~PartTotals(0) : (PartTotals(2) << last) - 1;
    return first <= 0 ? upTo : upTo & ~((PartTotals(1) << first) - 1);
}

} // namespace

SumNarrowing::SumNarrowing(const std::vector<Cell> &added, const std::vector<Cell> &subtracted, int total,
                           std::span<const CellSet> peers, int digitCount)
    : Narrowing(together(added, subtracted)),
      m_total(total)
{
    for (const CellPart &part : partsOf(added, peers, digitCount))
        m_parts.push_back({part, false});
    for (const CellPart &part : partsOf(subtracted, peers, digitCount)) {
        m_parts.push_back({part, true});
        m_total += mirror;
    }
    m_before.resize(m_parts.size() + 1);
}

bool SumNarrowing::narrow(SearchBoard &board)
{
    int rest = m_total; // what the parts must have above their smallest totals
    int range = 0;
    for (Part &part : m_parts) {
        if (!look(board, part))
            return false;
        rest -= part.smallest;
        range += part.range;
    }
    if (rest < 0 || rest > range)
        return false;
    if (range == 0)
        return true;
    if (rest < std::numeric_limits<std::uint64_t>::digits)
        return keepExactly<std::uint64_t>(board, rest);
    return rest < totalCount ? keepExactly<Totals>(board, rest) : keepWithinBounds(board, rest, range);
}

/// Returns whether the part has a total.
bool SumNarrowing::look(const SearchBoard &board, Part &part) const
{
    part.totals = part.cells.totals(board);
    if (part.totals == 0)
        return false;
    if (part.isSubtracted)
        part.totals = mirroredTotals(part.totals);
    part.smallest = std::countr_zero(part.totals);
    part.range = static_cast<int>(std::bit_width(part.totals)) - 1 - part.smallest;
    return true;
}

/// Leaves a part only totals that are in \a totals. Returns false if it has none of them.
bool SumNarrowing::keep(SearchBoard &board, const Part &part, PartTotals totals) const
{
    if ((part.totals & ~totals) == 0)
        return true;
    totals &= part.totals;
    return totals != 0 && part.cells.keep(board, part.isSubtracted ? mirroredTotals(totals) : totals);
}

bool SumNarrowing::keepWithinBounds(SearchBoard &board, int rest, int range)
{
    for (const Part &part : m_parts) {
        const int least = part.smallest + std::max(0, rest - (range - part.range));
        const int most = part.smallest + std::min(rest, part.range);
        if (!keep(board, part, totalsBetween(least, most)))
            return false;
    }
    return true;
}

/// Finds the totals that the first parts can have together, part by part; then goes back, and leaves each
/// part the totals that lead to \a rest. Bits has one for each total up to that.
template <typename Bits>
bool SumNarrowing::keepExactly(SearchBoard &board, int rest)
{
    const PartTotals possible = totalsBetween(0, rest);
    m_before[0] = 1;
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        const auto before = static_cast<Bits>(m_before[i]);
        Bits after = 0;
        PartTotals totals = m_parts[i].totals >> m_parts[i].smallest & possible;
        for (; totals != 0; totals &= totals - 1)
            after |= before << std::countr_zero(totals);
        m_before[i + 1] = after;
    }
    Bits wanted = Bits(1) << rest & static_cast<Bits>(m_before.back());
    for (std::size_t i = m_parts.size(); i-- > 0;) {
        const Part &part = m_parts[i];
        const auto before = static_cast<Bits>(m_before[i]);
        PartTotals left = 0;
        Bits useful = 0;
        for (PartTotals totals = part.totals >> part.smallest & possible; totals != 0; totals &= totals - 1) {
            const int total = std::countr_zero(totals);
            const Bits others = wanted >> total & before;
            useful |= others;
            left |= others != 0 ? PartTotals(1) << (part.smallest + total) : 0;
        }
        if (!keep(board, part, left))
            return false;
        wanted = useful;
    }
    return true;
}

} // namespace sudoku
