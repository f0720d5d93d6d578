#pragma once

#include "core/formats/text/format.h"

#include <nlohmann/json_fwd.hpp>

namespace sudoku {

/// Reads the JSON of a link to lisudoku.xyz: {"gridSize": 9, "fixedNumbers": […], "thermos": […], …}, with
/// places {"row": 0, "col": 0}. Names may also be written as "grid_size".
TextResult readLisudoku(const nlohmann::json &link, const ReadOptions &options, std::string_view formatId);

} // namespace sudoku
