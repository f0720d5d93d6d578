#pragma once

namespace sudoku {

class BoardArea;
class BoardView;
class CommandActions;
class SolveClock;

/// Connects the command that pauses \a clock, which is there while the timer is shown. While the clock is
/// paused, \a area is covered, \a view shows an empty board, and \a actions refuses what needs the board.
void connectPause(SolveClock &clock, BoardView &view, BoardArea &area, CommandActions &actions);

} // namespace sudoku
