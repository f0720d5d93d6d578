#pragma once

#include "core/board/board.h"
#include "core/hints/walkthrough.h"

#include <optional>

namespace sudoku {

/// Returns the board of \a puzzle as it stands before the first step of \a technique, or of a kind of it,
/// when it is solved by \a ladder: what was placed as entries, and the candidates that are left as centre
/// marks. Returns nothing if there is no such step, or \a stop was requested.
std::optional<Board> boardBefore(const Technique &technique, const Puzzle &puzzle, const Ladder &ladder,
                                 const std::stop_token &stop = {});

} // namespace sudoku
