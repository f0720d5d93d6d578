#pragma once

#include "core/board/board.h"
#include "core/hints/steps/position.h"
#include "core/hints/steps/step.h"
#include "ui/board/keyinput.h"

namespace sudoku {

/// Returns \a board after \a step of its \a position: placements become entries, and their digit disappears
/// from the pencil marks of the cells that see them; eliminations disappear from the pencil marks. A cell
/// whose marks are not its candidates first gets its candidates as centre marks, so that the elimination
/// stays visible and the next hint knows it.
Board withStep(const Board &board, const Position &position, const Step &step);

/// Returns \a board as it is in \a position, which steps have led to: the digits of the position are the
/// entries. Cells in which steps have removed more candidates than the digits do have what is left as centre
/// marks; other open cells keep the player's marks, without those that a digit rules out.
Board atPosition(const Board &board, const Position &position);

/// Returns \a board with the candidates of its \a position instead of the pencil marks of \a cells, as centre
/// marks where they have some, otherwise as corner marks.
Board withMarksCorrected(const Board &board, const Position &position, const std::vector<Cell> &cells);

/// Returns, by cell, the candidates of \a board that a look at one rule at a time leaves; none in cells with
/// a digit. The digits of the board count, its marks do not.
std::vector<DigitSet> candidatesByRules(const Board &board, const Memo &memo);

/// Returns \a board with the candidates of its \a position in all open cells: as corner marks in that input
/// mode, otherwise as centre marks.
Board withCandidates(const Board &board, const Position &position, InputMode mode);

} // namespace sudoku
