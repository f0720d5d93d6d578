// Covers ui/rules: clickedcells

#include <QAccessible>
#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include "tests/rulesfixture.h"
#include "tests/testprogram.h"
#include "ui/rules/drawnconstraint.h"

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
        fixture.clickAt("r4c5", -0.4, 0); // it is selected
        QCOMPARE(fixture.document.undoStack().count(), 1);
        fixture.clickAt("r4c4", 0.4, 0); // the other side takes its place
        QCOMPARE(fixture.constraints(), only("greater-than r4c4 r4c5"));
    }

    void aSignTakesThePlaceOfAnotherOfItsSort_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("drawn");
        QTest::addColumn<QString>("told");
        const auto add = [](const char *before, const char *drawn, const char *told) {
            QTest::addRow("%s over %s", drawn, before)
                << QByteArray(before) << QByteArray(drawn) << QString(told);
        };
        add("white-dot r1c1 r1c2", "black-dot r1c1 r1c2",
            "It takes the place of White dot at r1c1 and r1c2.");
        add("black-dot r1c2 r1c1", "white-dot r1c1 r1c2",
            "It takes the place of Black dot at r1c2 and r1c1.");
        add("white-dot 3 r1c1 r1c2", "black-dot r1c1 r1c2",
            "It takes the place of White dot 3 at r1c1 and r1c2.");
        add("greater-than r1c2 r1c1", "greater-than r1c1 r1c2",
            "It takes the place of Greater than at r1c2 and r1c1.");
        add("xv 5 r1c1 r1c2", "black-dot r1c1 r1c2", ""); // both can be
        add("greater-than r1c1 r1c2", "white-dot r1c1 r1c2", "");
        add("white-dot r1c2 r1c3", "black-dot r1c1 r1c2", ""); // another edge
    }

    void aSignTakesThePlaceOfAnotherOfItsSort()
    {
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, drawn);
        QFETCH(const QString, told);
        RulesFixture fixture({before.constData()});
        QSignalSpy messages(&fixture.panel.tool(), &RuleTool::noted);
        fixture.choose(*constraint(drawn).variant);
        fixture.selectByMouse(constraint(drawn).cells);
        QCOMPARE(std::ranges::count(fixture.constraints(), constraint(drawn)), 1);
        QCOMPARE(fixture.constraints().size(), told.isEmpty() ? 2U : 1U);
        QCOMPARE(messages.count(), told.isEmpty() ? 0 : 1);
        QCOMPARE(messages.value(0).value(0).toString(), told);
        QCOMPARE(fixture.document.undoStack().count(), 1);
        fixture.document.undoStack().undo();
        QCOMPARE(fixture.constraints(), only(before));
    }

    void xTakesThePlaceOfV()
    {
        RulesFixture fixture({"xv 5 r1c2 r1c1"});
        QSignalSpy messages(&fixture.panel.tool(), &RuleTool::noted);
        fixture.choose(*findVariant("xv"));
        fixture.selectByMouse(cellsNamed({"r1c1", "r1c2"}));
        fixture.type("x");
        QCOMPARE(fixture.constraints(), only("xv 10 r1c1 r1c2"));
        QCOMPARE(messages.count(), 1);
    }

    void aDotIsThereInEitherOrder()
    {
        RulesFixture fixture({"white-dot 3 r1c2 r1c1"});
        fixture.choose(*findVariant("white-dot"));
        fixture.selectByMouse(cellsNamed({"r1c1", "r1c2"}));
        QCOMPARE(fixture.constraints(), only("white-dot 3 r1c2 r1c1"));
    }

    /// As in f-puzzles: nothing is lost when the next cell is clicked.
    void eachClickAddsACellOrTakesItAway_data()
    {
        QTest::addColumn<QByteArray>("kind");
        for (const char *kind :
             {"even", "odd", "maximum", "minimum", "row-indexer", "column-indexer", "box-indexer"})
            QTest::newRow(kind) << QByteArray(kind);
    }

    void eachClickAddsACellOrTakesItAway()
    {
        QFETCH(const QByteArray, kind);
        const auto rule = [&](const char *cells) { return only((kind + ' ' + cells).constData()); };
        RulesFixture fixture;
        fixture.choose(*findVariant(kind.toStdString()));
        const auto hint = [&] { return fixture.panel.findChild<QLabel *>("hint")->text(); };
        QVERIFY2(hint().startsWith("Each click adds a cell, or takes one away."), qPrintable(hint()));
        fixture.click("r5c5");
        QCOMPARE(fixture.constraints(), rule("r5c5"));
        fixture.click("r1c1");
        fixture.click("r9c9");
        QCOMPARE(fixture.constraints(), rule("r1c1 r5c5 r9c9"));
        fixture.click("r5c5");
        QCOMPARE(fixture.constraints(), rule("r1c1 r9c9"));
        fixture.click("r2c2"); // it goes on
        QCOMPARE(fixture.constraints(), rule("r1c1 r2c2 r9c9"));
        QCOMPARE(fixture.document.undoStack().count(), 5);
        for (const char *cell : {"r1c1", "r2c2", "r9c9"})
            fixture.click(cell);
        QVERIFY(fixture.constraints().empty());
        QVERIFY(fixture.view->sketch().empty()); // nor does it look so
        fixture.document.undoStack().undo();
        QCOMPARE(fixture.constraints(), rule("r9c9"));
    }

    void theseAreTheKindsOfSingleCells()
    {
        std::vector<std::string> kinds;
        for (const Variant *kind : variants())
            if (isOfSingleCells(*kind))
                kinds.emplace_back(kind->id);
        std::ranges::sort(kinds);
        QCOMPARE(kinds, (std::vector<std::string>{"box-indexer", "column-indexer", "counting-circles", "even",
                                                  "maximum", "minimum", "odd", "region-surroundings",
                                                  "region-view", "row-indexer"}));
    }

    void cellsOfAnotherKindAreLeftAlone()
    {
        RulesFixture fixture({"even r1c1 r1c2", "even r5c5"});
        fixture.choose(*findVariant("odd"));
        fixture.click("r5c5");
        QCOMPARE(fixture.constraints(), (std::vector{constraint("even r1c1 r1c2"), constraint("even r5c5"),
                                                     constraint("odd r5c5")}));
        fixture.choose(*findVariant("even"));
        fixture.click("r1c2"); // from the one that has it
        fixture.click("r5c5");
        QCOMPARE(fixture.constraints(), (std::vector{constraint("even r1c1"), constraint("odd r5c5")}));
    }

    void aClickBesideTheBoardTakesTheLine_data()
    {
        QTest::addColumn<QPoint>("place"); // column and row
        QTest::addColumn<QByteArray>("drawn");
        for (const char *kind : {"x-sum 20", "sandwich 20", "numbered-room 7"}) {
            const auto add = [&](int column, int row, const char *cells) {
                QTest::addRow("%s %s", kind, cells) << QPoint(column, row) << QByteArray(kind) + ' ' + cells;
            };
            add(0, -1, "r1c1 r2c1");
            add(8, -1, "r1c9 r2c9");
            add(4, -1, "r1c5 r2c5");
            add(0, 9, "r9c1 r8c1");
            add(8, 9, "r9c9 r8c9");
            add(-1, 0, "r1c1 r1c2");
            add(-1, 8, "r9c1 r9c2");
            add(9, 0, "r1c9 r1c8");
            add(9, 2, "r3c9 r3c8");
            add(9, 8, "r9c9 r9c8");
        }
        const auto add = [](int column, int row, const char *cells) {
            QTest::addRow("diagonal %d %d", column, row)
                << QPoint(column, row) << QByteArray("little-killer 20 ") + cells;
        };
        add(-1, -1, "r1c1 r2c2");
        add(9, 9, "r9c9 r8c8");
        add(-1, 0, "r2c1 r3c2"); // the only one
        add(-1, 1, "r3c1 r4c2"); // the other one has one cell
        add(-1, 2, "r4c1 r5c2");
        add(3, -1, "r1c5 r2c6");
        add(8, -1, "r1c8 r2c7");
        add(9, 8, "r8c9 r7c8");
        add(3, 9, "r9c5 r8c6");
    }

    void aClickBesideTheBoardTakesTheLine()
    {
        QFETCH(const QPoint, place);
        QFETCH(const QByteArray, drawn);
        RulesFixture fixture;
        fixture.choose(*constraint(drawn).variant);
        const auto click = [&] {
            const QRectF rect = fixture.view->boardLayout().outsideRect(place.y(), place.x());
            QTest::mouseClick(fixture.view, Qt::LeftButton, {}, rect.center().toPoint());
        };
        click();
        QCOMPARE(fixture.view->sketch().size(), 1U);
        fixture.type(QByteArray::number(*constraint(drawn).number()));
        fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.constraints(), only(drawn));
        click(); // it is selected
        QCOMPARE(fixture.constraints().size(), 1U);
        const int next = *constraint(drawn).number() + 1;
        fixture.type(QByteArray::number(next));
        fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.constraints().size(), 1U);
        QCOMPARE(fixture.constraints().front().number(), next);
    }

    void anotherClickTakesTheOtherDiagonal()
    {
        RulesFixture fixture;
        fixture.choose(*findVariant("little-killer"));
        const QPoint place = fixture.view->boardLayout().outsideRect(2, -1).center().toPoint();
        const auto click = [&] { QTest::mouseClick(fixture.view, Qt::LeftButton, {}, place); };
        click();
        QCOMPARE(fixture.view->sketch(), only("little-killer r4c1 r5c2"));
        click();
        QCOMPARE(fixture.view->sketch(), only("little-killer r2c1 r1c2"));
        click();
        QCOMPARE(fixture.view->sketch(), only("little-killer r4c1 r5c2"));
        QVERIFY(fixture.panel.findChild<QLabel *>("hint")->text().startsWith("Click in the margin"));
    }

    void aClickInACornerTakesTheNearerSide()
    {
        RulesFixture fixture;
        fixture.choose(*findVariant("sandwich"));
        fixture.clickAt("r1c1", 0.1, -0.3);
        QCOMPARE(fixture.view->sketch(), only("sandwich r1c1 r2c1"));
        fixture.clickAt("r1c1", -0.4, 0);
        QCOMPARE(fixture.view->sketch(), only("sandwich r1c1 r1c2"));
        fixture.clickAt("r9c9", 0, 0.3);
        QCOMPARE(fixture.view->sketch(), only("sandwich r9c9 r8c9"));
        fixture.clickAt("r1c1", 0, 0); // either
        QVERIFY(fixture.view->sketch().empty());
    }

    /// A row that has a number at either end.
    void bothEndsOfARowAreTwoPlaces()
    {
        RulesFixture fixture({"x-sum 20 r3c1 r3c2", "x-sum 21 r3c9 r3c8"});
        fixture.choose(*findVariant("x-sum"));
        const QPoint right = fixture.view->boardLayout().outsideRect(2, 9).center().toPoint();
        QTest::mouseClick(fixture.view, Qt::LeftButton, {}, right);
        fixture.type("22");
        fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.constraints(),
                 (std::vector{constraint("x-sum 20 r3c1 r3c2"), constraint("x-sum 22 r3c9 r3c8")}));
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
