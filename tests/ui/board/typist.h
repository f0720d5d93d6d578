#pragma once

#include <QTest>

#include "tests/testdata.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"

namespace sudoku::typist {

/// A view on a board whose first cells have \a givens, shown, with the keyboard, advancing after each digit.
struct Typist
{
    explicit Typist(int size, const char *symbolsId = "numbers", DigitRole role = DigitRole::Given,
                    const QString &givens = {})
        : document(boardWith(size, givens))
    {
        document.setRole(role);
        view.setChosenSymbols(*findSymbolSet(symbolsId));
        view.setSteppingOn(true);
        view.resize(700, 650);
        view.show();
        view.activateWindow();
        view.setFocus();
        isReady = QTest::qWaitForWindowActive(&view);
    }

    static Board boardWith(int size, const QString &givens)
    {
        Board board(emptyBoard(size));
        const QStringList digits = givens.split(' ', Qt::SkipEmptyParts);
        for (int cell = 0; cell < digits.size(); ++cell)
            board.puzzle.givens.set(cell, digits[cell].toInt()); // "." is 0
        return board;
    }

    /// Digits, letters, blanks and full stops are themselves. | is Enter, < Backspace, x Delete, > Right, {
    /// Left, u undo, r redo, + Shift and Right, ^ Shift, @ Alt and # the keypad with the key after it.
    void press(const char *keys)
    {
        for (; *keys; ++keys)
            switch (*keys) {
            case '|':
                QTest::keyClick(&view, Qt::Key_Return);
                break;
            case '<':
                QTest::keyClick(&view, Qt::Key_Backspace);
                break;
            case 'x':
                QTest::keyClick(&view, Qt::Key_Delete);
                break;
            case '>':
                QTest::keyClick(&view, Qt::Key_Right);
                break;
            case '+':
                QTest::keyClick(&view, Qt::Key_Right, Qt::ShiftModifier);
                break;
            case '{':
                QTest::keyClick(&view, Qt::Key_Left);
                break;
            case 'u':
                document.undoStack().undo();
                break;
            case 'r':
                document.undoStack().redo();
                break;
            case '^':
                QTest::keyClick(&view, Qt::Key(*++keys), Qt::ShiftModifier);
                break;
            case '@':
                QTest::keyClick(&view, Qt::Key(*++keys), Qt::AltModifier);
                break;
            case '#':
                ++keys;
                QTest::keyClick(&view, *keys == '|' ? Qt::Key_Enter : Qt::Key(*keys), Qt::KeypadModifier);
                break;
            default:
                QTest::keyClick(&view, *keys);
            }
    }

    /// The first \a count cells.
    QString row(int count) const
    {
        QStringList digits;
        for (Cell cell = 0; cell < count; ++cell) {
            const Digit digit = document.board().digitAt(cell);
            digits += digit == noDigit ? QString(".") : QString::number(digit);
        }
        return digits.join(' ');
    }

    QString cells() const
    {
        const auto name = [this](Cell cell) {
            return QString::fromStdString(document.geometry().cellName(cell));
        };
        const std::vector<Cell> selected = view.selectedCells();
        if (selected == std::vector{view.currentCell()})
            return name(view.currentCell());
        return name(selected.front()) + "-" + name(selected.back());
    }

    void check(const char *keys, const char *expectedRow, const char *expectedCells)
    {
        QVERIFY(isReady);
        press(keys);
        QCOMPARE(row(static_cast<int>(QString(expectedRow).split(' ').size())), expectedRow);
        QCOMPARE(document.board().digits().filledCount(),
                 static_cast<int>(QString(expectedRow).split(' ').size() - QString(expectedRow).count('.')));
        QCOMPARE(cells(), expectedCells);
    }

    Document document;
    BoardEditor editor{document};
    BoardView view{document, editor};
    bool isReady = false;
};

} // namespace sudoku::typist
