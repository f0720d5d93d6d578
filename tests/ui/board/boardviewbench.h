#pragma once

#include <QTest>

#include "tests/testdata.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"

namespace sudoku::boardviewbench {

using Cells = std::vector<Cell>;

/// A view on an empty board, shown, with the keyboard.
struct Shown
{
    explicit Shown(int size, const char *symbolsId = "numbers", QSize viewSize = {700, 650})
        : document(Board(emptyBoard(size)))
    {
        view.setChosenSymbols(*findSymbolSet(symbolsId));
        view.resize(viewSize);
        view.show();
        view.activateWindow();
        view.setFocus();
        isReady = QTest::qWaitForWindowActive(&view);
    }

    void key(int key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(&view, Qt::Key(key), modifiers);
    }
    void keys(const char *keys)
    {
        for (; *keys; ++keys)
            key(*keys);
    }
    void click(Cell cell, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseClick(&view, Qt::LeftButton, modifiers, view.boardLayout().cellCentre(cell).toPoint());
    }
    const Board &board() const { return document.board(); }

    Document document;
    BoardEditor editor{document};
    BoardView view{document, editor};
    bool isReady = false;
};

} // namespace sudoku::boardviewbench
