#pragma once

namespace sudoku {

class BoardView;
class CommandActions;
class SolveClock;

/// Connects the command that pauses \a clock. While it is paused, \a view shows an empty board.
void connectPause(SolveClock &clock, BoardView &view, const CommandActions &actions);

} // namespace sudoku
