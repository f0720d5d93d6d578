#pragma once

#include "core/board/geometry.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sudoku {

// Strings of the Interactive Sudoku Solver (sigh, 2021): items ".Name~argument~argument…" one after another.
// An item without a name has givens. Composite items end at ".End". Cells are R1C1, with one character for a
// row or a column: a is 10.

inline constexpr int issDefaultSize = 9; ///< of a board without a shape
/// The characters of the regions of a jigsaw.
inline constexpr std::string_view issRegionNames = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// The names of items that have others in them, up to ".End".
inline constexpr std::array<std::string_view, 3> issComposites{"And", "Or", "Replicate"};

/// An item of such a string.
struct IssItem
{
    std::string name;
    std::vector<std::string> arguments;
    std::string text;                   ///< as it stands there, with its children and ".End"
    std::vector<IssItem> children = {}; ///< of a composite item
};

/// Returns the items of \a string; blanks in it mean nothing. Returns nothing if it does not begin with a
/// dot.
std::optional<std::vector<IssItem>> issItems(std::string_view string);

/// Returns the index of a row or a column from its character, or nothing; or the inverse.
std::optional<int> issCoordinate(char character);
char issCoordinate(int index);

std::string issCell(const Geometry &geometry, Cell cell);
std::optional<Cell> issCell(const Geometry &geometry, std::string_view name);
/// Returns the cells with these names, or nothing if one of them is no cell of the board.
std::optional<std::vector<Cell>> issCells(const Geometry &geometry, std::span<const std::string> names);
/// Returns the names of cells as arguments: "~R1C1~R1C2".
std::string issCellsText(const Geometry &geometry, std::span<const Cell> cells);
/// Returns the arguments from \a first on; none if there are not so many.
std::span<const std::string> issArguments(const IssItem &item, std::size_t first);
/// Returns the number at \a index among the arguments, if there is one.
std::optional<int> issNumber(const IssItem &item, std::size_t index);
/// Returns the parts of \a text between separators; an empty text has one.
std::vector<std::string> issParts(std::string_view text, char separator);

} // namespace sudoku
