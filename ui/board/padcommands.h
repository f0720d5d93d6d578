#pragma once

namespace sudoku {

class BoardView;
class CommandActions;
class DigitPad;
class Settings;

/// Lets \a pad enter digits on the board of \a view, or with *Digit First* hold them for clicks on cells. It
/// shows how many of each are left, and colours while those are entered.
void connectPad(DigitPad &pad, BoardView &view, const CommandActions &actions, Settings &settings);

} // namespace sudoku
