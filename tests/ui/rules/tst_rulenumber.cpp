// Covers ui/rules: drawnconstraint, numbereditor, numbersigns

#include <QAccessible>
#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include "tests/rulesfixture.h"
#include "tests/testprogram.h"

namespace sudoku::tst_rulenumber {

/// Something else than typing that the user starts.
struct Start
{
    const char *name;
    void (*run)(RulesFixture &);
    int additions = 0; // while a kind is chosen
};

/// The number of a constraint that is drawn or selected is kept whatever the user does next.
class TestRuleNumber : public QObject
{
    Q_OBJECT

    static constexpr Start starts[] = {
        {"a drag",
         [](RulesFixture &f) {
             f.selectByMouse(cellsNamed({"r5c5", "r5c6"}));
         },
         1},
        {"a click", [](RulesFixture &f) { f.click("r5c5"); }},
        {"a click on another rule", [](RulesFixture &f) { f.click("r7c7"); }},
        {"an arrow key",
         [](RulesFixture &f) {
             f.view->setFocus();
             f.key(Qt::Key_Down);
         }},
        {"another kind", [](RulesFixture &f) { f.choose(*findVariant("thermometer")); }},
        {"Add Rule", [](RulesFixture &f) { f.panel.tool().begin(); }},
        {"another rule in the list",
         [](RulesFixture &f) {
             f.list().setFocus();
             f.list().setCurrentIndex(f.row(f.list().model()->rowCount() - 1));
         }},
        {"the end of editing", [](RulesFixture &f) { f.edits().click(); }},
        {"a command", [](RulesFixture &f) { f.panel.tool().leave(); }},
        {"another page", [](RulesFixture &f) { f.panel.hide(); }},
    };

private slots:
    /// The pad is there already, and empty: for the cell that was clicked first.
    void thePadTakesOverTheNumberOfWhatIsSelected_data()
    {
        QTest::addColumn<QByteArray>("rule");
        QTest::addColumn<std::vector<const char *>>("more"); // cells
        QTest::addColumn<QByteArray>("after");
        const auto add = [](const char *rule, const std::vector<const char *> &more, const char *after) {
            QTest::newRow(rule) << QByteArray(rule) << more << QByteArray(after);
        };
        add("killer 17 r1c1 r1c2", {"r2c1"}, "killer 17 r1c1 r1c2 r2c1");
        add("killer r1c1 r1c2", {"r2c1"}, "killer r1c1 r1c2 r2c1");
        add("target-sum 9 r1c1 r1c2", {"r1c3"}, "target-sum 9 r1c1 r1c2 r1c3");
        add("quadruple 1 2 3 r1c1 r1c2 r2c1 r2c2", {}, "quadruple 1 2 3 r1c1 r1c2 r2c1 r2c2");
    }

    void thePadTakesOverTheNumberOfWhatIsSelected()
    {
        QFETCH(QByteArray, rule);
        QFETCH(std::vector<const char *>, more);
        QFETCH(QByteArray, after);
        RulesFixture fixture({rule.constData()});
        fixture.choose(*constraint(rule).variant);
        fixture.click("r5c5");
        QVERIFY(fixture.number().text().isEmpty());
        fixture.click("r1c1");
        for (const char *cell : more)
            fixture.click(cell, Qt::ControlModifier);
        fixture.click("r7c7");
        QCOMPARE(fixture.constraints(), only(after.constData()));
        QCOMPARE(fixture.document.undoStack().count(), static_cast<int>(more.size()));
        fixture.click("r1c1");
        fixture.list().setFocus(); // and what the list selects
        fixture.list().setCurrentIndex(fixture.row(0));
        fixture.view->setFocus();
        fixture.click("r7c7");
        QCOMPARE(fixture.constraints(), only(after.constData()));
    }

    void whatStartsNextConfirmsWhatWasTyped_data()
    {
        QTest::addColumn<const Start *>("start");
        for (const Start &start : starts)
            QTest::newRow(start.name) << &start;
    }

