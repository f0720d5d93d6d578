#pragma once

#include "ui/pictures/cellimage.h"
#include "ui/pictures/cellshades.h"

namespace sudoku {

/// Removes the disc or square with its edge that is behind the digit of an upright cell, where \a shade has
/// one: its ink becomes paper, and what is darker stays.
void eraseShape(CellImage &cell, const CellShade &shade);

} // namespace sudoku
