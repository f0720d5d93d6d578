#pragma once

namespace sudoku {

class BoardView;
class CommandActions;

/// Connects the commands that show where digits can go on the board of \a view, and the one that goes from
/// one open cell to the next.
void connectFilter(const CommandActions &actions, BoardView &view);

} // namespace sudoku
