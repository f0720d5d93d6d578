// Covers ui/rules: clickedcells

#include <QAccessible>
#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include "tests/rulesfixture.h"
#include "tests/testprogram.h"

#include <private/qguiapplication_p.h>
#include <qpa/qplatformaccessibility.h>
#include <qpa/qplatformintegration.h>

namespace sudoku::tst_ruledrags {

QStringList heard; // the notifications that assistive technology was told

void hear(QAccessibleEvent *event)
{
    const QAccessibleInterface *source = event->accessibleInterface();
    if (source && source->role() == QAccessible::Notification && event->type() == QAccessible::ObjectShow)
        heard += source->text(QAccessible::Name);
}

/// Rules are drawn one after the other with the fewest actions: drags, figures and letters.
class TestRuleDrags : public QObject
{
    Q_OBJECT

private slots:
    /// As in f-puzzles and SudokuMaker: the cage is there, and figures are its sum.
    void cagesAreDraggedAndTypedInTurn()
    {
        RulesFixture fixture;
        fixture.choose(*findVariant("killer"));
        fixture.selectByMouse(cellsNamed({"r1c2", "r1c3", "r2c3"}));
        QCOMPARE(fixture.constraints(), only("killer r1c2 r1c3 r2c3"));
        fixture.type("15");
        fixture.selectByMouse(cellsNamed({"r5c5", "r5c6"}));
        fixture.type("7");
        fixture.selectByMouse(cellsNamed({"r7c1", "r8c1"})); // without a sum
        fixture.selectByMouse(cellsNamed({"r9c1", "r9c2"}));
        fixture.type("16");
        fixture.click("r3c3");
        QCOMPARE(fixture.constraints(),
                 (std::vector{constraint("killer 15 r1c2 r1c3 r2c3"), constraint("killer 7 r5c5 r5c6"),
                              constraint("killer r7c1 r8c1"), constraint("killer 16 r9c1 r9c2")}));
        QCOMPARE(fixture.document.undoStack().count(), 4); // a cage and its sum are one step
        QCOMPARE(fixture.undoText(), "Add Killer cage");
        fixture.document.undoStack().undo();
        QCOMPARE(fixture.constraints().size(), 3U);
    }

    /// The number that is changed later is a step of its own.
    void onlyTheFirstNumberBelongsToTheDrag()
    {
        RulesFixture fixture;
        fixture.choose(*findVariant("killer"));
        fixture.selectByMouse(cellsNamed({"r1c2", "r1c3"}));
        for (const char *sum : {"15", "12"}) {
            fixture.type(sum);
            fixture.key(Qt::Key_Return);
        }
        QCOMPARE(fixture.undoText(), "Change Killer cage");
        fixture.document.undoStack().undo();
        QCOMPARE(fixture.constraints(), only("killer 15 r1c2 r1c3"));
        fixture.document.undoStack().undo();
        QVERIFY(fixture.constraints().empty());
    }

    void oneDragDrawsSeveralCages()
    {
        RulesFixture fixture;
        fixture.choose(*findVariant("killer"));
        fixture.press("r1c1");
        fixture.moveTo("r1c2");
        QTest::keyClick(fixture.view, Qt::Key_Space);
        QCOMPARE(fixture.constraints(), only("killer r1c1 r1c2"));
        fixture.moveTo("r1c3");
        fixture.moveTo("r1c4");
        fixture.type("12"); // a sum ends a cage too
        fixture.moveTo("r1c5");
        fixture.moveTo("r1c6");
        fixture.release("r1c6");
        fixture.type("9");
        fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.constraints(),
                 (std::vector{constraint("killer r1c1 r1c2"), constraint("killer 12 r1c3 r1c4"),
                              constraint("killer 9 r1c5 r1c6")}));
        QCOMPARE(fixture.document.undoStack().count(), 3);
    }

    void aDragThatWasEndedBySpaceAddsNothingWhenReleased()
    {
        RulesFixture fixture;
        fixture.choose(*findVariant("thermometer"));
        fixture.press("r1c1");
        fixture.moveTo("r1c2");
        QTest::keyClick(fixture.view, Qt::Key_Space);
        fixture.release("r1c2");
        QCOMPARE(fixture.constraints(), only("thermometer r1c1 r1c2"));
        QVERIFY(fixture.view->sketch().empty());
    }

