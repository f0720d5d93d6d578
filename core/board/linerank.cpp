#include "core/board/linerank.h"

#include <algorithm>

namespace sudoku {
namespace {

/// What the digits allow of another line, compared with the ranked one.
struct Comparison
{
    bool mayBegin = false;  ///< with the same digit
    bool mustBegin = false; ///< with it
    bool mayBeLess = false;
    bool mayBeGreater = false; ///< or equal, if that counts as greater

    bool mayCount() const { return mayBegin && mayBeLess; }
    bool mustCount() const { return mustBegin && !mayBeGreater; }
    bool isPossible() const { return !mustBegin || mayBeLess || mayBeGreater; }
};

/// Narrows the digits of all cells by one rule.
class RankNarrower
{
public:
    RankNarrower(std::span<DigitSet> digits, const rule::Rank &rank) : m_digits(digits), m_rank(rank) {}

    bool narrow()
    {
        m_isPossible = keep(m_rank.cells.front(), {m_rank.first});
        do
            m_hasChanged = false;
        while (m_isPossible && narrowOnce() && m_hasChanged);
        return m_isPossible;
    }

private:
    using Line = std::vector<Cell>;

    bool narrowOnce()
    {
        std::vector<Comparison> comparisons;
        for (const Line &other : m_rank.others)
            comparisons.push_back(compare(other));
        const auto mayCount = std::ranges::count_if(comparisons, &Comparison::mayCount);
        const auto mustCount = std::ranges::count_if(comparisons, &Comparison::mustCount);
        m_isPossible = std::ranges::all_of(comparisons, &Comparison::isPossible)
                       && mustCount <= m_rank.lessCount && m_rank.lessCount <= mayCount;
        for (std::size_t i = 0; i < comparisons.size() && m_isPossible; ++i) {
            const Comparison &comparison = comparisons[i];
            if (comparison.mustCount() || (mayCount == m_rank.lessCount && comparison.mayCount()))
                m_isPossible = keepLess(m_rank.others[i]);
            else if (mustCount == m_rank.lessCount || !comparison.mayCount())
                m_isPossible = keepFromLess(m_rank.others[i], comparison);
        }
        return m_isPossible;
    }

    Comparison compare(const Line &other) const
    {
        const DigitSet first = m_digits[other.front()];
        Comparison result;
        result.mayBegin = first.contains(m_rank.first);
        result.mustBegin = result.mayBegin && first.isSingle();
        bool mayBeEqual = true;
        for (std::size_t i = 1; i < other.size() && result.mayBegin && mayBeEqual; ++i) {
            if (other[i] == m_rank.cells[i])
                continue;
            const DigitSet own = m_digits[m_rank.cells[i]];
            const DigitSet its = m_digits[other[i]];
            result.mayBeLess = result.mayBeLess || its.first() < own.last();
            result.mayBeGreater = result.mayBeGreater || its.last() > own.first();
            mayBeEqual = !(own & its).isEmpty();
        }
        result.mayBeGreater = result.mayBeGreater || (mayBeEqual && m_rank.mayTie);
        return result;
    }

    /// Makes \a other begin with the same digit and be less.
    bool keepLess(const Line &other)
    {
        return keep(other.front(), {m_rank.first}) && keepOrder(other, m_rank.cells, false);
    }

    /// Makes \a other greater, if it begins with the same digit, or begin with another one.
    bool keepFromLess(const Line &other, const Comparison &comparison)
    {
        if (comparison.mustBegin)
            return keepOrder(m_rank.cells, other, m_rank.mayTie);
        if (!comparison.mayBegin || comparison.mayBeGreater)
            return true;
        return keep(other.front(), m_digits[other.front()] - DigitSet{m_rank.first});
    }

    /// Makes the first cells in which the two lines may differ differ in the right way.
    bool keepOrder(const Line &low, const Line &high, bool mayBeEqual)
    {
        for (std::size_t i = 1; i < low.size(); ++i) {
            if (low[i] == high[i])
                continue;
            const DigitSet below = m_digits[low[i]] & DigitSet::all(m_digits[high[i]].last());
            if (!keep(low[i], below)
                || !keep(high[i], m_digits[high[i]] - DigitSet::all(m_digits[low[i]].first() - 1)))
                return false;
            if (!m_digits[low[i]].isSingle() || m_digits[low[i]] != m_digits[high[i]])
                return true;
        }
        return mayBeEqual;
    }

    /// Returns false if the cell has no digit left.
    bool keep(Cell cell, DigitSet digits)
    {
        const DigitSet left = m_digits[cell] & digits;
        m_hasChanged = m_hasChanged || left != m_digits[cell];
        m_digits[cell] = left;
        return !left.isEmpty();
    }

    std::span<DigitSet> m_digits;
    const rule::Rank &m_rank;
    bool m_hasChanged = false;
    bool m_isPossible = true;
};

} // namespace

bool narrowToRank(std::span<DigitSet> digits, const rule::Rank &rank)
{
    return std::ranges::none_of(digits, &DigitSet::isEmpty) && RankNarrower(digits, rank).narrow();
}

} // namespace sudoku
