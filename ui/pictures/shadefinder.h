#pragma once

#include "ui/pictures/boardlook.h"

namespace sudoku {

/// Finds the rules whose cells are shaded as a whole: windows and diagonals, where no other cell is shaded.
/// Other shades may be decoration, such as every second box, or mark the givens.
void findShadedRules(BoardLook &look, FoundRules &found);

} // namespace sudoku