    void whatStartsNextConfirmsWhatWasTyped()
    {
        QFETCH(const Start *, start);
        RulesFixture fixture({"killer 9 r7c7 r7c8"});
        fixture.choose(*findVariant("killer"));
        fixture.selectByMouse(cellsNamed({"r1c1", "r1c2"}));
        fixture.type("15");
        start->run(fixture);
        QCOMPARE(std::ranges::count(fixture.constraints(), constraint("killer 15 r1c1 r1c2")), 1);
        QCOMPARE(fixture.document.undoStack().count(), 1 + start->additions);
        QVERIFY(fixture.number().text() != "15");
        fixture.panel.tool().end();
        QCOMPARE(fixture.document.undoStack().count(), 1 + start->additions);
    }

    void aChangeOfANumberIsConfirmedToo_data() { whatStartsNextConfirmsWhatWasTyped_data(); }

    void aChangeOfANumberIsConfirmedToo()
    {
        QFETCH(const Start *, start);
        RulesFixture fixture({"killer 9 r7c7 r7c8", "killer 9 r1c1 r1c2"});
        fixture.edits().click();
        fixture.click("r1c1");
        fixture.type("15");
        start->run(fixture);
        QCOMPARE(std::ranges::count(fixture.constraints(), constraint("killer 15 r1c1 r1c2")), 1);
        QCOMPARE(fixture.document.undoStack().count(), 1);
    }

    void whatStartsNextSaysWhichNumberIsDropped_data() { whatStartsNextConfirmsWhatWasTyped_data(); }

    void whatStartsNextSaysWhichNumberIsDropped()
    {
        QFETCH(const Start *, start);
        RulesFixture fixture({"killer 9 r7c7 r7c8"});
        QSignalSpy refusals(&fixture.panel.tool(), &RuleTool::refused);
        fixture.choose(*findVariant("killer"));
        fixture.selectByMouse(cellsNamed({"r1c1", "r1c2"}));
        fixture.type("18");
        start->run(fixture);
        QCOMPARE(refusals.value(0).value(0).toString(),
                 "Killer cage 18 at r1c1 and r1c2: the number for these cells must be from 3 to 17.");
        QCOMPARE(std::ranges::count(fixture.constraints(), constraint("killer r1c1 r1c2")), 1);
    }

    void aClueMayWaitForItsNumber_data()
    {
        QTest::addColumn<QByteArray>("clue");
        QTest::addColumn<std::vector<const char *>>("selected");
        QTest::addColumn<QByteArray>("number");
        const auto add = [](const char *clue, const std::vector<const char *> &selected, const char *number) {
            QTest::newRow(clue) << QByteArray(clue) << selected << QByteArray(number);
        };
        add("sandwich r1c3 r2c3", {"r1c3"}, "12");
        add("x-sum r3c9 r3c8", {"r3c9"}, "20");
        add("numbered-room r3c1 r3c2", {"r3c1"}, "7");
        add("little-killer r1c2 r2c3", {"r1c2", "r2c3"}, "30");
        add("quadruple r3c3 r3c4 r4c3 r4c4", {"r3c3"}, "18");
        add("target-sum r7c1 r7c2", {"r7c1", "r7c2"}, "9");
    }

