#pragma once

#include "core/formats/text/puzzletext.h"
#include "core/formats/text/texterror.h"

#include <optional>
#include <span>
#include <tl/expected.hpp>
#include <vector>

namespace sudoku {

/// The place of the text of a cell: an index into PuzzleText::lines, and columns from 0. A length of 0 is a
/// blank cell without text.
struct CellText
{
    int line;
    int column;
    int length;
};

/// How the cells of a text are separated.
enum class Split {
    Fields,     ///< by spaces, by commas, semicolons or tabs, or by bars on all sides
    Characters, ///< each character is a cell, and spaces are ignored
    Places,     ///< by position: a space is a blank cell
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
/// Returns whether a line draws a frame between two rows and contains no cells.
bool isFrameLine(std::string_view characters);
bool hasFrame(const PuzzleText &text);

/// The sides on which every row has a bar.
struct OuterBars
{
    bool left;
    bool right;
};
OuterBars outerBars(const PuzzleText &text);

/// Finds the cells of \a text, without frames. Tries in this order: fields between commas, semicolons or
/// tabs, or between bars if these are around every cell; fields between spaces if they are numbers;
/// characters; and positions, if the characters are no board but digits and spaces would be one.
CellLayout findCells(const PuzzleText &text);
/// Finds the cells of a text without frames that is known to contain numbers, or one character for each cell.
CellLayout splitAtSpaces(const PuzzleText &text);
CellLayout splitCharacters(const PuzzleText &text);
/// Finds the cells of a text by position. Returns nothing if \a text contains anything but the digits 1 … 9
/// and spaces that can be cells.
std::optional<CellLayout> splitPlaces(const PuzzleText &text);

/// Returns the size of the board of these cells: one line of size² cells, or size rows of size cells.
tl::expected<int, TextError> boardSize(const PuzzleText &text, const CellLayout &layout);

} // namespace sudoku
