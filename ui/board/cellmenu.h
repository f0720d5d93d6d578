#pragma once

class QPoint;

namespace sudoku {

class BoardView;
class CommandActions;

/// Shows a menu for the selected cells at \a place on the screen: a pad with the digits, and what is often
/// done with cells.
void showCellMenu(BoardView &view, const CommandActions &actions, const QPoint &place);

} // namespace sudoku
