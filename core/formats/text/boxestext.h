#pragma once

#include "core/board/geometry.h"

#include <optional>
#include <string>
#include <string_view>

namespace sudoku {

/// Returns the boxes of a text such as "4x3", rows x columns, or nothing if no board has such boxes.
std::optional<BoxShape> parseBoxes(std::string_view text);
std::string boxesText(BoxShape boxes);

} // namespace sudoku
