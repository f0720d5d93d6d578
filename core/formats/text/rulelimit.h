#pragma once

#include "core/board/board.h"
#include "core/formats/text/texterror.h"

#include <optional>

namespace sudoku {

/// Drops constraints that a board holds twice, and says where all others would take more memory than a puzzle may. A text of
/// 100 kB can name thousands of them; those of any puzzle made by people are far below the limit.
std::optional<TextError> limitRules(Board &board);

} // namespace sudoku
