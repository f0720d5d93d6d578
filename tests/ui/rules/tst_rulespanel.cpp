#include <QAbstractItemModelTester>
#include <QApplication>
#include <QTest>

#include "tests/rulesdesk.h"
#include "tests/testprogram.h"

namespace sudoku::tst_rulespanel {

class TestRulesPanel : public QObject
{
    Q_OBJECT

private slots:
    void switchesOffRemovesAndUndoes_data() { addDrawings(); }

    void switchesOffRemovesAndUndoes()
    {
        QFETCH(const Drawing *, drawing);
        RulesDesk desk({drawing->wanted});
        QAbstractItemModelTester tester(desk.list().model());
        const Board start = desk.board();
        QCOMPARE(desk.panel.ruleCount(), 1);
        desk.clickCheckBox(0);
        QVERIFY(desk.constraints().empty());
        QCOMPARE(desk.board().switchedOff, std::vector{constraint(drawing->wanted)});
        desk.key(Qt::Key_Home);
        desk.key(Qt::Key_Space); // on again
        QCOMPARE(desk.board(), start);
        desk.key(Qt::Key_Space);
        desk.key(Qt::Key_Delete);
        QCOMPARE(desk.panel.ruleCount(), 0);
        QVERIFY(desk.board().switchedOff.empty());
        desk.document.undoStack().undo();
        QCOMPARE(desk.row(0).data(Qt::CheckStateRole), Qt::Unchecked);
        for (int i = 0; i < 3; ++i)
            desk.document.undoStack().undo();
        QCOMPARE(desk.board(), start);
        QVERIFY(!desk.document.undoStack().canUndo());
    }

    void offAndOnAgainLeavesTheOrder()
    {
        RulesDesk desk({"killer 3 r1c1 r1c2", "killer 4 r2c1 r2c2", "thermometer r3c1 r3c2"});
        const Board start = desk.board();
        desk.clickCheckBox(1);
        QCOMPARE(desk.constraints().size(), 2U);
        QCOMPARE(desk.rowText(1), "Killer cage 4 at r2c1 and r2c2"); // where it was
        QCOMPARE(desk.document.undoStack().undoText(), "Switch Off Killer cage");
        desk.clickCheckBox(1);
        QCOMPARE(desk.board(), start);
    }

    void theListAndTheBoardFollowEachOther()
    {
        RulesDesk desk({"killer 15 r1c1 r1c2 r2c1", "thermometer r5c5 r5c6 r4c7", "diagonal"});
        QCOMPARE(desk.rowText(0), "Diagonal from top left");
        QCOMPARE(desk.rowText(1), "Killer cage 15 at r1c1, r1c2 and r2c1");
        QTest::mouseClick(desk.list().viewport(), Qt::LeftButton, {},
                          desk.list().visualRect(desk.row(2)).center());
        QCOMPARE(desk.view->selectedInOrder(), constraint("thermometer r5c5 r5c6 r4c7").cells);
        desk.key(Qt::Key_Up);
        QCOMPARE(desk.view->selectedInOrder(), (std::vector<Cell>{0, 1, 9}));
        desk.view->setFocus();
        desk.view->setCurrentCell(41);
        QCOMPARE(desk.list().currentIndex().row(), 2);
        QTest::mouseClick(&desk.remove(), Qt::LeftButton);
        QCOMPARE(desk.panel.ruleCount(), 2);
        desk.view->setCurrentCell(80);
        QVERIFY(!desk.remove().isEnabled());
    }

    void manyAreRemovedAsOneStep()
    {
        RulesDesk desk({"killer 3 r1c1 r1c2", "killer 4 r2c1 r2c2", "killer 5 r3c1 r3c2"});
        desk.list().setFocus();
        desk.list().selectAll();
        desk.key(Qt::Key_Delete);
        QVERIFY(desk.constraints().empty());
        QCOMPARE(desk.document.undoStack().count(), 1);
        QCOMPARE(desk.document.undoStack().undoText(), "Remove Rules");
        desk.document.undoStack().undo();
        QCOMPARE(desk.constraints().size(), 3U);
    }

    void anEmptyListSaysSo()
    {
        RulesDesk empty;
        RulesDesk other({"diagonal"});
        QVERIFY(empty.list().grab().toImage() != other.list().grab().toImage());
    }

    void otherSizesNameOtherCells()
    {
        RulesDesk desk({"killer 3 r1c1 r1c2"});
        Board small(emptyBoard(4));
        small.puzzle.constraints.push_back(*readConstraint(defaultGeometry(4), "killer 3 r2c1 r2c2"));
        QAbstractItemModelTester tester(desk.list().model());
        desk.document.edit(small, "");
        QCOMPARE(desk.rowText(0), "Killer cage 3 at r2c1 and r2c2");
    }
};

ADD_TEST(QApplication, TestRulesPanel)

} // namespace sudoku::tst_rulespanel

#include "tst_rulespanel.moc"
