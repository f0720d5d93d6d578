#pragma once

#include <QString>

#include "core/board/board.h"

namespace sudoku {

class BoardView;

/// Returns what a screen reader says of a cell: "row 3, column 4, box 2: 5, given, conflict: Two 5s in row 3:
/// r3c4 and r3c7", "row 1, column 1, box 1: empty, corner marks 1 2". What an analysis shows in the cell
/// comes last.
QString cellText(const BoardView &view, Cell cell);

/// Returns the constraints in force that contain \a cell: "Killer cage 15, Thermometer". Returns an empty
/// text if there are none.
QString cellRulesText(const Board &board, Cell cell);

/// Returns all conflicts of the digit of \a cell in words, or an empty text.
QString conflictText(const BoardView &view, Cell cell);

} // namespace sudoku
