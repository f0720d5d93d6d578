#pragma once

class QMainWindow;
class QToolBar;

namespace sudoku {

class CommandActions;

/// Makes the menu bar and the tool bar of \a window from the table of commands.
void addCommandMenus(QMainWindow &window, const CommandActions &actions);
QToolBar *addCommandToolBar(QMainWindow &window, const CommandActions &actions);

} // namespace sudoku
