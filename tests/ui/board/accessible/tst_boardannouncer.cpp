#include <QApplication>

#include "tests/testprogram.h"
#include "tests/ui/board/accessible/accessiblebench.h"
#include "ui/base/messagebar.h"

namespace sudoku::tst_boardannouncer {

using namespace accessiblebench;

/// What a screen reader is told when something happens.
class TestBoardAnnouncer : public BoardAccessibleFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { QAccessible::installUpdateHandler(hear); }

    void cleanupTestCase() { QAccessible::installUpdateHandler(nullptr); }

    void init() { setUp(); }

    void findingsAreToldWhenTheyComeAndGo()
    {
        Fixture fixture(9);
        fixture.focus();
        fixture.name(1, 2);
        heard.clear();
        fixture.view.setFindings(BoardLayer::Verdict, {.changes = {{1, noDigit, 4}}});
        QCOMPARE(heard, QStringList{"NameChanged r1c2"});
        heard.clear();
        fixture.type("5"); // on which they go
        heard.sort();
        QCOMPARE(heard, (QStringList{"NameChanged r1c1", "NameChanged r1c2", "ValueChanged r1c1"}));
        heard.clear();
        fixture.view.setFindings(BoardLayer::Verdict, {});
        QVERIFY(heard.isEmpty());
    }

    void findingsOfALargerBoardAreForgotten()
    {
        Fixture fixture(16);
        fixture.focus();
        BoardFindings findings;
        findings.candidates.assign(256, DigitSet{1, 2});
        fixture.view.setFindings(BoardLayer::Verdict, findings);
        fixture.document.reset(Board(emptyBoard(25)));
        QCOMPARE(fixture.name(25, 25), "row 25, column 25, box 25: empty");
    }

    void movingTellsTheCell()
    {
        Fixture fixture(9);
        fixture.focus();
        QCOMPARE(heard.last(), "Focus r1c1");
        heard.clear();
        fixture.press(Qt::Key_Right);
        QCOMPARE(heard, (QStringList{"SelectionRemove r1c1", "SelectionAdd r1c2", "Focus r1c2"}));
        heard.clear();
        fixture.press(Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(heard, (QStringList{"SelectionAdd r2c2", "SelectionWithin board", "Focus r2c2"}));
    }

    void withoutFocusTheCellIsNotTold()
    {
        Fixture fixture(9);
        fixture.view.clearFocus();
        heard.clear();
        fixture.view.setCurrentCell(5);
        QVERIFY(!hears("Focus r1c6"));
    }

    void editsAndUndoTellTheChangedCells()
    {
        Fixture fixture(9);
        fixture.focus();
        heard.clear();
        fixture.type("5");
        QCOMPARE(heard, (QStringList{"NameChanged r1c1", "ValueChanged r1c1"}));
        heard.clear();
        fixture.document.undoStack().undo();
        QCOMPARE(heard, (QStringList{"NameChanged r1c1", "ValueChanged r1c1"}));
        QCOMPARE(fixture.name(1, 1), "row 1, column 1, box 1: empty");
        heard.clear();
        fixture.press(Qt::Key_3, Qt::ControlModifier);
        QCOMPARE(heard, QStringList{"NameChanged r1c1"});
    }

    void anEditTellsTheCellItDisagreesWith()
    {
        Fixture fixture(9);
        fixture.focus();
        fixture.type("5");
        fixture.press(Qt::Key_Right);
        heard.clear();
        fixture.type("5");
        heard.sort();
        QCOMPARE(heard, (QStringList{"NameChanged r1c1", "NameChanged r1c2", "ValueChanged r1c2"}));
        QVERIFY(fixture.name(1, 1).contains("conflict: Two 5s in row 1"));
    }

    void oneKeyIsNoStormOfEvents()
    {
        Fixture fixture(25);
        fixture.focus();
        for (int i = 0; i < fixture.table().childCount(); ++i)
            fixture.table().child(i);
        heard.clear();
        fixture.type("7");
        QCOMPARE(heard.size(), 2);
    }

    void nothingIsDoneWhereNobodyListens()
    {
        setListening(false);
        Fixture fixture(9);
        fixture.focus();
        heard.clear(); // Qt 6.8 tells of the focus by itself
        fixture.type("5");
        fixture.press(Qt::Key_Right);
        QVERIFY2(heard.isEmpty(), qPrintable(heard.join("; ")));
        QVERIFY(fixture.table().knownCells().empty());
    }

    void messagesAreNotifications()
    {
        MessageBar messages;
        messages.QWidget::show();
        heard.clear();
        messages.show({Message::Kind::Problem, "The puzzle has no solution."});
        QVERIFY(hears("NameChanged The puzzle has no solution."));
        QVERIFY(hears("ObjectShow The puzzle has no solution."));
        heard.clear();
        messages.show({.text = "A hint."});
        QVERIFY(!hears("ObjectShow A hint."));
        messages.show({.text = "Not decided yet.", .spoken = "Not decided yet. Went on."});
        QVERIFY(hears("ObjectShow Not decided yet. Went on."));
    }
};

ADD_TEST(QApplication, TestBoardAnnouncer)

} // namespace sudoku::tst_boardannouncer

#include "tst_boardannouncer.moc"
