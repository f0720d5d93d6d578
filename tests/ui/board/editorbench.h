#pragma once

#include "tests/testdata.h"
#include "ui/board/boardeditor.h"
#include "ui/board/document.h"

namespace sudoku::editorbench {

using Cells = std::vector<Cell>;

/// A document of an empty board and what edits it.
struct Bench
{
    explicit Bench(int size, DigitRole role = DigitRole::Given) : document(Board(emptyBoard(size)))
    {
        editor.setRole(role);
    }

    void figures(const char *figures, const Cells &cells, std::optional<InputMode> mode = {})
    {
        for (const char *figure = figures; *figure; ++figure)
            editor.type({KeyInput::Kind::Figure, *figure - '0', mode}, cells);
    }
    void give(Cell cell, Digit digit)
    {
        Board board = document.board();
        board.puzzle.givens.set(cell, digit);
        document.edit(board, "Given");
    }
    void undo() { document.undoStack().undo(); }
    const Board &board() const { return document.board(); }
    int steps() { return document.undoStack().count(); }

    Document document;
    BoardEditor editor{document};
};

} // namespace sudoku::editorbench
