#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include "tests/testprogram.h"
#include "tests/ui/rules/ruleeditingbench.h"

namespace sudoku::tst_numbereditor {

using namespace ruleeditingbench;

/// The numbers of rules on the board.
class TestNumberEditor : public QObject
{
    Q_OBJECT

private slots:
    void aDoubleClickEditsTheNumberInPlace()
    {
        RulesFixture fixture({"killer 15 r1c1 r1c2"});
        fixture.doubleClick("r1c2"); // even while no rules are edited
        QVERIFY(fixture.number().hasFocus());
        QCOMPARE(fixture.number().text(), "15");
        QVERIFY(!fixture.view->isAncestorOf(&fixture.number())); // it hides no cell
        fixture.type("12");                                      // in its place
        fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.constraints(), only("killer 12 r1c1 r1c2"));
        QCOMPARE(undoText(fixture), "Change Killer cage");
        QCOMPARE(fixture.document.undoStack().count(), 1);
        QVERIFY(!fixture.number().isVisible());
        QVERIFY(fixture.view->hasFocus());
        fixture.doubleClick("r1c2"); // and while they are
        QVERIFY(fixture.number().hasFocus());
        fixture.key(Qt::Key_9);
        fixture.key(Qt::Key_Escape);
        QCOMPARE(fixture.constraints(), only("killer 12 r1c1 r1c2"));
        QVERIFY(!fixture.number().isVisible());
        QCOMPARE(fixture.board().digits().filledCount(), 0);
    }

    void aDoubleClickOnANumberOutsideEditsIt_data()
    {
        QTest::addColumn<QByteArray>("rule");
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("column");
        QTest::newRow("left") << QByteArray("sandwich 12 r1c1 r1c2") << 0 << -1;
        QTest::newRow("above the same cell") << QByteArray("sandwich 8 r1c1 r2c1") << -1 << 0;
        QTest::newRow("below") << QByteArray("x-sum 20 r9c4 r8c4") << 9 << 3;
        QTest::newRow("right") << QByteArray("numbered-room 7 r5c9 r5c8") << 4 << 9;
        QTest::newRow("beside a corner") << QByteArray("little-killer 40 r1c1 r2c2") << -1 << -1;
    }

    void aDoubleClickOnANumberOutsideEditsIt()
    {
        QFETCH(QByteArray, rule);
        QFETCH(int, row);
        QFETCH(int, column);
        RulesFixture fixture({"sandwich 12 r1c1 r1c2", "sandwich 8 r1c1 r2c1", "x-sum 20 r9c4 r8c4",
                              "numbered-room 7 r5c9 r5c8", "little-killer 40 r1c1 r2c2"});
        fixture.document.edit(
            [&] {
                Board board = fixture.board();
                board.puzzle.givens.set(0, 4); // a digit in the cell does not matter
                return board;
            }(),
            "Enter");
        for (const bool isEditing : {false, true}) {
            if (isEditing != fixture.edits().isChecked())
                fixture.edits().click();
            const QPoint place = fixture.view->boardLayout().outsideRect(row, column).center().toPoint();
            QTest::mouseClick(fixture.view, Qt::LeftButton, {}, place);
            QTest::mouseDClick(fixture.view, Qt::LeftButton, {}, place);
            QVERIFY(fixture.number().hasFocus());
            QCOMPARE(fixture.number().text(), QString::number(constraint(rule).numbers.front()));
            fixture.key(Qt::Key_Escape);
        }
    }

    void aDoubleClickOnADigitIsForItsCell()
    {
        RulesFixture fixture({"killer 15 r1c1 r1c2"});
        fixture.click("r1c1");
        fixture.key(Qt::Key_5);
        fixture.doubleClick("r1c1");
        QVERIFY(!fixture.number().isVisible());
    }

    void theNumberIsEnteredByMouse()
    {
        RulesFixture fixture({"xv 10 r1c1 r1c2", "killer 15 r5c5 r5c6 r5c7"});
        fixture.edits().click();
        fixture.doubleClick("r1c1");
        QTest::mouseClick(&fixture.padKey("V"), Qt::LeftButton);
        QCOMPARE(fixture.constraints()[1], constraint("xv 5 r1c1 r1c2"));
        fixture.doubleClick("r5c5");
        for (const char *key : {"Delete the last figure", "2", "0"})
            QTest::mouseClick(&fixture.padKey(key), Qt::LeftButton);
        QCOMPARE(fixture.number().text(), "20");
        QCOMPARE(fixture.view->sketch(), constraint("killer 20 r5c5 r5c6 r5c7"));
        QTest::mouseClick(&fixture.padKey("Done"), Qt::LeftButton);
        QCOMPARE(fixture.constraints()[0], constraint("killer 20 r5c5 r5c6 r5c7"));
        QCOMPARE(fixture.document.undoStack().count(), 2);
    }

    void aTypedFigureIsTheNumberOfTheSelectedRule()
    {
        RulesFixture fixture({"killer 15 r1c1 r1c2"});
        fixture.edits().click();
        fixture.click("r1c1");
        fixture.type("9");
        QVERIFY(fixture.number().hasFocus());
        fixture.key(Qt::Key_Up); // has no use
        fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.constraints(), only("killer 9 r1c1 r1c2"));
        QCOMPARE(fixture.view->currentCell(), 0);
    }

    void digitsGoToTheCursorOnly()
    {
        RulesFixture fixture({"thermometer r1c1 r1c2 r1c3"});
        fixture.edits().click();
        fixture.click("r1c2");
        fixture.type("4"); // it has no number
        QCOMPARE(fixture.board().digits().filledCount(), 1);
        QCOMPARE(fixture.board().digitAt(1), 4);
    }

    void anImpossibleNumberIsRefused()
    {
        RulesFixture fixture({"killer 15 r1c1 r1c2"});
        QSignalSpy refusals(&fixture.panel.tool(), &RuleTool::refused);
        fixture.edits().click();
        fixture.click("r1c1");
        fixture.key(Qt::Key_F2);
        QCOMPARE(fixture.number().placeholderText(), "none, or 3 to 17");
        fixture.type("18");
        QCOMPARE(fixture.state(), "The number for these cells must be from 3 to 17.");
        fixture.key(Qt::Key_Return);
        QCOMPARE(refusals.value(0).value(0).toString(), fixture.state());
        QVERIFY(fixture.number().hasFocus());
        QVERIFY(!fixture.document.undoStack().canUndo());
    }

    void undoDropsTheNumberThatIsTyped()
    {
        RulesFixture fixture({"killer 15 r1c1 r1c2"});
        fixture.click("r9c9");
        fixture.key(Qt::Key_5);
        fixture.edits().click();
        fixture.click("r1c1");
        fixture.type("12");
        fixture.document.undoStack().undo(); // the digit, by the tool bar
        QVERIFY(!fixture.number().isVisible());
        QCOMPARE(fixture.constraints(), only("killer 15 r1c1 r1c2"));
        QVERIFY(fixture.document.undoStack().canRedo());
    }
};

ADD_TEST(QApplication, TestNumberEditor)

} // namespace sudoku::tst_numbereditor

#include "tst_numbereditor.moc"
