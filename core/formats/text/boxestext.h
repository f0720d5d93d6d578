#pragma once

#include "core/board/geometry.h"

#include <optional>
#include <string>
#include <string_view>

namespace sudoku {

/// "4x3": rows x columns. Nothing where it is not the boxes of a board that there can be.
std::optional<BoxShape> parseBoxes(std::string_view text);
std::string boxesText(BoxShape boxes);

} // namespace sudoku
