#pragma once

#include "core/formats/json/fpuzzlesdrawing.h"
#include "core/formats/text/format.h"
#include "core/formats/text/keptmembers.h"

#include <nlohmann/json_fwd.hpp>

namespace sudoku {

// The JSON of f-puzzles.com, which many programs read and write: "size", "grid" (rows of objects, one for
// each cell) and a member for each kind of constraint. Board::keptMembers keeps the parts that the program
// does not know. The member "workbench" holds the parts of a board that f-puzzles has no form for, as in the
// program's own JSON.

extern const Format fpuzzlesFormat;

/// Returns remarks on kept \a members; those of the cells are in "grid" by their names.
std::vector<Remark> fpuzzlesRemarks(const nlohmann::json &members);

TextResult readFpuzzles(const nlohmann::json &puzzle, const ReadOptions &options, std::string_view formatId);

/// Returns the JSON of \a board for \a site: the inverse of reading.
nlohmann::json fpuzzlesOf(const Board &board, const SymbolSet &symbols,
                          FpuzzlesSite site = FpuzzlesSite::Fpuzzles);

/// Returns what fpuzzlesOf() can only write into "workbench".
std::vector<Loss> fpuzzlesLosses(const Board &board);

} // namespace sudoku
