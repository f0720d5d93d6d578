#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include "tests/rulesfixture.h"
#include "tests/testprogram.h"

namespace sudoku::tst_selectedrule {

/// A constraint stays selected while it is changed, and is selected when undo brings it back.
class TestSelectedRule : public QObject
{
    Q_OBJECT

private slots:
    void ctrlAddsAndRemovesCells_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("clicked"); // first, to select it
        QTest::addColumn<std::vector<const char *>>("dragged");
        QTest::addColumn<QByteArray>("after");
        const auto add = [](const char *before, const char *clicked, const std::vector<const char *> &dragged,
                            const char *after) {
            QTest::addRow("%s: %s", before, after)
                << QByteArray(before) << QByteArray(clicked) << dragged << QByteArray(after);
        };
        add("killer 15 r1c1 r1c2", "r1c1", {"r2c1"}, "killer 15 r1c1 r1c2 r2c1");
        add("killer 15 r1c1 r1c2", "r1c1", {"r2c1", "r2c2", "r2c3"}, "killer 15 r1c1 r1c2 r2c1 r2c2 r2c3");
        add("killer 15 r1c1 r1c2 r1c3 r1c4", "r1c1", {"r1c3", "r1c4"}, "killer 15 r1c1 r1c2");
        add("even r1c1", "r1c1", {"r5c5"}, "even r1c1 r5c5");
        add("thermometer r3c3 r3c4", "r3c4", {"r3c5", "r4c6"}, "thermometer r3c3 r3c4 r3c5 r4c6");
        add("thermometer r3c3 r3c4", "r3c4", {"r2c2", "r1c1"}, "thermometer r1c1 r2c2 r3c3 r3c4");
        add("thermometer r3c3 r3c4 r3c5 r3c6", "r3c4", {"r3c6"}, "thermometer r3c3 r3c4 r3c5");
        add("thermometer r3c3 r3c4 r3c5 r3c6", "r3c4", {"r3c4"}, "thermometer r3c5 r3c6");
        add("clone r1c1 r1c2 r5c5 r5c6", "r1c1", {"r2c1"}, "clone r1c1 r1c2 r2c1 r5c5 r5c6 r6c5");
        add("clone r1c1 r1c2 r2c1 r5c5 r5c6 r6c5", "r1c1", {"r5c6"}, "clone r1c1 r2c1 r5c5 r6c5");
    }

