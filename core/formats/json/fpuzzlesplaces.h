#pragma once

#include "core/board/geometry.h"

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace sudoku {

/// A place on the board or beside it, where rows and columns go from -1 to the size.
struct FpuzzlesPlace
{
    int row;
    int column;
};

/// Returns the place with the name \a text, such as "R0C3", or nothing.
std::optional<FpuzzlesPlace> fpuzzlesPlace(const Geometry &geometry, std::string_view text);
/// Returns the inverse of fpuzzlesPlace().
std::string fpuzzlesPlaceName(FpuzzlesPlace place);

/// Returns a text such as "R1C1".
std::string fpuzzlesCell(const Geometry &geometry, Cell cell);
/// Returns an array of such texts.
nlohmann::json fpuzzlesCells(const Geometry &geometry, std::span<const Cell> cells);
/// Returns the name here of a cell or of a place beside the board: "r0c3" for "R0C3".
std::string placeName(std::string fpuzzlesName);

} // namespace sudoku
