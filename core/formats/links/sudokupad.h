#pragma once

#include "core/formats/text/format.h"

#include <nlohmann/json_fwd.hpp>

namespace sudoku {

// The JSON behind SudokuPad's links with "scl" and "ctc". It is a picture: cells with givens, regions and
// cages, and beside them lines, arrows and shapes whose rules stand in a text for people.

/// Links hold it without the quotation marks of names, with short names and without empty objects in arrays:
/// this makes JSON of it. Text that is JSON comes back as it is; garbage becomes other garbage.
std::string unzipped(std::string_view text);

TextResult readSudokuPad(const nlohmann::json &puzzle, const ReadOptions &options, std::string_view formatId);

} // namespace sudoku
