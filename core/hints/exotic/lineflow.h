#pragma once

#include "core/board/digitset.h"
#include "core/board/geometry.h"
#include "core/hints/exotic/linebits.h"

#include <array>
#include <cstdint>

namespace sudoku {

/// The open cells of a board, by the lines of one direction ("rows") and those across ("columns").
struct LineTable
{
    /// Notes an open cell and its candidates.
    void add(int row, int column, DigitSet candidates);

    std::array<LineBits, maxBoardSize> open{};                          ///< by column
    std::array<std::array<DigitSet, maxBoardSize>, maxBoardSize> all{}; ///< by row and column: the candidates
    std::array<std::array<LineBits, 32>, maxBoardSize> rowsWith{};      ///< by column and digit
};

/// A digit for each open cell of some rows: none twice in a row or in a column, and as many in each column as
/// it has open cells there. That is a flow from the columns through the digits of each column to the digits
/// of each row, which augmenting paths find (Ford and Fulkerson, "Maximal flow through a network", 1956).
/// What no path leads out of is a smallest cut: columns whose cells have just as many digits, in their
/// columns and rows, as there are cells (Picard and Queyranne, "On the structure of all minimum cuts in a
/// network", 1980).
class LineFlow
{
public:
    explicit LineFlow(const LineTable &table);

    LineBits rows() const { return m_rows; }
    /// Returns the columns that have open cells in rows().
    LineBits columns() const { return m_columns; }

    /// Adds a row. Returns whether that is possible; otherwise the position has no solution.
    bool addRow(int row);

    /// The cells of some columns in rows() may be locked. Returns the fewest such columns with \a column, or
    /// 0 if there are none, or if one of \a unwanted is among them.
    LineBits lockedWith(int column, LineBits unwanted) const;

private:
    LineBits rowsWith(int column, Digit digit) const { return m_table->rowsWith[column][digit] & m_rows; }
    DigitSet digitsOf(int column) const;
    bool addDigit(int column);
    bool addDigit(int column, Digit digit);
    bool takeOver(int row, int column, Digit digit);
    bool reach(LineBits &columns, int column, Digit digit) const;

    static constexpr std::int16_t nobody = -1;

    const LineTable *m_table;
    LineBits m_rows = 0;
    LineBits m_columns = 0;
    std::array<std::array<std::int16_t, 32>, maxBoardSize> m_owner; // by row and digit: the column
    std::array<DigitSet, maxBoardSize> m_taken{};                   // by column
    LineBits m_seenColumns = 0;                                     // by addDigit()
    std::array<DigitSet, maxBoardSize> m_seen{};                    // by column, the same
};

} // namespace sudoku
