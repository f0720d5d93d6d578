#pragma once

#include "core/formats/text/format.h"
#include "core/formats/text/keptmembers.h"

#include <nlohmann/json_fwd.hpp>

namespace sudoku {

// The JSON of f-puzzles.com, which many programs read and write: "size", "grid" (rows of objects, one a cell)
// and a member for each kind of constraint. What of it the program does not know is kept in
// Board::keptMembers; what of a board it has no form for stands in a member of its own, "workbench", in the
// words of the program's own JSON.

inline constexpr const char *fpuzzlesGrid = "grid";
inline constexpr const char *fpuzzlesOwn = "workbench"; ///< what f-puzzles has no form for
inline constexpr const char *fpuzzlesSolved = "solved"; ///< our own: Solve wrote the value
inline constexpr const char *fpuzzlesCornerMarks = "cornerPencilMarks";
inline constexpr const char *fpuzzlesCentreMarks = "centerPencilMarks";

/// Returns remarks on kept \a members; those of the cells are in "grid" by their names.
std::vector<Remark> fpuzzlesRemarks(const nlohmann::json &members);

TextResult readFpuzzles(const nlohmann::json &puzzle, const ReadOptions &options, std::string_view formatId);

/// The inverse.
nlohmann::json fpuzzlesOf(const Board &board, const SymbolSet &symbols);

/// What fpuzzlesOf() can only write into "workbench".
std::vector<Loss> fpuzzlesLosses(const Board &board);

} // namespace sudoku
