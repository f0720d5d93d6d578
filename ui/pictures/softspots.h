#pragma once

#include "ui/pictures/cellimage.h"

#include <span>

namespace sudoku {

/// Empties the cells of a screenshot that show a soft spot of light, as some programs mark the chosen cell,
/// and no digit: digits have sharp edges. Cells are as soft as the picture is: each is held against the
/// others.
void eraseSoftSpots(std::span<CellImage> cells);

} // namespace sudoku
