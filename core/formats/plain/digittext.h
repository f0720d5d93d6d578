#pragma once

#include "core/board/grid.h"
#include "core/board/symbols.h"

#include <string>

namespace sudoku {

/// Returns the digits of \a grid, of \a digitCount, in one line: a character for each cell, or numbers
/// separated by spaces.
std::string digitLine(const Grid &grid, int digitCount, const SymbolSet &symbols);

} // namespace sudoku
