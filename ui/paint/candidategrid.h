#pragma once

#include <QRectF>
#include <QSizeF>

#include "core/board/digitset.h"

namespace sudoku {

/// The places of small digits in a cell.
struct CandidateGrid
{
    /// The smallest height of digits that can be read on a screen.
    static constexpr qreal minHeight = 6;

    /// Each digit at a place of its own if it is legible there; otherwise only the present ones side by side,
    /// as large as possible; otherwise at places of their own again.
    struct Room
    {
        QRectF rect;
        int digitCount;
        qreal widthOfHeight; ///< a digit is that many times as wide as it is high
        qreal maxHeight;
        qreal fill = 0.88;            ///< the part of its place that a digit may fill
        qreal minLegible = minHeight; ///< the smallest height of digits that can be read
    };
    static CandidateGrid of(const Room &room, DigitSet digits);

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

} // namespace sudoku
