#pragma once

#include <optional>
#include <string>
#include <vector>

namespace sudoku {

/// The cells of a grid, row by row, as they stand in a text.
using CellTexts = std::vector<std::string>;

/// Returns the value of the directive "regions" that \a cells draw, a square grid in which each cell names
/// its region: as many regions as there are rows, each connected and as large. Returns nothing for other
/// grids; no solution is one, since its equal digits do not touch.
std::optional<std::string> regionsOf(const CellTexts &cells);

/// Returns the line of the directive with \a regions.
inline std::string regionsDirective(const std::string &regions)
{
    return "# sudoku-workbench: regions " + regions + '\n';
}

} // namespace sudoku
