#pragma once

#include "core/hints/steps/bitrows.h"
#include "core/hints/steps/position.h"

#include <vector>

namespace sudoku {

/// The sets of cells of one house that have together one candidate more than there are cells.
class AlmostLockedSets
{
public:
    enum class Sizes { All, FromTwoCells };

    /// Looks for all of them; on boards with more than nine cells in a house for small ones only.
    AlmostLockedSets(const Position &position, Sizes sizes);

    int count() const { return static_cast<int>(m_digits.size()); }
    DigitSet digits(int set) const { return m_digits[set]; }
    const CellSet &cells(int set) const { return m_cells[set]; }
    /// Returns the cells of \a set that have the candidate \a digit.
    CellSet cellsWith(int set, Digit digit) const { return m_cells[set] & m_position.cellsWith(digit); }
    /// Returns all candidates of \a set.
    std::vector<Candidate> candidates(int set) const;
    /// Returns its candidates \a digit.
    std::vector<Candidate> candidates(int set, Digit digit) const
    {
        return candidatesIn(cellsWith(set, digit), digit);
    }

private:
    void extend(std::size_t next, DigitSet digits);
    bool wasFoundBefore() const;

    const Position &m_position;
    int m_minCells;
    int m_maxCells;
    int m_house = 0;
    std::vector<Cell> m_open;
    std::vector<Cell> m_chosen;
    std::vector<DigitSet> m_digits;
    std::vector<CellSet> m_cells;
};

} // namespace sudoku
