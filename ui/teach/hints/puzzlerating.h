#pragma once

#include <QString>

#include "core/hints/levelrating.h"

namespace sudoku {

/// Returns "Level: Hard".
QString ratingText(const LevelRating &rating);
/// Returns sentences about the scale, the score and the hardest technique; there must be one.
QString ratingDetails(const LevelRating &rating);

} // namespace sudoku
