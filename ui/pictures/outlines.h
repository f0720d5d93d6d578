#pragma once

#include "ui/pictures/flatpicture.h"

#include <vector>

namespace sudoku {

/// Returns quadrilaterals in \a picture that may be outlines of boards: of dark contours, and of clusters of
/// cells of one size. What is inside them is not looked at.
std::vector<BoardCorners> outlinesIn(const FlatPicture &picture);

} // namespace sudoku
