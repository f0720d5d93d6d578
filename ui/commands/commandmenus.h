#pragma once

class QMainWindow;

namespace sudoku {

class CommandActions;

/// Makes the menu bar and the tool bar of \a window from the table of commands.
void addCommandMenus(QMainWindow &window, const CommandActions &actions);
void addCommandToolBar(QMainWindow &window, const CommandActions &actions);

} // namespace sudoku
