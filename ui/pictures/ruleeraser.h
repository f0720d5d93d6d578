#pragma once

#include "ui/pictures/boardlook.h"
#include "ui/pictures/cellimage.h"

#include <span>

namespace sudoku {

/// Removes from the upright \a cells what is drawn behind their digits: diagonals, the edges of circles and
/// squares, thermometers. What a digit covers stays as it is.
void eraseRules(std::span<CellImage> cells, const BoardLook &look, const FoundRules &found);

} // namespace sudoku
