#pragma once

#include "core/hints/exotic/linebits.h"
#include "core/hints/steps/position.h"

#include <span>
#include <vector>

namespace sudoku {

/// Returns how many rows and columns at least hold certain cells of some columns: \a rowsOf has a set of rows
/// for each column. (As many of the cells can be in different rows and columns, by König's theorem.)
int fewestLines(std::span<const LineBits> rowsOf);

/// A position on a board with boxes, seen upright or with rows and columns exchanged: what is said of rows
/// and bands holds for columns and stacks too.
class BandView
{
public:
    BandView(const Position &position, bool isTransposed);

    const Position &position() const { return m_position; }
    int size() const { return m_size; }
    int columnsOfBox() const { return m_size / m_rowsOfBand; }

    Cell cellAt(int row, int column) const
    {
        const Geometry &geometry = m_position.rules().geometry();
        return m_isTransposed ? geometry.cellAt(column, row) : geometry.cellAt(row, column);
    }
    /// Returns the rows in which \a column has \a digit, on the board or as a candidate.
    LineBits rowsWith(Digit digit, int column) const { return m_rowsWith[digit * m_size + column]; }
    /// Returns the rows of the band of \a row.
    LineBits bandOf(int row) const
    {
        const int first = row / m_rowsOfBand * m_rowsOfBand;
        return ((LineBits{1} << m_rowsOfBand) - 1) << first;
    }
    /// Returns the house of \a column.
    int houseOfColumn(int column) const { return m_isTransposed ? column : m_size + column; }

private:
    const Position &m_position;
    bool m_isTransposed;
    int m_size;
    int m_rowsOfBand;
    std::vector<LineBits> m_rowsWith; // by digit and column
};

} // namespace sudoku
