#pragma once

#include <QRectF>
#include <QSizeF>

#include <vector>

namespace sudoku {

/// The places on a page: pure arithmetic, all lengths in mm.

/// Returns the width of the blank edge of a page, in mm.
double pageMargin(QSizeF page);

/// The blank edges of a page, in mm.
struct PageEdges
{
    double margin;     ///< at all edges
    double gutter = 0; ///< more at the left edge, for the binding
};

/// The parts of a page within its margins.
struct PageFrame
{
    /// Divides \a page; without a header its room belongs to the body.
    PageFrame(QSizeF page, bool hasHeader) : PageFrame(page, hasHeader, {pageMargin(page)}) {}
    PageFrame(QSizeF page, bool hasHeader, const PageEdges &edges);

    /// Takes room for a line for name and date from the top of the body.
    void addNameLine();
    /// Takes room for hints from the foot of the body.
    void addHints();
    /// Takes room for sentences from the top of the body.
    void addIntroduction(double height);

    QRectF header;
    QRectF nameLine = {};     ///< empty if there is none
    QRectF introduction = {}; ///< the sentences about all puzzles of the page; empty if there are none
    QRectF body;
    QRectF hints = {}; ///< empty if there are none
    QRectF footer;
};

/// The sizes of letters beside a board: the larger its cells are, the larger is the text.
struct TextSizes
{
    double number;
    double facts;
    double rules;

    /// Returns the sizes for a caption of \a height.
    static TextSizes ofCaption(double height);
};

/// Returns the size of page numbers beside captions of that height, which is 0 if there are none.
double footText(double caption);

/// A board with the lines of text that belong to it.
struct BoardPlace
{
    QRectF caption = {};
    QRectF board = {}; ///< a square
    QRectF rules = {}; ///< empty if there are none
    QRectF code = {};  ///< a square; empty if there is none
    QRectF note = {};  ///< the line below the board; empty if there is none

    /// Returns the place after \a area was turned upside down.
    BoardPlace turnedWithin(const QRectF &area) const;
};

/// The boards of a page.
struct PuzzleGroup
{
    int count;
    int boardSize;
    int rulesLength = 0;       ///< the most letters of the sentences that a puzzle has of its own
    double codeSide = 0;       ///< the side of the largest QR code in mm; 0 if there are none
    bool hasNotes = false;     ///< a line of text below each board
    bool isFirstLarge = false; ///< the first board takes more than half of the page
    double caption = 0;        ///< the size of the number in captions in mm; 0 for one that suits the boards
};

/// The largest distance of boards side by side, in mm: farther apart, they would not look like one block.
inline constexpr double maxColumnGap = 14;

/// Returns places for a group in rows in \a body. The boards have one size, as large as fits; the room that
/// is left is the same above, between and below the rows. The last row may have fewer. Codes keep their size;
/// there are none if they would take too much from the boards.
std::vector<BoardPlace> puzzlePlaces(const QRectF &body, const PuzzleGroup &group);

/// Returns the smallest size of a cell, in mm, in which people can solve: up to 9x9 with room for pencil
/// marks by hand (four puzzles on A4, two on A5), above 9x9 with room for two figures. Cells with printed
/// pencil marks are larger, so that these are legible.
double minCell(int boardSize, bool hasPencilMarks);

/// The smallest size of a cell of a puzzle, in mm, in which people can write at all.
inline constexpr double minPuzzleCell = 4.5;

} // namespace sudoku
