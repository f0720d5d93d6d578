#pragma once

#include <QString>

#include "core/board/board.h"
#include "core/formats/text/format.h"

namespace sudoku {

// What a board says to the people who open it in another program: its rules in words, and its solution, so
// that the program knows when they have solved it.

/// Returns whether a text of \a format states a solution, \a board states none yet, and its rules are all
/// known, so that its only solution may be added.
bool needsSolution(const Board &board, const Format &format);

/// Returns \a board with its rules in words, if \a format shows them and their author has written none; and
/// with \a solution if it needs one and \a solution is not null.
Board sharedBoard(Board board, const Format &format, const Grid *solution);

/// How many solutions are known of a board that is shared.
enum class SharedSolutions { Unknown, None, One, Several };

/// Returns why a text of \a format will not know when somebody has solved \a board: "no solution is added:
/// there are several". Returns an empty text if it will, or if \a format states no solution.
QString missingSolutionText(const Board &board, const Format &format, SharedSolutions known);

/// Returns where the solution that the source of \a board states differs from \a solution: "the source of the
/// puzzle states another solution: 5 in r3c4". Returns an empty text if it does not, or states none.
QString otherSolutionText(const Board &board, const Grid &solution);

} // namespace sudoku
