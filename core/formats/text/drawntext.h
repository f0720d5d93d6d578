#pragma once

#include "core/board/geometry.h"
#include "core/board/playerdrawing.h"

#include <nlohmann/json_fwd.hpp>
#include <optional>

namespace sudoku {

// What the player has drawn on candidates, as JSON in the form of the program's own files:
// {"colours": {"r1c2=5": 2}, "lines": [{"from": "r1c2=5", "to": "r1c4=5", "weak": true}]}

nlohmann::json drawnJson(const Geometry &geometry, const PlayerDrawing &drawn);
/// Returns the inverse of drawnJson(), or nothing if \a value is no valid drawing on a board of that shape.
std::optional<PlayerDrawing> readDrawn(const Geometry &geometry, const nlohmann::json &value);

} // namespace sudoku
