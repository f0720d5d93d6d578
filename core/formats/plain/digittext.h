#pragma once

#include "core/board/grid.h"
#include "core/board/symbols.h"

#include <string>
#include <vector>

namespace sudoku {

/// Stands in a text for a place of a board that has no cell.
inline constexpr char holeSign = '@';

/// Returns the text of each place of a board, row by row: a symbol, a dot or holeSign.
std::vector<std::string> symbolsByPlace(const Geometry &geometry, const Grid &grid, const SymbolSet &symbols);

/// Returns these in one line: a character for each place, or numbers separated by spaces.
std::string digitLine(const Geometry &geometry, const Grid &grid, const SymbolSet &symbols);

} // namespace sudoku
