#pragma once

#include "core/board/board.h"
#include "core/formats/text/texterror.h"

#include <optional>

namespace sudoku {

/// Removes repeated constraints of \a board, and returns an error if the others would need more memory than a
/// puzzle may. A text of 100 kB can name thousands of constraints; puzzles made by people are far below the
/// limit.
std::optional<TextError> limitRules(Board &board);

} // namespace sudoku