    void oneDragDrawsADotBetweenEachTwoCells()
    {
        RulesFixture fixture({"white-dot r1c2 r1c3"});
        fixture.choose(*findVariant("white-dot"));
        fixture.press("r1c1");
        for (const char *cell : {"r1c2", "r1c3", "r2c3"})
            fixture.moveTo(cell);
        QCOMPARE(fixture.view->sketch(), (std::vector{constraint("white-dot r1c1 r1c2"),
                                                      constraint("white-dot r1c3 r2c3")})); // one is there
        fixture.release("r2c3");
        QCOMPARE(fixture.constraints().size(), 3U);
        QCOMPARE(fixture.document.undoStack().count(), 1);
        QCOMPARE(fixture.undoText(), "Add 2 rules");
        fixture.selectByMouse(cellsNamed({"r2c1", "r2c2", "r3c2"}));
        fixture.type("3"); // for the last one, which is selected
        fixture.key(Qt::Key_Return);
        QCOMPARE(std::ranges::count(fixture.constraints(), constraint("white-dot 3 r2c2 r3c2")), 1);
        QCOMPARE(std::ranges::count(fixture.constraints(), constraint("white-dot r2c1 r2c2")), 1);
    }

    /// As in f-puzzles.
    void aClickOnAnEdgeDrawsADot()
    {
        RulesFixture fixture;
        fixture.choose(*findVariant("white-dot"));
        fixture.clickAt("r4c4", 0.4, 0.1);
        fixture.clickAt("r4c4", -0.1, 0.45);
        QCOMPARE(fixture.constraints(),
                 (std::vector{constraint("white-dot r4c4 r4c5"), constraint("white-dot r4c4 r5c4")}));
        fixture.clickAt("r4c5", -0.4, 0); // from the other side: it is selected
        QCOMPARE(fixture.constraints().size(), 2U);
        fixture.key(Qt::Key_Delete);
        QCOMPARE(fixture.constraints(), only("white-dot r4c4 r5c4"));
        fixture.clickAt("r9c9", 0.45, 0); // beyond it is no cell
        fixture.clickAt("r7c7", 0.05, 0.1);
        QCOMPARE(fixture.constraints().size(), 1U);
    }

    void theSideOfTheClickIsTheGreaterOne()
    {
        RulesFixture fixture;
        fixture.choose(*findVariant("greater-than"));
        fixture.clickAt("r4c5", -0.4, 0);
        QCOMPARE(fixture.constraints(), only("greater-than r4c5 r4c4"));
    }

