#pragma once

#include <QObject>

#include "tests/ui/window/windowbench.h"
#include "ui/board/digitkey.h"
#include "ui/board/digitpad.h"

namespace sudoku::solvingbench {

/// A 4x4 with one solution; the last row is open: 4 3 2 1.
inline constexpr auto almost = "123434122143....";

class SolvingByHandFixture : public QObject, protected WindowBench
{
protected:
    void setUp()
    {
        openWindow();
        document().reset(Board(board(almost)));
        view().editor().setRole(DigitRole::Entry);
        view().setCurrentCell(12);
    }

    DigitKey *keyOf(Digit digit)
    {
        return m_window->findChild<DigitPad *>()->findChildren<DigitKey *>().at(digit - 1);
    }

    void clickKey(Digit digit) { QTest::mouseClick(keyOf(digit), Qt::LeftButton); }
    const Board &shown() { return document().board(); }
    void switchOn(Command command) { m_window->action(command)->setChecked(true); }
};

} // namespace sudoku::solvingbench
