#pragma once

#include "core/board/geometry.h"

#include <optional>
#include <string>
#include <string_view>

namespace sudoku {

/// Returns a board among several from a text such as "9r1c7": its number of rows and its upper left cell,
/// which may be beyond the edge of any board. Returns nothing if it is no such text.
std::optional<SubBoard> subBoardOf(std::string_view text);
std::string subBoardText(const SubBoard &board);

} // namespace sudoku
