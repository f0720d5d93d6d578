#pragma once

class QMainWindow;
class QToolBar;

namespace sudoku {

class CommandActions;

/// Makes the menu bar and the tool bar of \a window from the table of commands.
void addCommandMenus(QMainWindow &window, const CommandActions &actions);
QToolBar *addCommandToolBar(QMainWindow &window, const CommandActions &actions);
/// Sets whether the tool bar of \a window shows icons without words, so that more of them have room.
void setIconsOnly(QMainWindow &window, bool areWordsHidden);

} // namespace sudoku
