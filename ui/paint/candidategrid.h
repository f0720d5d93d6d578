#pragma once

#include <QRectF>
#include <QSizeF>

#include "core/board/digitset.h"

#include <span>

namespace sudoku {

/// The places of small digits in a cell.
struct CandidateGrid
{
    /// The smallest height of digits that can be read on a screen.
    static constexpr qreal minHeight = 6;

    bool isLegible() const { return height >= minLegible; }
    /// Returns the place of \a digit, one of the digits that the grid was made for.
    QRectF place(Digit digit) const;

    QPointF origin;
    QSizeF step;
    int columns = 1;
    qreal height = 0; ///< of the digits
    qreal minLegible = minHeight;
    DigitSet packed; ///< the digits side by side in reading order; empty if each has a place of its own
};

/// The places of small digits in all cells of a board: one size for all, and each digit at a place of its own
/// if it is legible there. Otherwise the present ones are side by side. A larger board never has smaller
/// digits.
class CandidateGrids
{
public:
    struct Room
    {
        QRectF rect; ///< the part of a cell that small digits may use, from its upper left corner
        int digitCount;
        int columns;         ///< of the places
        qreal widthOfHeight; ///< a digit is that many times as wide as it is high
        qreal maxHeight;
        qreal fill = 0.88; ///< the part of the width of its place that a digit may fill
        qreal minLegible = CandidateGrid::minHeight; ///< the smallest height of digits that can be read
        bool isOblong = false; ///< digits have as many columns as make them largest, not \a columns
    };

    /// Finds the places for cells with that many digits at most.
    CandidateGrids(const Room &room, int maxDigits);

    /// Returns the places of \a digits in the cell with the upper left corner \a corner; each has a place of
    /// its own if there are too many of them to be legible.
    CandidateGrid in(QPointF corner, DigitSet digits) const;
    /// As in(), but the digits are side by side, as large as possible, if there are too many.
    CandidateGrid squeezedIn(QPointF corner, DigitSet digits) const;

private:
    CandidateGrid gridOf(int columns, int rows) const;
    CandidateGrid largestFor(int count) const;
    void packLegibly();

    Room m_room;
    CandidateGrid m_byDigit;
    CandidateGrid m_packed;
    int m_packedDigits = 0; // how many of them fit; none if each digit has a place of its own
};

/// Returns the largest number of digits in a set of \a cells.
int maxDigitsIn(std::span<const DigitSet> cells);

} // namespace sudoku
