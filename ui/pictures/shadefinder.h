#pragma once

#include "ui/pictures/boardlook.h"

namespace sudoku {

/// Finds windows and diagonals whose cells, and no others, are shaded as a whole.
/// Other shades may be decoration, such as every second box, or mark the givens.
void findShadedRules(BoardLook &look, FoundRules &found);

} // namespace sudoku
