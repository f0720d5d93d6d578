#include <QApplication>
#include <QTest>

#include "tests/rulesfixture.h"
#include "tests/testprogram.h"

namespace sudoku::tst_rulepicker {

/// Clicks, keys and the list select constraints on the board.
class TestRulePicker : public QObject
{
    Q_OBJECT

    using Groups = std::vector<std::vector<Cell>>;

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
};

ADD_TEST(QApplication, TestRulePicker)

} // namespace sudoku::tst_rulepicker

#include "tst_rulepicker.moc"