    void aClickOnACornerIsForTheCellsAroundIt()
    {
        RulesFixture fixture;
        fixture.choose(*findVariant("quadruple"));
        fixture.clickAt("r4c4", -0.4, -0.45);
        fixture.type("12");
        fixture.clickAt("r7c7", 0.4, 0.45);
        fixture.type("34");
        fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.constraints(), (std::vector{constraint("quadruple 1 2 r3c3 r3c4 r4c3 r4c4"),
                                                     constraint("quadruple 3 4 r7c7 r7c8 r8c7 r8c8")}));
    }

    void aDiagonalFollowsTheDrag_data()
    {
        QTest::addColumn<QPoint>("from"); // column and row, or beside the board
        QTest::addColumn<QPointF>("way"); // in cells
        QTest::addColumn<QByteArray>("number");
        QTest::addColumn<QString>("cells"); // of what is drawn; none if nothing is
        const auto row = [](const char *name, QPoint from, QPointF way, const char *number,
                            const char *cells) {
            QTest::newRow(name) << from << way << QByteArray(number) << QString(cells);
        };
        row("from above, to the right", {3, -1}, {1, 1}, "15", "r1c5 r2c6");
        row("from above, to the left", {3, -1}, {-0.8, 1.2}, "15", "r1c3 r2c2");
        row("from the left", {-1, 2}, {1.4, -0.8}, "12", "r2c1 r1c2");
        row("from the right", {9, 2}, {-2, 2}, "15", "r4c9 r5c8");
        row("from below, far", {5, 9}, {-3, -3}, "15", "r9c5 r8c4");
        row("from the corner", {-1, -1}, {2, 2}, "40", "r1c1 r2c2");
        row("from the other corner", {9, 9}, {-2, -2}, "40", "r9c9 r8c8");
        row("to the next cell at the edge", {3, 0}, {1, 0.1}, "15", "r1c4 r2c5");
        row("to the cell below, slightly left", {3, 0}, {-0.2, 1}, "15", "r1c4 r2c3");
        row("along the left edge", {0, 4}, {0.1, -1}, "15", "r5c1 r4c2");
        row("from a cell in the corner", {8, 0}, {0, 1}, "40", "r1c9 r2c8");
        row("no diagonal has one cell", {1, -1}, {-1, 1}, "5", "");
        row("from within", {3, 3}, {1, 1}, "15", "");
    }

    void aDiagonalFollowsTheDrag()
    {
        QFETCH(const QPoint, from);
        QFETCH(const QPointF, way);
        QFETCH(const QByteArray, number);
        QFETCH(const QString, cells);
        RulesFixture fixture;
        fixture.choose(*findVariant("little-killer"));
        const BoardLayout layout = fixture.view->boardLayout();
        const QPointF start = layout.outsideRect(from.y(), from.x()).center();
        const QPoint end = (start + way * layout.cellSize()).toPoint();
        QTest::mousePress(fixture.view, Qt::LeftButton, {}, start.toPoint());
        QMouseEvent move(QEvent::MouseMove, end, fixture.view->mapToGlobal(end), Qt::NoButton, Qt::LeftButton,
                         {});
        QApplication::sendEvent(fixture.view, &move);
        QTest::mouseRelease(fixture.view, Qt::LeftButton, {}, end);
        fixture.type(number.constData());
        fixture.key(Qt::Key_Return);
        if (cells.isEmpty()) {
            QVERIFY(fixture.constraints().empty());
            return;
        }
        QCOMPARE(fixture.constraints(),
                 only(("little-killer " + number + " " + cells).toLatin1().constData()));
    }

    void aDiagonalIsShownWhileItIsDragged()
    {
        RulesFixture fixture;
        fixture.choose(*findVariant("little-killer"));
        fixture.press("r1c4");
        fixture.moveTo("r1c5");
        QCOMPARE(fixture.view->sketch(), only("little-killer r1c4 r2c5"));
        fixture.moveTo("r2c3");
        QCOMPARE(fixture.view->sketch(), only("little-killer r1c4 r2c3"));
        fixture.release("r2c3");
        QCOMPARE(fixture.view->sketch(), only("little-killer r1c4 r2c3"));
    }

    void lettersDrawXAndV()
    {
        RulesFixture fixture;
        fixture.choose(*findVariant("xv"));
        fixture.key(Qt::Key_Return);
        fixture.selectByMouse(cellsNamed({"r1c1", "r1c2", "r1c3"}));
        QVERIFY(fixture.constraints().empty());
        QVERIFY(
            fixture.panel.findChild<QLabel *>("hint")->text().endsWith("Type V / X to choose which one."));
        fixture.type("x");
        QCOMPARE(fixture.constraints(),
                 (std::vector{constraint("xv 10 r1c1 r1c2"), constraint("xv 10 r1c2 r1c3")}));
        fixture.selectByMouse(cellsNamed({"r5c5", "r5c6"})); // the next one needs no key
        QCOMPARE(fixture.constraints().back(), constraint("xv 10 r5c5 r5c6"));
        QVERIFY(fixture.panel.findChild<QLabel *>("hint")->text().endsWith(
            "Type V / X to change it and those that you draw next."));
        fixture.type("V"); // it is selected
        QCOMPARE(fixture.constraints().back(), constraint("xv 5 r5c5 r5c6"));
        QCOMPARE(std::ranges::count(fixture.constraints(), constraint("xv 10 r1c1 r1c2")), 1); // but not this
        fixture.selectByMouse(cellsNamed({"r7c5", "r7c6"}));
        QCOMPARE(fixture.constraints().back(), constraint("xv 5 r7c5 r7c6"));
        QCOMPARE(fixture.document.undoStack().count(), 3);
    }

    void keysOfTheMouseDrawXAndV()
    {
        RulesFixture fixture;
        fixture.choose(*findVariant("xv"));
        fixture.selectByMouse(cellsNamed({"r1c1", "r1c2"}));
        QTest::mouseClick(&fixture.padKey("V"), Qt::LeftButton);
        QCOMPARE(fixture.constraints(), only("xv 5 r1c1 r1c2"));
        fixture.selectByMouse(cellsNamed({"r5c5", "r5c6"}));
        QCOMPARE(fixture.constraints().back(), constraint("xv 5 r5c5 r5c6"));
    }

    void aSelectedSignBecomesAnotherByItsLetter()
    {
        RulesFixture fixture({"xv 10 r1c1 r1c2"});
        fixture.edits().click();
        fixture.click("r1c1");
        QVERIFY(fixture.panel.findChild<QLabel *>("hint")->text().endsWith("Type V / X to change it."));
        fixture.type("v");
        QCOMPARE(fixture.constraints(), only("xv 5 r1c1 r1c2"));
        fixture.key(Qt::Key_F2);
        fixture.type("x"); // in the field too
        QCOMPARE(fixture.constraints(), only("xv 10 r1c1 r1c2"));
        QVERIFY(fixture.view->hasFocus());
    }

    void theListOfKindsKnowsXAndV()
    {
        RulesFixture fixture;
        fixture.panel.tool().begin();
        fixture.type("v");
        fixture.key(Qt::Key_Return);
        QVERIFY(fixture.view->hasFocus());
        fixture.key(Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(fixture.view->sketch(), only("xv 5 r1c1 r1c2"));
        fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.constraints(), only("xv 5 r1c1 r1c2"));
        fixture.panel.tool().begin();
        fixture.choose(*findVariant("white-dot")); // another kind has no letter
        fixture.selectByMouse(cellsNamed({"r5c5", "r5c6"}));
        QCOMPARE(std::ranges::count(fixture.constraints(), constraint("white-dot r5c5 r5c6")), 1);
    }

    void aNumberThatCannotBeIsDropped()
    {
        RulesFixture fixture;
        QSignalSpy refusals(&fixture.panel.tool(), &RuleTool::refused);
        fixture.choose(*findVariant("killer"));
        fixture.selectByMouse(cellsNamed({"r5c1", "r5c2"}));
        fixture.type("18"); // two cells make 17 at most
        fixture.selectByMouse(cellsNamed({"r6c1", "r6c2"}));
        QCOMPARE(refusals.count(), 1);
        fixture.type("9");
        fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.constraints(),
                 (std::vector{constraint("killer r5c1 r5c2"), constraint("killer 9 r6c1 r6c2")}));
    }

    void undoTakesBackACageWithTheSumThatIsTyped()
    {
        RulesFixture fixture;
        fixture.choose(*findVariant("killer"));
        fixture.selectByMouse(cellsNamed({"r5c1", "r5c2"}));
        fixture.type("15");
        QTest::keyClick(&fixture.number(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(fixture.constraints().empty());
        fixture.document.undoStack().redo();
        QCOMPARE(fixture.constraints(), only("killer r5c1 r5c2"));
    }

    void aScreenReaderHearsWhatIsAdded()
    {
        RulesFixture fixture;
        fixture.choose(*findVariant("killer"));
        QGuiApplicationPrivate::platformIntegration()->accessibility()->setActive(true);
        const auto before = QAccessible::installUpdateHandler(hear);
        heard.clear();
        fixture.selectByMouse(cellsNamed({"r1c1", "r1c2"}));
        fixture.type("12");
        fixture.key(Qt::Key_Return);
        QAccessible::installUpdateHandler(before);
        QGuiApplicationPrivate::platformIntegration()->accessibility()->setActive(false);
        QCOMPARE(heard, (QStringList{"Killer cage without a number at r1c1 and r1c2",
                                     "Killer cage 12 at r1c1 and r1c2"}));
    }
};

ADD_TEST(QApplication, TestRuleDrags)

} // namespace sudoku::tst_ruledrags

#include "tst_ruledrags.moc"
