#pragma once

#include "core/formats/found/regionmap.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sudoku {

/// Returns what the cell \a item says, as plain text does: a number, a letter or "." for a blank, which may
/// be a sign, a word for nothing, -1 or 0. Numbers may be quoted and have a decimal point, as "6.0". Returns
/// nothing if \a item is no cell.
std::optional<std::string> cellValue(std::string_view item);

/// How the cells of a row are told apart.
enum class RowCut { Separators, Bars, Spaces, Characters };
inline constexpr std::array rowCuts{RowCut::Separators, RowCut::Bars, RowCut::Spaces, RowCut::Characters};

/// A line of a text that may be a row of a grid, without quotation marks and brackets.
struct GridRow
{
    std::string text;
    std::string note; ///< words behind it: "[easy]"
    int line;         ///< from 1
    bool isFrame;     ///< it may be a line between two rows
    bool hasWords;    ///< letters side by side
};

/// Returns the lines of \a text, as plainCharacters() makes it, that are not blank.
std::vector<GridRow> gridRowsIn(std::string_view text);

/// Returns the cells of \a row as cellValue() writes them; none if something in it is no cell.
CellTexts cellsOf(const GridRow &row, RowCut cut);

/// Returns the signs for blanks that are cells of \a row by themselves.
std::string blankSignsOf(const GridRow &row, RowCut cut);

/// Returns \a row without its first field, which names it: "A", "r1", "1.".
GridRow withoutLabel(const GridRow &row);

/// Returns whether \a cells number or letter the columns, or are all blank, as the header of a table.
bool isHeader(const CellTexts &cells);

/// Returns the line of a row, with commas between its cells.
inline std::string rowText(const std::vector<std::string> &cells)
{
    std::string text;
    for (const std::string &cell : cells)
        text += cell + ',';
    text.back() = '\n';
    return text;
}

} // namespace sudoku
