#pragma once

#include "core/formats/text/puzzletext.h"
#include "core/formats/text/texterror.h"

#include <optional>
#include <span>
#include <tl/expected.hpp>
#include <vector>

namespace sudoku {

/// Where the text of a cell stands: an index into PuzzleText::lines, and columns from 0. A length of 0
/// is a cell that is blank because nothing stands there.
struct CellText
{
    int line;
    int column;
    int length;
};

/// How the cells of a text are separated.
enum class Split {
    Fields,     ///< by spaces, by commas, semicolons or tabs, or by bars on all sides
    Characters, ///< each character is a cell, and spaces mean nothing
    Places,     ///< by their place: a space is a blank cell
};

/// The cells of a text, row by row as its lines are.
struct CellLayout
{
    Split split;
    std::vector<CellText> cells = {};
    std::vector<int> rowEnds = {};

    int rowCount() const { return static_cast<int>(rowEnds.size()); }
    std::span<const CellText> row(int index) const;
    void endRow();
};

bool isBar(char character);
/// Whether a line draws the frame between two rows, and holds no cells.
bool isFrameLine(std::string_view characters);
bool hasFrame(const PuzzleText &text);

/// On which sides every row has a bar.
struct OuterBars
{
    bool left;
    bool right;
};
OuterBars outerBars(const PuzzleText &text);

/// Finds the cells of \a text, frames left out. In this order: fields between commas, semicolons or tabs,
/// or between bars where these stand around every cell; fields between spaces where they are numbers; else
/// characters; and where these are no board but digits and spaces would be one, places.
CellLayout findCells(const PuzzleText &text);
/// The same for text without frames that is known to be numbers, or one character a cell.
CellLayout splitAtSpaces(const PuzzleText &text);
CellLayout splitCharacters(const PuzzleText &text);
/// Nothing where \a text is not made of the digits 1 … 9 and of spaces that can be cells.
std::optional<CellLayout> splitPlaces(const PuzzleText &text);

/// The size of the board that the cells make: one line of size² cells, or size rows of size cells.
tl::expected<int, TextError> boardSize(const PuzzleText &text, const CellLayout &layout);

} // namespace sudoku
