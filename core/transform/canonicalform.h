#pragma once

#include "core/board/grid.h"
#include "core/transform/cellmap.h"
#include "core/transform/relabelledboard.h"

namespace sudoku {

/// The size of the largest board with a canonical form here. The time grows with the orders of a full row.
inline constexpr int maxCanonicalSize = 9;

/// The canonical form of a grid, which is called minlex, and the way there.
struct CanonicalForm
{
    std::vector<Digit> digits = {}; ///< row by row, noDigit for a blank
    CellMap cells = {};             ///< where each cell went
    DigitMap names = {};            ///< what each digit became
};

/// Returns the canonical form of \a givens. Read row by row, with 0 for a blank, it is the smallest number
/// among all forms. Forms come from swapping bands, stacks and lines within them, from relabelling digits
/// and, if boxes are square, from the reflection at a diagonal. Two grids are the same in another form
/// exactly if their canonical forms have the same digits. \a geometry has boxes and at most maxCanonicalSize
/// rows.
CanonicalForm canonicalForm(const Geometry &geometry, const Grid &givens);

} // namespace sudoku
