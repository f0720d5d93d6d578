#pragma once

#include "core/formats/text/format.h"

#include <nlohmann/json_fwd.hpp>

namespace sudoku {

/// Reads the JSON behind SudokuMaker's links, in which numbers identify constraints: regions, cages,
/// thermometers, dots and XV are read, and remarks name all others.
TextResult readSudokuMaker(const nlohmann::json &link, const ReadOptions &options, std::string_view formatId);

} // namespace sudoku
