#pragma once

#include "ui/pictures/gridfit.h"

namespace sudoku {

/// Finds the boards in \a grey, of Format_Grayscale8, the largest first; none overlaps another. Dark lines on
/// bright paper are looked for first, then bright ones on a dark screen.
struct FoundBoards
{
    FlatPicture picture; ///< in which the boards were found
    std::vector<GridFit> boards;
    double bestCoverage = 0; ///< of what looked most like a board, found or not
};

FoundBoards findBoards(const QImage &grey);

/// Fits a board to corners that a person has dragged: a \a size of 0 is found.
GridFit boardAt(const FlatPicture &picture, const BoardCorners &corners, int size = 0);

} // namespace sudoku
