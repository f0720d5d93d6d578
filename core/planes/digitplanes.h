#pragma once

#include "core/board/grid.h"
#include "core/planes/plane.h"

namespace sudoku {

/// The candidates of a 9x9 board with rows, columns and boxes of 3x3 and nothing else: for each digit the
/// plane of the cells that it may be in. A PlaneEngine narrows them.
struct alignas(64) DigitPlanes
{
    DigitPlanes() = default; // nothing is written, for the place of a later guess

    /// Makes the planes of \a givens; if two of these are equal and see each other, digit 1 has no cell.
    explicit DigitPlanes(const Grid &givens);
    /// The same where cells have other peers, for further houses, which have looked at nothing.
    DigitPlanes(const Grid &givens, const Plane *peers);

    /// Returns the digits of the solved cells.
    Grid grid() const;

    void eliminate(Cell cell, Digit digit);

    Plane planes[planesWithFiller]; ///< of each digit, and filler
    Plane solved;                   ///< the cells that have one candidate
    Plane passedOn;                 ///< the solved cells that further houses have looked at
    Plane lookedAt[planeSide];      ///< the planes that further houses have looked at; unset without such

private:
    void set(const Grid &givens, const Plane *peers);
};

} // namespace sudoku
