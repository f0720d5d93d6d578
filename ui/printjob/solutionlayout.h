#pragma once

#include "ui/printjob/pagelayout.h"

namespace sudoku {

/// Returns the smallest size of a cell of a solution, in mm, in which people can read at all.
double minSolutionCell(int boardSize);

/// Rows of small boards, for solutions.
struct SolutionRows
{
    int columns;
    double side;     ///< of a board
    double column;   ///< the distance from one board to the next
    double row;      ///< the distance from one row to the next
    double caption;  ///< the height of the line above a board
    double left = 0; ///< of the first board, from the origin

    /// Returns the height of one row.
    double height() const { return caption + side; }
    /// Makes captions lower, and rows with them, if they are higher than \a max.
    void limitCaption(double max);
    /// Returns the height of all rows that \a count boards take.
    double heightFor(int count) const { return rowOf(count - 1) * row + height(); }
    /// Returns the row of board \a index.
    int rowOf(int index) const { return index / columns; }
    /// Returns the place of board \a index; the rows start at \a origin.
    BoardPlace place(QPointF origin, int index) const;
};

/// Returns rows of boards of \a boardSize in \a room. With \a scale 1 the boards are just legible, or up to
/// \a stretch times as large if that fills the rows.
SolutionRows solutionRows(QSizeF room, int boardSize, double scale, double stretch = 1.2);
/// Returns rows of \a count boards, as large as \a room allows but not larger than \a maxSide.
SolutionRows solutionRowsOf(QSizeF room, int count, double maxSide);
/// Returns how large a solution of a board of \a boardSize may be, so that it does not look like a puzzle.
double maxSolutionSide(int boardSize);

/// The part of a page for small solutions upside down: at the foot, or at the right if the page is wider than
/// high.
struct Foot
{
    SolutionRows rows;
    QRectF area = {};
    QRectF rest = {}; ///< the area that is left for the puzzles

    /// Returns the place of a solution, upside down. The first one comes first for a reader who has turned
    /// the page.
    BoardPlace place(int index) const { return uprightPlace(index).turnedWithin(area); }
    /// Returns the same place for a solution that is upright.
    BoardPlace uprightPlace(int index) const { return rows.place(area.topLeft(), index); }
    /// Returns the same foot below boards that reach from \a left to \a right, flush with them if it is not
    /// wider.
    Foot below(double left, double right) const;
};

/// Returns a foot for \a count solutions in \a body. With \a scale 1 they are just legible; they are smaller
/// if they would leave too little room.
Foot footOf(const QRectF &body, int boardSize, int count, double scale);

} // namespace sudoku
