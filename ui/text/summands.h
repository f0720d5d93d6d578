#pragma once

#include "ui/text/lineterms.h"

#include <optional>
#include <set>
#include <vector>

namespace sudoku {

/// Some cells of a line whose digits add up, before the step.
class Summands
{
public:
    /// Takes \a cells; they have no digit of \a excluded.
    Summands(const LineTerms &line, std::vector<Cell> cells, DigitSet excluded = {});

    bool has(Cell cell) const;
    int count() const { return static_cast<int>(m_cells.size()); }

    /// Returns the least that the cells can make, as a person sees it: the least digits, different ones where
    /// cells see each other.
    int min() const { return extreme(nullptr, false); }
    int max() const { return extreme(nullptr, true); }

    /// Returns the combinations with \a total that the cells can have, if the cells see each other and there
    /// are not very many.
    std::optional<std::vector<DigitSet>> sets(int total) const;
    bool canMake(int total) const;

    /// Returns whether no way to make any of \a totals has \a gone, as far as bounds and combinations tell.
    bool excludes(const Candidate &gone, const std::set<int> &totals) const;
    /// Returns whether \a gone is outside, where each way to make any of \a totals takes its digit away.
    bool takes(const Candidate &gone, const std::set<int> &totals) const;

    /// Returns the combinations with one of \a totals, "1+2 or 3+6"; nothing if there are many or none.
    QString setsText(const std::set<int> &totals) const;
    /// Returns why digits of the cells, together called \a name, cannot be: what these can only be, or what
    /// would make too much or too little; nothing if no digit goes for such a reason.
    QStringList texts(const std::set<int> &totals, const QString &name) const;

    static constexpr qsizetype maxNamed = 6; ///< combinations

private:
    /// Returns whether the cells can have \a set with \a candidate, which is in one of them.
    bool isIn(DigitSet set, const Candidate &candidate) const;
    DigitSet digitsOf(Cell cell) const { return m_line.before(cell) - m_excluded; }
    bool isTooMuch(const Candidate &gone, int total) const
    {
        return gone.digit + extreme(&gone, false) > total;
    }
    bool isTooLittle(const Candidate &gone, int total) const
    {
        return gone.digit + extreme(&gone, true) < total;
    }
    /// Returns what the cells make at least or at most; beside \a assumed, if it is not null.
    int extreme(const Candidate *assumed, bool isMax) const;
    QStringList boundTexts(const std::set<int> &totals, const QString &name) const;

    const LineTerms &m_line;
    std::vector<Cell> m_cells;
    std::vector<DigitSet> m_digits; // of each cell
    DigitSet m_excluded;
    bool m_isDistinct;
    bool m_canBeFilled = true;
    DigitSet m_fixed;
    DigitSet m_open;
    int m_fixedTotal = 0;
    int m_openCount = 0;
};

} // namespace sudoku
