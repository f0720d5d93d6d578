#pragma once

namespace sudoku {

class BoardArea;
class BoardView;
class CommandActions;
class Document;
class Settings;

/// Connects the commands that edit the board and those that change how it is typed on and shown. \a settings
/// remembers the choices, and says what they were.
void connectBoardCommands(const CommandActions &actions, Document &document, BoardView &view, BoardArea &area,
                          Settings &settings);

} // namespace sudoku
