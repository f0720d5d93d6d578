#pragma once

namespace sudoku {

class BoardArea;
class BoardView;
class CommandActions;
class Document;
class Settings;
struct SymbolSet;

/// Connects the commands that edit the board, and those that change the input and the view. \a settings keeps
/// the choices and restores them.
void connectBoardCommands(const CommandActions &actions, Document &document, BoardView &view, BoardArea &area,
                          Settings &settings);

/// Shows digits in \a symbols from now on, as the menu of \a actions does.
void chooseSymbols(const CommandActions &actions, const SymbolSet &symbols);

} // namespace sudoku
