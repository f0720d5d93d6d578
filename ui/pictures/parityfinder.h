#pragma once

#include "ui/pictures/boardlook.h"

namespace sudoku {

/// Finds cells with discs, which are odd, and cells with squares, which are even.
void findParityShapes(BoardLook &look, FoundRules &found);

/// Looks at cells that are shaded as a whole. If in each house half of the cells are, they are the even ones,
/// or the odd ones where these are more. Of equally many, or of fewer ones, the digits must tell.
void findShadedParity(BoardLook &look, FoundRules &found);

} // namespace sudoku