    void ctrlAddsAndRemovesCells()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, clicked);
        QFETCH(std::vector<const char *>, dragged);
        QFETCH(QByteArray, after);
        RulesFixture fixture({before.constData()});
        const Board start = fixture.board();
        fixture.edits().click();
        fixture.click(clicked.constData());
        fixture.selectByMouse(cellsNamed(dragged), Qt::ControlModifier);
        QCOMPARE(fixture.constraints(), only(after.constData()));
        QCOMPARE(fixture.view->selectedInOrder(), fixture.constraints().front().cells);
        QCOMPARE(fixture.list().selectionModel()->selectedIndexes().size(), 1);
        QCOMPARE(fixture.document.undoStack().count(), 1);
        fixture.document.undoStack().undo();
        QCOMPARE(fixture.board(), start);
        QCOMPARE(fixture.view->selectedInOrder(), fixture.constraints().front().cells); // selected still
    }

    void cellsAreAddedWithKeys()
    {
        RulesFixture fixture({"killer 15 r1c1 r1c2"});
        fixture.edits().click();
        fixture.click("r1c1");
        fixture.key(Qt::Key_Down, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(fixture.constraints(), only("killer 15 r1c1 r1c2 r2c1"));
        fixture.key(Qt::Key_Up, Qt::ControlModifier);
        fixture.key(Qt::Key_Space, Qt::ControlModifier);
        QCOMPARE(fixture.constraints(), only("killer 15 r1c2 r2c1"));
        QCOMPARE(fixture.document.undoStack().count(), 2);
    }

    void cellsThatDoNotFitAreRefused()
    {
        RulesFixture fixture({"thermometer r3c3 r3c4"});
        QSignalSpy refusals(&fixture.panel.tool(), &RuleTool::refused);
        QSignalSpy ends(&fixture.panel.tool(), &RuleTool::refusalEnded);
        fixture.edits().click();
        fixture.click("r3c3");
        fixture.click("r9c9", Qt::ControlModifier);
        QCOMPARE(refusals.value(0).value(0).toString(),
                 "Each cell must share a side or a corner with the one before it.");
        QCOMPARE(ends.count(), 0); // it is still to be read
        QCOMPARE(fixture.constraints(), only("thermometer r3c3 r3c4"));
        QCOMPARE(fixture.view->selectedInOrder(), cellsNamed({"r3c3", "r3c4"}));
        QVERIFY(!fixture.document.undoStack().canUndo());
    }

    void whatIsSwitchedOffStaysSelected()
    {
        RulesFixture fixture({"killer 15 r1c1 r1c2"});
        fixture.edits().click();
        fixture.click("r1c1");
        fixture.clickCheckBox(0);
        QVERIFY(fixture.constraints().empty());
        QCOMPARE(fixture.state(), "Killer cage 15 at r1c1 and r1c2");
        fixture.view->setFocus();
        fixture.key(Qt::Key_Delete);
        QVERIFY(fixture.board().switchedOff.empty());
    }

    void undoAndRedoSelectWhatTheyChange()
    {
        RulesFixture fixture({"killer 15 r1c1 r1c2", "killer 9 r5c5 r5c6"});
        fixture.edits().click();
        fixture.click("r1c1");
        fixture.key(Qt::Key_F2);
        fixture.key(Qt::Key_Backspace);
        fixture.key(Qt::Key_Backspace);
        fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.constraints().front(), constraint("killer r1c1 r1c2"));
        fixture.document.undoStack().undo();
        QCOMPARE(fixture.state(), "Killer cage 15 at r1c1 and r1c2");
        QCOMPARE(fixture.list().selectionModel()->selectedIndexes(), QModelIndexList{fixture.row(0)});
        fixture.type("12"); // another number for it
        fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.constraints().front(), constraint("killer 12 r1c1 r1c2"));
        fixture.click("r5c5");
        fixture.document.undoStack().undo();
        fixture.document.undoStack().redo();
        QCOMPARE(fixture.state(), "Killer cage 12 at r1c1 and r1c2");
    }

    void undoSelectsWhatWasRemoved_data()
    {
        QTest::addColumn<bool>("isEditing");
        QTest::newRow("while rules are edited") << true;
        QTest::newRow("in the list") << false;
    }

    void undoSelectsWhatWasRemoved()
    {
        QFETCH(bool, isEditing);
        RulesFixture fixture({"killer 15 r1c1 r1c2", "killer 9 r5c5 r5c6", "killer 8 r7c7 r7c8"});
        if (isEditing)
            fixture.edits().click();
        fixture.list().setFocus();
        fixture.list().setCurrentIndex(fixture.row(1));
        fixture.key(Qt::Key_Delete);
        QCOMPARE(fixture.constraints().size(), 2U);
        fixture.document.undoStack().undo();
        QCOMPARE(fixture.list().selectionModel()->selectedIndexes(), QModelIndexList{fixture.row(1)});
        if (isEditing)
            QCOMPARE(fixture.state(), "Killer cage 9 at r5c5 and r5c6");
        fixture.key(Qt::Key_Delete);
        QCOMPARE(fixture.constraints(),
                 (std::vector{constraint("killer 15 r1c1 r1c2"), constraint("killer 8 r7c7 r7c8")}));
        fixture.document.undoStack().undo();
        fixture.list().selectAll();
        fixture.key(Qt::Key_Delete);
        fixture.document.undoStack().undo(); // all come back
        QCOMPARE(fixture.list().selectionModel()->selectedIndexes().size(), 3);
        fixture.panel.hide();
        fixture.document.undoStack().redo();
        fixture.document.undoStack().undo();
        QVERIFY(!fixture.list().selectionModel()->hasSelection());
    }

    void undoEndsTheSelection()
    {
        RulesFixture fixture;
        fixture.choose(*findVariant("renban"));
        fixture.selectByMouse(cellsNamed({"r1c1", "r1c2"}));
        fixture.document.undoStack().undo();
        QVERIFY(fixture.constraints().empty());
        fixture.key(Qt::Key_Delete); // is for the cells again
        fixture.key(Qt::Key_R);
        fixture.document.undoStack().redo();
        QCOMPARE(fixture.constraints().size(), 1U);
        QCOMPARE(fixture.state(), "Renban at r1c1 and r1c2");
        fixture.key(Qt::Key_Delete);
        QVERIFY(fixture.constraints().empty());
    }
};

ADD_TEST(QApplication, TestSelectedRule)

} // namespace sudoku::tst_selectedrule

#include "tst_selectedrule.moc"
