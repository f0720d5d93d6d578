#pragma once

#include "core/formats/text/format.h"

#include <nlohmann/json_fwd.hpp>

namespace sudoku {

// The JSON behind the links of SudokuMaker: {"formatVersion": …, "puzzle": {"cells": …, "constraints": …}}.
// A constraint is a block with a number for its "type" (sudokumakerelements.h). Board::keptMembers holds, in
// an object by the name of the format, what the program does not know: blocks as they are, or with those
// elements alone that it does not know, and members of cells by name and number.

inline constexpr const char *sudokuMakerId = "sudokumaker";

TextResult readSudokuMaker(const nlohmann::json &link, const ReadOptions &options, std::string_view formatId);

/// Returns the JSON of \a board: the inverse of reading.
nlohmann::json sudokuMakerOf(const Board &board, const SymbolSet &symbols);

/// Returns what sudokuMakerOf() can only write into "workbench".
std::vector<Loss> sudokuMakerLosses(const Board &board);

/// Returns remarks on kept \a members.
std::vector<Remark> sudokuMakerRemarks(const nlohmann::json &members);

} // namespace sudoku
