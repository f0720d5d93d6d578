#pragma once

#include "core/transform/canonicalform.h"
#include "core/transform/obstacle.h"

namespace sudoku {

/// Returns whether \a board has a canonical form: it needs boxes, at most maxCanonicalSize rows, and no
/// further rules.
bool hasCanonicalForm(const Board &board);

/// Returns the canonical form of \a board: see canonicalForm().
tl::expected<TransformedBoard, TransformObstacle> canonicalBoard(const Board &board);

} // namespace sudoku
