#pragma once

#include "core/formats/text/format.h"

#include <nlohmann/json_fwd.hpp>

namespace sudoku {

// The JSON behind SudokuPad's links with "scl" and "ctc". It is a picture: cells with givens, regions and
// cages, and in addition lines, arrows and shapes whose rules are in a text for people.

/// Returns the JSON of a link, which has no quotation marks around names, short names and no empty objects in
/// arrays. Returns JSON unchanged. The result for any other text is unspecified.
std::string unzipped(std::string_view text);

TextResult readSudokuPad(const nlohmann::json &puzzle, const ReadOptions &options, std::string_view formatId);

} // namespace sudoku
