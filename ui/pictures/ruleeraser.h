#pragma once

#include "ui/pictures/boardlook.h"
#include "ui/pictures/cellimage.h"

#include <span>

namespace sudoku {

/// Removes diagonals, thermometers, discs and squares, which are drawn behind digits, from the upright \a
/// cells. What a digit covers stays as it is.
void eraseRules(std::span<CellImage> cells, const BoardLook &look, const FoundRules &found);

} // namespace sudoku
