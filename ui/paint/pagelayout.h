#pragma once

#include <QRectF>
#include <QSizeF>

#include <vector>

namespace sudoku {

/// Where things lie on a page: pure arithmetic, all in millimetres.

/// The blank edge of a page.
double pageMargin(QSizeF page);

/// What a page is divided into, within its margins.
struct PageFrame
{
    /// The room of the header goes to the body where there is none.
    PageFrame(QSizeF page, bool hasHeader);

    QRectF header;
    QRectF body;
    QRectF footer;
};

/// A board with the lines of text that belong to it.
struct BoardPlace
{
    QRectF caption = {};
    QRectF board = {}; ///< a square
    QRectF rules = {}; ///< empty where there are none

    /// As it lies after \a area was turned upside down.
    BoardPlace turnedWithin(const QRectF &area) const;
};

/// Places for \a count puzzles in \a body, in rows: boards of one size, as large as can be, evenly spaced.
std::vector<BoardPlace> puzzlePlaces(const QRectF &body, int count, bool hasRules);

/// The least size of a cell in which one can solve: with room for pencil marks by hand up to 9x9 (on A4 a
/// page of four, on A5 of two), above that for two figures; with printed pencil marks larger, so that these
/// can be read too.
double minCell(int boardSize, bool hasPencilMarks);

/// Rows of small boards, for solutions.
struct SolutionRows
{
    int columns;
    double side;   ///< of a board
    double column; ///< the distance from one board to the next
    double row;    ///< the distance from one row to the next

    /// The height of one row.
    double height() const;
    /// The height of all rows that \a count boards take.
    double heightFor(int count) const { return rowOf(count - 1) * row + height(); }
    /// The row of board \a index.
    int rowOf(int index) const { return index / columns; }
    /// The place of board \a index where the rows begin at \a origin.
    BoardPlace place(QPointF origin, int index) const;
};

/// Rows of boards of \a boardSize in a body of \a room; with the scale 1 they can just be read, or are a bit
/// larger where that fills the rows.
SolutionRows solutionRows(QSizeF room, int boardSize, double scale);

/// The part of a page for small solutions that stand upside down: at the foot, or at the right where the page
/// is wider than high.
struct Foot
{
    SolutionRows rows;
    QRectF area = {};
    QRectF rest = {}; ///< what is left to the puzzles

    /// Upside down; the first is where one begins to read after turning the page.
    BoardPlace place(int index) const { return rows.place(area.topLeft(), index).turnedWithin(area); }
};

/// A foot for \a count solutions in \a body; with the scale 1 they can just be read, and are smaller where it
/// would leave too little.
Foot footOf(const QRectF &body, int boardSize, int count, double scale);

} // namespace sudoku
