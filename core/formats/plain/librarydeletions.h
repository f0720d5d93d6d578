#pragma once

#include "core/board/board.h"

#include <string>
#include <string_view>

namespace sudoku {

// A candidate that is deleted is missing from the centre marks of its cell, and each other open cell has all
// candidates that its houses leave as centre marks. So hints use them as a player's marks.

/// Returns whether \a text may be a list of deleted candidates: "218 848", digit, row and column. It may be
/// empty.
bool areDeletions(std::string_view text);

/// Gives the open cells of \a board the candidates without those of the list \a text as centre marks; none if
/// there is nothing to delete. Returns how many of the list are left out: they are no candidates of an open
/// cell, or leave it none.
int deleteCandidates(Board &board, std::string_view text);

/// Returns the list that deleteCandidates() makes the centre marks of \a board from; empty if there is none.
std::string deletedCandidates(const Board &board);

} // namespace sudoku
