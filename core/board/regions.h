#pragma once

#include "core/board/geometry.h"
#include "core/board/grid.h"

#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace sudoku {

/// Returns the regions numbered from 0 in the order of their first places; noRegion and hole stay.
std::vector<int> numberedRegions(const std::vector<int> &regionOf);

/// Returns the board of \a size with the regions \a regionOf, numbered in any way from 0 on, or noRegion or
/// hole: a board of boxes if the regions are boxes, one of rows and columns alone if there are none,
/// otherwise a jigsaw, which keeps the numbers if they have no gap. \a digitCount and \a boards are those of
/// Geometry::withRegions().
tl::expected<Geometry, RegionError> geometryOf(int size, std::vector<int> regionOf,
                                               std::optional<int> digitCount = {},
                                               std::optional<std::vector<SubBoard>> boards = {});

/// Returns the number of digits that nobody has to say: the size of an ordinary board, or of one without any
/// house, otherwise minDigitCount().
int usualDigitCount(const Geometry &geometry);

/// Gives \a grid the regions \a regionOf, numbered in any way, in the order that Grid::regions() has.
void setRegions(Grid &grid, const std::vector<int> &regionOf);

/// Returns the regions of \a grid as a letter for each cell, row by row: A for the first region. An empty
/// text if the puzzle says the regions.
std::string regionLetters(const Grid &grid);
/// Returns the letter of a region below maxRegions.
char regionLetter(int region);
/// Returns the regions, from 0, of such letters, or nothing if a character is no such letter.
std::optional<std::vector<int>> regionsOfLetters(std::string_view letters);

} // namespace sudoku