    void aClueMayWaitForItsNumber()
    {
        QFETCH(QByteArray, clue);
        QFETCH(std::vector<const char *>, selected);
        QFETCH(QByteArray, number);
        RulesFixture fixture;
        fixture.choose(*constraint(clue).variant);
        fixture.view->setFocus();
        fixture.selectByKeys(cellsNamed(selected));
        QCOMPARE(fixture.view->sketch(), std::vector{constraint(clue)});
        fixture.key(Qt::Key_Return);
        QVERIFY(fixture.number().hasFocus()); // it is asked for
        QVERIFY(fixture.number().placeholderText().startsWith("none, or "));
        fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.constraints(), only(clue));
        QVERIFY2(fixture.state().contains(" without a number "), qPrintable(fixture.state()));
        QCOMPARE(fixture.rowText(0), fixture.state());
        QCOMPARE(fixture.document.undoStack().count(), 1);
        fixture.type(number);
        fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.document.undoStack().count(), 1); // it belongs to what was just added
        QVERIFY(!fixture.constraints().front().numbers.empty());
        fixture.key(Qt::Key_F2);
        fixture.key(Qt::Key_Backspace); // the whole number is selected
        fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.constraints(), only(clue));
        fixture.document.undoStack().setIndex(0);
        QVERIFY(fixture.constraints().empty());
    }

    void cagesAreDraggedOneAfterAnother()
    {
        RulesFixture fixture;
        fixture.choose(*findVariant("killer"));
        for (const auto &cells : {std::vector{"r1c1", "r1c2"}, {"r2c1", "r2c2", "r2c3"}, {"r5c5", "r6c5"}}) {
            fixture.selectByMouse(cellsNamed(cells));
            fixture.key(Qt::Key_Return);
        }
        QCOMPARE(fixture.constraints(),
                 (std::vector{constraint("killer r1c1 r1c2"), constraint("killer r2c1 r2c2 r2c3"),
                              constraint("killer r5c5 r6c5")}));
    }

    void theDigitsOfAFullBoardProposeTheNumber()
    {
        RulesFixture fixture;
        Board full(emptyBoard(9));
        full.entries =
            grid("534678912672195348198342567859761423426853791713924856961537284287419635345286179");
        fixture.document.edit(full, "Type");
        fixture.choose(*findVariant("killer"));
        fixture.selectByMouse(cellsNamed({"r1c1", "r1c2", "r2c1"}));
        QCOMPARE(fixture.constraints(), only("killer 14 r1c1 r1c2 r2c1"));
        fixture.selectByMouse(cellsNamed({"r3c3", "r3c4"}));
        QCOMPARE(fixture.constraints().back(), constraint("killer 11 r3c3 r3c4"));
        fixture.type("9"); // instead
        fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.constraints().back(), constraint("killer 9 r3c3 r3c4"));
        fixture.choose(*findVariant("sandwich"));
        fixture.click("r1c2"); // 3 7 9 5 2 1 6 8 4
        QCOMPARE(fixture.number().text(), "7");
        fixture.view->setFocus();
        fixture.key(Qt::Key_Right); // 4 2 8 9 6 3 1 7 5
        fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.constraints().back(), constraint("sandwich 9 r1c3 r2c3"));
    }

    void aProposedNumberIsForItsCellsAlone()
    {
        RulesFixture fixture;
        Board board(emptyBoard(9));
        board.entries.set(40, 5);
        fixture.document.edit(board, "Type");
        fixture.choose(*findVariant("killer"));
        fixture.click("r5c5");
        QCOMPARE(fixture.number().text(), "5");
        fixture.selectByMouse(cellsNamed({"r7c1", "r7c2"}));
        QCOMPARE(fixture.constraints(), only("killer r7c1 r7c2"));
    }

    /// As everything does that the user does next, and only then it ends the rules.
    void escapeTakesIt()
    {
        RulesFixture fixture({"killer 9 r9c1 r9c2"});
        fixture.choose(*findVariant("killer")); // which is there without it
        fixture.selectByMouse(cellsNamed({"r1c1", "r1c2"}));
        fixture.type("13");
        fixture.key(Qt::Key_Escape);
        QCOMPARE(fixture.constraints().front(), constraint("killer 13 r1c1 r1c2"));
        QCOMPARE(fixture.document.undoStack().count(), 1);
        QVERIFY(fixture.view->hasFocus());
        QVERIFY(fixture.panel.tool().isActive());
        fixture.choose(*findVariant("xv")); // which needs its number
        fixture.selectByMouse(cellsNamed({"r5c5", "r5c6"}));
        fixture.type("7");
        fixture.key(Qt::Key_Escape);
        QCOMPARE(fixture.constraints().back(), constraint("xv 7 r5c5 r5c6"));
        fixture.choose(*findVariant("killer"));
        fixture.click("r9c1"); // an old one
        fixture.type("12");
        fixture.key(Qt::Key_Escape);
        QCOMPARE(std::ranges::count(fixture.constraints(), constraint("killer 12 r9c1 r9c2")), 1);
        fixture.document.undoStack().undo();
        QCOMPARE(std::ranges::count(fixture.constraints(), constraint("killer 9 r9c1 r9c2")), 1);
    }

    void escapeSaysWhichNumberItRefuses_data()
    {
        QTest::addColumn<QByteArray>("kind");
        QTest::addColumn<QByteArray>("old");
        QTest::addColumn<QByteArray>("left");
        QTest::newRow("just drawn") << QByteArray("killer") << QByteArray() << QByteArray("killer r1c1 r1c2");
        QTest::newRow("not added") << QByteArray("xv") << QByteArray() << QByteArray();
        QTest::newRow("old") << QByteArray("killer") << QByteArray("killer 9 r1c1 r1c2")
                             << QByteArray("killer 9 r1c1 r1c2");
    }

    void escapeSaysWhichNumberItRefuses()
    {
        QFETCH(const QByteArray, kind);
        QFETCH(const QByteArray, old);
        QFETCH(const QByteArray, left);
        RulesFixture fixture(old.isEmpty() ? std::vector<const char *>() : std::vector{old.constData()});
        QSignalSpy refusals(&fixture.panel.tool(), &RuleTool::refused);
        fixture.choose(*findVariant(kind.toStdString()));
        if (old.isEmpty())
            fixture.selectByMouse(cellsNamed({"r1c1", "r1c2"}));
        else
            fixture.click("r1c1");
        fixture.type("99");
        fixture.key(Qt::Key_Escape);
        QCOMPARE(refusals.count(), 1);
        const QString why = refusals.front().front().toString();
        QVERIFY2(why.contains(" 99 at r1c1 and r1c2: the number for these cells must be from 3 to 17."),
                 qPrintable(why));
        QVERIFY(fixture.view->hasFocus()); // one is never caught in the field
        QCOMPARE(fixture.constraints(), left.isEmpty() ? std::vector<Constraint>() : only(left.constData()));
    }

    /// For a board that is replaced by another one.
    void endingDiscardsIt()
    {
        RulesFixture fixture;
        fixture.choose(*findVariant("xv"));
        fixture.selectByMouse(cellsNamed({"r5c5", "r5c6"}));
        fixture.type("7");
        fixture.panel.tool().end();
        QVERIFY(fixture.constraints().empty());
    }

    void aNumberWaitsForTheCellsItNeeds()
    {
        RulesFixture fixture({"killer 15 r5c5 r5c6"});
        fixture.choose(*findVariant("killer"));
        fixture.selectByMouse(cellsNamed({"r1c1", "r1c2"}));
        fixture.type("24");
        fixture.selectByMouse(cellsNamed({"r2c1", "r2c2"}), Qt::ControlModifier);
        QCOMPARE(fixture.constraints()[0], constraint("killer 24 r1c1 r1c2 r2c1 r2c2"));
        fixture.click("r5c5");
        QCOMPARE(std::ranges::count(fixture.constraints(), constraint("killer 24 r1c1 r1c2 r2c1 r2c2")), 1);
        fixture.type("24");
        fixture.click("r6c5", Qt::ControlModifier);
        QCOMPARE(std::ranges::count(fixture.constraints(), constraint("killer 24 r5c5 r5c6 r6c5")), 1);
        QCOMPARE(fixture.document.undoStack().count(), 2);
    }

    void aRefusedNumberKeepsItsCells()
    {
        RulesFixture fixture({"killer r1c1 r1c2"});
        QSignalSpy refusals(&fixture.panel.tool(), &RuleTool::refused);
        QSignalSpy ends(&fixture.panel.tool(), &RuleTool::refusalEnded);
        fixture.choose(*findVariant("killer"));
        fixture.click("r1c1");
        fixture.type("99");
        fixture.selectByMouse(cellsNamed({"r5c5", "r5c6"}));
        QCOMPARE(refusals.value(0).value(0).toString(),
                 "Killer cage 99 at r1c1 and r1c2: the number for these cells must be from 3 to 17.");
        QCOMPARE(ends.count(), 0);
        QCOMPARE(fixture.view->selectedInOrder(), cellsNamed({"r1c1", "r1c2"}));
        QCOMPARE(fixture.number().text(), "99");
        fixture.type("15");
        fixture.selectByMouse(cellsNamed({"r5c5", "r5c6"}));
        QCOMPARE(fixture.constraints().front(), constraint("killer 15 r1c1 r1c2"));
        QCOMPARE(fixture.view->selectedInOrder(), cellsNamed({"r5c5", "r5c6"}));
    }

    void aNumberIsForTheBoardOnWhichItWasTyped()
    {
        RulesFixture fixture;
        fixture.choose(*findVariant("killer"));
        fixture.selectByMouse(cellsNamed({"r9c8", "r9c9"}));
        fixture.type("15");
        fixture.document.edit(Board(emptyBoard(4)), "Paste");
        fixture.click("r1c1");
        QVERIFY(fixture.constraints().empty());
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
        QCOMPARE(fixture.view->sketch(), only("killer 20 r5c5 r5c6 r5c7"));
        QTest::mouseClick(&fixture.padKey("Done"), Qt::LeftButton);
        QCOMPARE(fixture.constraints()[0], constraint("killer 20 r5c5 r5c6 r5c7"));
        QCOMPARE(fixture.document.undoStack().count(), 2);
    }

    /// The cells right of it, where its pad could lie.
    void thePadLeavesEveryCellToTheMouse()
    {
        RulesFixture fixture({"killer 15 r1c1 r1c2"});
        fixture.doubleClick("r1c2");
        for (const char *cell : {"r1c3", "r2c3", "r2c4"})
            fixture.click(cell, Qt::ControlModifier);
        QCOMPARE(fixture.constraints(), only("killer 15 r1c1 r1c2 r1c3 r2c3 r2c4"));
    }

    void aTypedFigureIsTheNumberOfTheSelectedRule()
    {
        RulesFixture fixture({"killer 15 r1c1 r1c2"});
        fixture.edits().click();
        fixture.click("r1c1");
        fixture.type("9");
        QVERIFY(fixture.number().hasFocus());
        fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.constraints(), only("killer 9 r1c1 r1c2"));
        QCOMPARE(fixture.view->currentCell(), 0);
    }

    void arrowsGoOnAfterANumberThatWasTypedOnTheBoard_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::addColumn<Cell>("cell");
        QTest::newRow("right") << Qt::Key_Right << Cell(11);
        QTest::newRow("left") << Qt::Key_Left << Cell(9);
        QTest::newRow("down") << Qt::Key_Down << Cell(19);
        QTest::newRow("up") << Qt::Key_Up << Cell(1);
    }

    void arrowsGoOnAfterANumberThatWasTypedOnTheBoard()
    {
        QFETCH(Qt::Key, key);
        QFETCH(Cell, cell);
        RulesFixture fixture({"killer 15 r2c2 r3c2"});
        fixture.edits().click();
        fixture.click("r2c2");
        fixture.type("9");
        QVERIFY(fixture.number().hasFocus());
        fixture.key(key);
        QCOMPARE(fixture.constraints(), only("killer 9 r2c2 r3c2"));
        QVERIFY(fixture.view->hasFocus());
        QCOMPARE(fixture.view->currentCell(), cell);
    }

    void aNumberThatIsEditedHasACursorOfItsOwn()
    {
        RulesFixture fixture({"killer 15 r2c2 r3c2"});
        fixture.doubleClick("r2c2");
        fixture.key(Qt::Key_End);
        fixture.key(Qt::Key_Left);
        fixture.key(Qt::Key_Backspace);
        fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.constraints(), only("killer 5 r2c2 r3c2"));
    }

    /// Cages without a touch of the mouse, and without Enter.
    void cagesAreTypedInTurnWithKeys()
    {
        RulesFixture fixture;
        fixture.choose(*findVariant("killer"));
        fixture.key(Qt::Key_Return);
        fixture.key(Qt::Key_Right, Qt::ShiftModifier);
        fixture.type("12");
        fixture.key(Qt::Key_Down);
        fixture.key(Qt::Key_Down, Qt::ShiftModifier);
        fixture.type("7");
        fixture.key(Qt::Key_Down);
        QCOMPARE(fixture.constraints(),
                 (std::vector{constraint("killer 12 r1c1 r1c2"), constraint("killer 7 r2c2 r3c2")}));
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
        QCOMPARE(fixture.state(),
                 "Killer cage 18 at r1c1 and r1c2: the number for these cells must be from 3 to 17.");
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

    void everythingHasAName()
    {
        RulesFixture fixture({"killer 15 r1c1 r1c2"});
        fixture.doubleClick("r1c1");
        for (QWidget *widget : fixture.number().parentWidget()->findChildren<QWidget *>()) {
            QAccessibleInterface *shown = QAccessible::queryAccessibleInterface(widget);
            QVERIFY(!shown->text(QAccessible::Name).isEmpty());
        }
    }

    void figuresTypedOnTheBoardAreTheNumber()
    {
        RulesFixture fixture;
        fixture.choose(*findVariant("killer"));
        fixture.key(Qt::Key_Return);
        fixture.key(Qt::Key_Right, Qt::ShiftModifier);
        fixture.type("12");
        fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.constraints(), std::vector{constraint("killer 12 r1c1 r1c2")});
        QCOMPARE(fixture.board().puzzle.givens.filledCount(), 0);
        fixture.panel.tool().end();
        fixture.type("5");
        QCOMPARE(fixture.board().puzzle.givens[1], 5);
    }

    void whatTheBoardShowsIsTheNumberToo()
    {
        RulesFixture fixture;
        fixture.choose(*findVariant("xv"));
        fixture.key(Qt::Key_Return);
        fixture.key(Qt::Key_Right, Qt::ShiftModifier);
        fixture.type("x");
        QCOMPARE(fixture.constraints(), std::vector{constraint("xv 10 r1c1 r1c2")});
        fixture.key(Qt::Key_Right, Qt::ShiftModifier);
        fixture.type("q");
        QVERIFY(fixture.number().text().isEmpty());
    }

    void aFifthDigitOfAQuadrupleIsRefused()
    {
        RulesFixture fixture;
        QSignalSpy refusals(&fixture.panel.tool(), &RuleTool::refused);
        fixture.choose(*findVariant("quadruple"));
        fixture.clickAt("r4c4", 0.45, 0.45);
        fixture.type("12345");
        const QString why =
            "Quadruple 1, 2, 3, 4, 5 at r4c4, r4c5, r5c4 and r5c5: it takes at most 4 numbers.";
        QCOMPARE(fixture.state(), why); // at once
        fixture.key(Qt::Key_Return);
        QCOMPARE(refusals.value(0).value(0).toString(), why);
        fixture.key(Qt::Key_Backspace);
        fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.constraints(), only("quadruple 1 2 3 4 r4c4 r4c5 r5c4 r5c5"));
    }

    void aNumberOfTwoFiguresIsOneWhereNumbersMayBeLarge()
    {
        RulesFixture fixture;
        fixture.choose(*findVariant("look-and-say"));
        fixture.view->setFocus();
        fixture.selectByKeys(cellsNamed({"r1c1", "r1c2"}));
        fixture.type("23 5");
        fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.constraints(), only("look-and-say 23 5 r1c1 r1c2"));
    }

    void theListSaysWhatIsTyped()
    {
        RulesFixture fixture({"killer 15 r1c1 r1c2", "thermometer r5c5 r5c6"});
        fixture.edits().click();
        fixture.click("r1c1");
        fixture.type("12");
        QCOMPARE(fixture.state(), "Killer cage 12 at r1c1 and r1c2");
        QCOMPARE(fixture.rowText(0), fixture.state());
        fixture.type("9"); // which cannot be
        QCOMPARE(fixture.rowText(0), "Killer cage 15 at r1c1 and r1c2");
        fixture.key(Qt::Key_Backspace);
        fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.rowText(0), "Killer cage 12 at r1c1 and r1c2");
        fixture.document.undoStack().undo();
        QCOMPARE(fixture.rowText(0), "Killer cage 15 at r1c1 and r1c2");
    }

    void digitsRunTogether_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<QByteArray>("typed");
        QTest::addColumn<std::vector<int>>("numbers");
        const auto add = [](int size, const char *typed, const std::vector<int> &numbers) {
            QTest::addRow("%d: %s", size, typed) << size << QByteArray(typed) << numbers;
        };
        add(9, "1234", {1, 2, 3, 4});
        add(9, "1 2 3 4", {1, 2, 3, 4});
        add(9, "1,2, 3", {1, 2, 3});
        add(9, "12 3", {1, 2, 3});
        add(16, "12 3", {12, 3});
        add(16, "1,16", {1, 16});
    }

    void digitsRunTogether()
    {
        QFETCH(int, size);
        QFETCH(QByteArray, typed);
        QFETCH(std::vector<int>, numbers);
        RulesFixture fixture;
        if (size != 9)
            fixture.document.reset(Board(emptyBoard(size)));
        fixture.choose(*findVariant("quadruple"));
        fixture.key(Qt::Key_Return);
        fixture.key(Qt::Key_Return); // to the number
        fixture.type(typed);
        fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.constraints().size(), 1U);
        QCOMPARE(fixture.constraints().front().numbers, numbers);
    }
};

ADD_TEST(QApplication, TestRuleNumber)

} // namespace sudoku::tst_rulenumber

#include "tst_rulenumber.moc"
