#pragma once

#include "core/board/grid.h"
#include "core/planes/plane.h"

namespace sudoku {

/// Checks solutions of a classic 9x9 puzzle that are given as planes, millions a second. As isSolution(), it
/// shares no code with a search: it knows the givens and the rules only.
class ClassicCheck
{
public:
    explicit ClassicCheck(const Grid &givens);

    /// Returns whether the nine planes \a digits, of the cells that have digit 1, 2, ..., fill each cell
    /// once, have the givens, and each row, column and box has each digit. Bits that are no cells do not
    /// count.
    bool isSolution(const Plane *digits) const;

private:
    Plane m_givens[planeSide]{};
};

/// Checks one solution as a ClassicCheck does, without the time to make one.
bool isClassicSolution(const Grid &givens, const Plane *digits);

} // namespace sudoku
