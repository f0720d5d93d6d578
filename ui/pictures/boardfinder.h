#pragma once

#include "ui/pictures/gridfit.h"

namespace sudoku {

/// Which lines are looked for.
enum class BoardLines {
    Any,     ///< the exact ones of screenshots first
    OnPaper, ///< dark ones on bright ground, then bright ones
};

struct FoundBoards
{
    FlatPicture picture; ///< in which the boards were found
    std::vector<GridFit> boards;
    double bestCoverage = 0; ///< of what looked most like a board, found or not
};

/// Finds the boards in \a grey, of Format_Grayscale8, the largest first; none overlaps another.
FoundBoards findBoards(const QImage &grey, BoardLines lines = BoardLines::Any);

/// Fits a board to corners that a person has dragged: a \a size of 0 is found.
GridFit boardAt(const FlatPicture &picture, const BoardCorners &corners, int size = 0);

} // namespace sudoku
