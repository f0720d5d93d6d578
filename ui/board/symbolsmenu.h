#pragma once

class QMenu;

namespace sudoku {

class BoardView;
class Document;
class Settings;
struct SymbolSet;

/// Fills \a menu with the symbols of large boards, which are a setting, and those of the puzzle, which it
/// keeps and which undo brings back.
void fillSymbolsMenu(QMenu &menu, Document &document, BoardView &view, Settings &settings);

/// Chooses \a symbols of the menu as a click does.
void chooseSymbols(const QMenu &menu, const SymbolSet &symbols);

} // namespace sudoku
