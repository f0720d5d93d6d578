#pragma once

#include "core/hints/steps/position.h"

#include <vector>

namespace sudoku {

/// The player's pencil marks as candidates: what a person has eliminated is missing from them. Centre marks
/// are the candidates of their cell. Corner marks often stand for the places of a digit instead; they are
/// candidates only if each open cell has marks, and the marks leave each house a place for each digit.

/// Returns the position of \a board without the candidates that the pencil marks leave out.
Position markedPosition(const Board &board);
/// Does the same with \a start, the position of \a board without its marks.
Position markedPosition(const Board &board, Position start);
/// Returns the open cells, ascending, whose candidates the pencil marks say.
std::vector<Cell> markedCells(const Board &board);
/// Returns the open cells, ascending, where the pencil marks exclude the digit of \a solution. \a start is
/// the position of \a board without its marks.
std::vector<Cell> marksUnlike(const Board &board, const Position &start, const Grid &solution);

} // namespace sudoku
