#pragma once

namespace sudoku {

class BoardView;
class CommandActions;
class DigitPad;
class Settings;

/// Shows on \a pad what it enters on the board of \a view: digits, with how many of each are left, marks at
/// their places, or colours.
void showKeys(DigitPad &pad, BoardView &view);

/// Lets \a pad enter digits on the board of \a view, or with *Digit First* hold them for clicks on cells. A
/// click with Ctrl filters a digit. The keys follow what is entered.
void connectPad(DigitPad &pad, BoardView &view, const CommandActions &actions, Settings &settings);

} // namespace sudoku
