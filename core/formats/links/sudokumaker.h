#pragma once

#include "core/formats/text/format.h"

#include <nlohmann/json_fwd.hpp>

namespace sudoku {

/// The JSON behind SudokuMaker's links. Its constraints are known by numbers: regions, cages, thermometers,
/// dots and XV are read, remarks tell of all others.
TextResult readSudokuMaker(const nlohmann::json &link, const ReadOptions &options, std::string_view formatId);

} // namespace sudoku
