#include <QApplication>
#include <QTest>

#include "tests/testprogram.h"
#include "tests/ui/rules/ruleeditingbench.h"

namespace sudoku::tst_selectedrule {

using namespace ruleeditingbench;

/// Which rule is selected, in the list and on the board.
class TestSelectedRule : public QObject
{
    Q_OBJECT

private slots:
    void aClickSelectsAndAnotherTheOneBelow()
    {
        RulesFixture fixture({"killer 15 r1c1 r1c2 r2c1", "thermometer r1c1 r2c1", "sandwich 7 r1c1 r1c2"});
        fixture.edits().click();
        fixture.click("r2c1"); // those of the fewest cells first
        QCOMPARE(fixture.list().currentIndex().row(), 1);
        QCOMPARE(fixture.view->selectedInOrder(), cellsNamed({"r1c1", "r2c1"}));
        QCOMPARE(fixture.view->currentCell(), cellsNamed({"r2c1"}).front());
        QCOMPARE(fixture.view->outlined(), (Groups{cellsNamed({"r1c1", "r2c1"})}));
        fixture.click("r2c1");
        QCOMPARE(fixture.list().currentIndex().row(), 0);
        fixture.click("r2c1");
        QCOMPARE(fixture.list().currentIndex().row(), 1);
        fixture.click("r1c1"); // another cell of the same
        QCOMPARE(fixture.list().currentIndex().row(), 1);
        fixture.click("r1c1");
        fixture.click("r1c1");
        QCOMPARE(fixture.list().currentIndex().row(), 2);
        fixture.click("r5c5"); // which none has
        QVERIFY(!fixture.list().selectionModel()->hasSelection());
        QCOMPARE(fixture.view->selectedCells().size(), 1U);
        QVERIFY(!fixture.document.undoStack().canUndo());
    }

    void withKeysTheCursorSelectsAndEnterTheOneBelow()
    {
        RulesFixture fixture({"killer 15 r1c1 r1c2 r2c1", "thermometer r1c1 r2c1"});
        fixture.edits().click();
        fixture.view->setSteppingOn(true); // Enter ends no row here
        fixture.view->setCurrentCell(cellsNamed({"r3c1"}).front());
        fixture.view->setFocus();
        fixture.key(Qt::Key_Up);
        QCOMPARE(fixture.list().currentIndex().row(), 1);
        fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.list().currentIndex().row(), 0);
        fixture.key(Qt::Key_Delete);
        QCOMPARE(fixture.constraints(), only("thermometer r1c1 r2c1"));
    }

    void aClickSelectsOnlyWhatIsOfTheChosenKind()
    {
        RulesFixture fixture({"killer 15 r1c1 r1c2 r2c1", "extra-region r1c1 r2c2", "thermometer r5c5 r5c6"});
        fixture.choose(*findVariant("killer"));
        fixture.click("r1c1");
        QCOMPARE(fixture.view->selectedInOrder(), cellsNamed({"r1c1", "r1c2", "r2c1"}));
        fixture.click("r5c5");
        fixture.click("r6c5", Qt::ControlModifier);
        fixture.type("9");
        fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.constraints().size(), 4U);
        QCOMPARE(fixture.constraints()[1], constraint("killer 9 r5c5 r6c5"));
    }

    void theListSelectsOnTheBoard()
    {
        RulesFixture fixture({"killer 15 r1c1 r1c2", "thermometer r3c1 r3c2", "diagonal"});
        fixture.edits().click();
        fixture.list().setFocus();
        fixture.list().setCurrentIndex(fixture.row(2));
        QCOMPARE(fixture.view->selectedInOrder(), cellsNamed({"r3c1", "r3c2"}));
        fixture.view->setFocus();
        fixture.click("r3c3", Qt::ControlModifier);
        QCOMPARE(fixture.constraints()[2], constraint("thermometer r3c1 r3c2 r3c3"));
        fixture.list().setFocus();
        fixture.key(Qt::Key_Home);
        QCOMPARE(fixture.view->outlined().size(), 1U);
        QCOMPARE(fixture.view->outlined().front().size(), 9U); // the diagonal has no cells of its own
        fixture.list().selectAll();
        QCOMPARE(fixture.view->outlined().size(), 3U);
        fixture.panel.hide();
        QVERIFY(fixture.view->outlined().empty());
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

    void whatIsSelectedIsSeen()
    {
        RulesFixture fixture({"killer 15 r5c5 r5c6"});
        fixture.click("r1c1");
        const QImage before = fixture.view->grab().toImage();
        fixture.list().setFocus();
        fixture.list().selectAll();
        const QPoint edge = fixture.view->cellRect(cellsNamed({"r5c6"}).front()).toRect().topRight();
        const QRect corner(edge - QPoint(8, -2), QSize(6, 6));
        QVERIFY(before.copy(corner) != fixture.view->grab().toImage().copy(corner));
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

    void afterUndoCellsAreSelectedAnew()
    {
        RulesFixture fixture;
        fixture.choose(*findVariant("even"));
        fixture.key(Qt::Key_Return);
        fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.constraints(), only("even r1c1"));
        fixture.key(Qt::Key_Down); // which would be the next one
        QCOMPARE(fixture.view->sketch(), constraint("even r2c1"));
        fixture.document.undoStack().undo();
        QVERIFY(!fixture.view->sketch());
        QVERIFY(!fixture.add().isEnabled());
        fixture.key(Qt::Key_Down);
        QCOMPARE(fixture.view->sketch(), constraint("even r3c1"));
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
