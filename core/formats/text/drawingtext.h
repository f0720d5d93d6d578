#pragma once

#include "core/board/puzzle.h"

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sudoku {

// Drawings and fog as JSON, in the form of the program's own files.

/// The limit for the JSON of all drawings of a board, so that what is written can be read again.
inline constexpr std::size_t maxDrawings = 250'000; ///< bytes

/// Returns the colour of "#rgb", "#rgba", "#rrggbb", "#rrggbbaa" or of one of the common names, or nothing.
std::optional<Rgba> colourOf(std::string_view text);
/// Returns "#rrggbb", or "#rrggbbaa" for a colour that is not opaque.
std::string colourText(Rgba colour);

/// Returns the finite number of \a value, which may be a text: "0.5".
std::optional<double> decimalOf(const nlohmann::json &value);
/// Returns \a value, a text or a number, as a text.
std::string shownText(const nlohmann::json &value);

/// Returns \a drawing as a board holds it: numbers rounded to a millionth, cells sorted, and members that its
/// kind does not use cleared. Returns nothing if it is none: without points, or far beside the board.
std::optional<Drawing> validDrawing(const Geometry &geometry, const Drawing &drawing);

/// Returns \a drawings sorted by kind, each kind in its order.
std::vector<Drawing> sortedDrawings(std::vector<Drawing> drawings);

nlohmann::json drawingJson(const Geometry &geometry, const Drawing &drawing);
/// Returns the inverse of drawingJson(), or nothing if \a value is no valid drawing.
std::optional<Drawing> readDrawing(const Geometry &geometry, const nlohmann::json &value);

/// Returns whether the drawings of \a info are more than maxDrawings.
bool hasTooManyDrawings(const Geometry &geometry, const PuzzleInfo &info);

/// Returns the fog with lights in \a cells, in any order.
Fog fogWith(std::vector<Cell> cells);

} // namespace sudoku
