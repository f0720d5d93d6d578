#include <QApplication>
#include <QSignalSpy>

#include "tests/testprogram.h"
#include "tests/ui/board/typist.h"

namespace sudoku::tst_stepinput {

using namespace typist;

/// Where the cursor goes by what is no sequence of digits.
class TestStepInput : public QObject
{
    Q_OBJECT

private slots:
    void aNumberThatIsNoGivenIsRefusedWhenItEnds()
    {
        Typist typist(16, "numbers", DigitRole::Entry, "12");
        QSignalSpy refusals(&typist.editor, &BoardEditor::refusedAtGiven);
        typist.press("1");
        QCOMPARE(refusals.count(), 0);
        typist.press(" ");
        QCOMPARE(refusals.count(), 1);
        typist.press("12");
        QCOMPARE(refusals.count(), 1);
        typist.press("<1>");
        QCOMPARE(refusals.count(), 2);
    }

    void theLastCellIsTheEnd_data()
    {
        QTest::addColumn<int>("size");
        for (const int size : {4, 9, 16, 25})
            QTest::addRow("%d", size) << size;
    }

    void theLastCellIsTheEnd()
    {
        QFETCH(int, size);
        Typist typist(size);
        const Cell last = size * size - 1;
        typist.view.setCurrentCell(last - 1);
        typist.press("3 4 ");
        if (size <= 9) // Space is a blank there
            typist.view.setCurrentCell(last);
        QCOMPARE(typist.view.currentCell(), last);
        QCOMPARE(typist.document.board().digitAt(0), noDigit);
        QCOMPARE(typist.document.board().digitAt(last), 4);
        typist.press("2");
        QCOMPARE(typist.document.board().digitAt(last), 2);
        typist.press("<");
        QCOMPARE(typist.document.board().digitAt(last), noDigit);
        QCOMPARE(typist.document.board().digitAt(last - 1), 3);
    }

    void aRowEndsAtTheNext()
    {
        Typist typist(16);
        typist.view.setCurrentCell(15);
        typist.press("7|1 ");
        QCOMPARE(typist.document.board().digitAt(15), 7);
        QCOMPARE(typist.document.board().digitAt(16), 1);
        QCOMPARE(typist.cells(), "r2c2");
    }

    void aPenKnowsNoStep()
    {
        Typist typist(16, "numbers", DigitRole::Entry);
        typist.editor.setInputMode(InputMode::CornerMark);
        typist.press("1|2|12");
        QCOMPARE(typist.document.board().cornerMarks[0], (DigitSet{1, 2, 12}));
        QCOMPARE(typist.cells(), "r1c1");
        typist.press("<");
        QVERIFY(typist.document.board().cornerMarks[0].isEmpty());
        QCOMPARE(typist.cells(), "r1c1");
    }

    /// Marks of two figures do not step, wherever digits do.
    void aMarkOfTwoFiguresStaysInItsCell()
    {
        Typist typist(16, "numbers", DigitRole::Given);
        typist.press("^1^2");
        QCOMPARE(typist.document.board().cornerMarks[0], DigitSet{12});
        QCOMPARE(typist.cells(), "r1c1");
        typist.press("^1|5|");
        QCOMPARE(typist.document.board().cornerMarks[0], (DigitSet{1, 12}));
        QCOMPARE(typist.row(2), "5 .");
        QCOMPARE(typist.cells(), "r1c2");
    }

    void aBlankKeepsTheMarks()
    {
        Typist typist(9, "numbers", DigitRole::Entry);
        typist.press("^3.");
        QCOMPARE(typist.document.board().cornerMarks[0], DigitSet{3});
        QCOMPARE(typist.cells(), "r1c2");
    }

    /// What is typed as something else is not for the cell of the number.
    void anotherInputIsForTheNextCell()
    {
        Typist typist(16);
        typist.press("7");
        typist.editor.setRole(DigitRole::Entry);
        QCOMPARE(typist.cells(), "r1c2");
        typist.view.setSteppingOn(true);
        typist.press("8");
        typist.editor.setInputMode(InputMode::CentreMark);
        typist.press("3");
        QCOMPARE(typist.row(3), "7 8 .");
        QCOMPARE(typist.document.board().centreMarks[2], DigitSet{3});
    }

    void theEndOfARowIsTheNextByWhateverKey()
    {
        for (const char *keys : {"7|", "7 ", "7 |", "0|", ".|"}) {
            Typist typist(16);
            typist.view.setCurrentCell(15);
            typist.press(keys);
            QCOMPARE(typist.cells(), "r2c1");
        }
    }

    void leavingTheBoardEndsANumber()
    {
        Typist typist(16);
        typist.press("1");
        typist.view.clearFocus();
        typist.view.setFocus();
        typist.press("3 ");
        QCOMPARE(typist.row(2), "1 3");
    }

    void theDigitPadStepsToo()
    {
        Typist typist(16);
        typist.press("1");
        typist.view.enterDigit(3);
        typist.view.enterDigit(16);
        QCOMPARE(typist.row(3), "1 3 16");
        QCOMPARE(typist.cells(), "r1c3");
    }

    void withoutItNothingSteps_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<QByteArray>("keys");
        QTest::addColumn<QString>("row");
        QTest::addColumn<QString>("cells");
        const auto add = [](int size, const char *keys, const char *row, const char *cells) {
            QTest::addRow("%d: %s", size, keys) << size << QByteArray(keys) << row << cells;
        };
        add(9, "53", "3", "r1c1");
        add(9, "5 3.4", "5 3 4", "r1c3");
        add(9, "5<", ".", "r1c1");
        add(9, "5>3<", "5 .", "r1c2");
        add(9, "50", ".", "r1c1");
        add(16, "1|3", "3", "r1c1");
        add(16, "1 12 3", "1 12 3", "r1c3");
        add(16, "17", "7", "r1c1");
        add(16, "12>>u", ".", "r1c1");
        add(16, "12>>ur", "12", "r1c1");
    }

    void withoutItNothingSteps()
    {
        QFETCH(int, size);
        QFETCH(QByteArray, keys);
        QFETCH(QString, row);
        QFETCH(QString, cells);
        Typist typist(size);
        typist.view.setSteppingOn(false);
        typist.check(keys, row.toLatin1(), cells.toLatin1());
    }

    void undoOfMuchMovesTheCursorWhereItMust()
    {
        Typist typist(9);
        typist.press("53");
        Grid solution(81);
        for (Cell cell = 10; cell < 81; ++cell)
            solution.set(cell, 1);
        typist.editor.fillIn(solution, "Solve");
        QVERIFY(typist.document.role() == DigitRole::Entry);
        typist.view.setCurrentCell(40);
        typist.press("u");
        QCOMPARE(typist.cells(), "r5c5"); // one of those that changed
        QVERIFY(typist.document.role() == DigitRole::Given);
        typist.view.setCurrentCell(3);
        typist.press("r");
        QCOMPARE(typist.cells(), "r2c2");
        QVERIFY(typist.document.role() == DigitRole::Entry);
    }
};

ADD_TEST(QApplication, TestStepInput)

} // namespace sudoku::tst_stepinput

#include "tst_stepinput.moc"
