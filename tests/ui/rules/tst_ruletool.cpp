// Covers ui/rules: ruledetails, ruledraft

#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include "tests/rulesfixture.h"
#include "tests/testprogram.h"
#include "ui/rules/drawnconstraint.h"

namespace sudoku::tst_ruletool {

class TestRuleTool : public QObject
{
    Q_OBJECT

private slots:
    void everyKindIsDrawnHere()
    {
        for (const Variant *variant : variants())
            QVERIFY2(!variant->isFor(defaultGeometry(9))
                         || std::ranges::any_of(drawings,
                                                [&](const DrawnRule &drawing) {
                                                    return constraint(drawing.wanted).variant == variant;
                                                }),
                     std::string(variant->id).c_str());
    }

    void drawsWithKeys_data() { addDrawings(); }

    void drawsWithKeys()
    {
        QFETCH(const DrawnRule *, drawing);
        RulesFixture fixture;
        const Constraint wanted = constraint(drawing->wanted);
        fixture.choose(*wanted.variant);
        fixture.key(Qt::Key_Return); // adds what needs no cells, else goes to the board
        if (!wanted.cells.empty()) {
            QVERIFY(fixture.view->hasFocus());
            fixture.selectByKeys(drawing->selected.empty() ? wanted.cells : cellsNamed(drawing->selected));
            const bool isWhole = wanted.variant->number != NumberUse::Needed;
            QCOMPARE(!fixture.view->sketch().empty(), isWhole);
            if (!isWhole) {
                fixture.key(Qt::Key_Return);
                QVERIFY(fixture.number().hasFocus());
            }
            fixture.type(drawing->number);
            QCOMPARE(fixture.view->sketch(), std::vector{wanted});
            fixture.key(Qt::Key_Return);
        }
        QCOMPARE(fixture.constraints(), std::vector{wanted});
        QVERIFY(fixture.view->hasFocus());
        QVERIFY(fixture.view->sketch().empty()); // nothing is proposed behind it
        if (wanted.cells.empty())
            QCOMPARE(fixture.view->selectedCells().size(), 1U);
        else
            QCOMPARE(fixture.view->selectedPath(), wanted.cells); // it stays selected
        QVERIFY(fixture.number().text().isEmpty());
        QCOMPARE(fixture.document.undoStack().count(), 1);
        QVERIFY(fixture.document.undoStack().undoText().startsWith("Add "));
        QCOMPARE(fixture.list().currentIndex().row(), 0);
    }

    void drawsWithTheMouse_data() { addDrawings(); }

    void drawsWithTheMouse()
    {
        QFETCH(const DrawnRule *, drawing);
        RulesFixture fixture;
        const Constraint wanted = constraint(drawing->wanted);
        fixture.choose(*wanted.variant);
        if (!wanted.cells.empty())
            fixture.selectByMouse(drawing->selected.empty() ? wanted.cells : cellsNamed(drawing->selected));
        const Input input = wanted.variant->input;
        const bool isDrag = input == Input::Path || input == Input::Neighbours
                            || (input == Input::Cells && wanted.cells.size() > 1 && isOneDrag(*drawing));
        const bool isThere =
            isOfSingleCells(*wanted.variant) || (isDrag && wanted.variant->number != NumberUse::Needed);
        QCOMPARE(fixture.constraints().size(), isThere ? 1U : 0U); // added when the drag ended
        const bool isList = wanted.numbers.size() > 1 && wanted.numbers.front() > 9; // not of single figures
        for (const char *figure = drawing->number; *figure; ++figure)
            if (*figure == ' ' && isList)
                fixture.type(" ");
            else if (*figure != ' ' && !isThere)
                QTest::mouseClick(&fixture.padKey(std::string(1, *figure).c_str()), Qt::LeftButton);
            else if (*figure != ' ')
                fixture.type(std::string(1, *figure).c_str());
        if (!isThere)
            QTest::mouseClick(&fixture.add(), Qt::LeftButton);
        else if (!wanted.numbers.empty())
            fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.constraints(), std::vector{wanted});
        QVERIFY(fixture.view->hasFocus());
        const bool mayFollow = isThere && input == Input::Cells && wanted.numbers.empty();
        QCOMPARE(fixture.number().isVisible(), mayFollow && wanted.variant->number != NumberUse::None);
    }

    void nothingIsProposedBehindAnAddition()
    {
        RulesFixture fixture;
        fixture.choose(*findVariant("killer"));
        fixture.selectByMouse(cellsNamed({"r1c2", "r1c3", "r2c3"}));
        fixture.type("15");
        fixture.key(Qt::Key_Return);
        const std::vector<Constraint> cage{constraint("killer 15 r1c2 r1c3 r2c3")};
        QCOMPARE(fixture.constraints(), cage);
        QVERIFY(fixture.view->sketch().empty());
        QVERIFY(!fixture.add().isVisible());
        QCOMPARE(fixture.state(), "Killer cage 15 at r1c2, r1c3 and r2c3");
        fixture.key(Qt::Key_Return);
        fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.constraints(), cage);
        fixture.click("r3c3", Qt::ControlModifier); // it is selected
        QCOMPARE(fixture.constraints(), std::vector{constraint("killer 15 r1c2 r1c3 r2c3 r3c3")});
        fixture.key(Qt::Key_F2);
        fixture.type("20");
        fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.constraints(), std::vector{constraint("killer 20 r1c2 r1c3 r2c3 r3c3")});
        fixture.selectByMouse(cellsNamed({"r5c5", "r5c6"})); // the next one
        QCOMPARE(fixture.constraints().back(), constraint("killer r5c5 r5c6"));
    }

    /// Even cells may be a single one, such as that of the cursor.
    void norBehindOneThatIsGone()
    {
        RulesFixture fixture;
        fixture.choose(*findVariant("even"));
        fixture.key(Qt::Key_Return);
        fixture.selectByKeys(cellsNamed({"r5c5", "r5c6"}));
        fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.constraints().size(), 1U);
        fixture.document.edit(Board(emptyBoard(9)), "Back");
        QVERIFY(fixture.view->sketch().empty());
        QCOMPARE(fixture.view->selectedCells().size(), 1U);
        QSignalSpy refusals(&fixture.panel.tool(), &RuleTool::refused);
        fixture.key(Qt::Key_Return);
        QVERIFY(fixture.constraints().empty());
        QCOMPARE(refusals.value(0).value(0).toString(),
                 "Select its cells: drag, Ctrl+click, or Ctrl+Shift+arrows.");
        fixture.key(Qt::Key_Down);
        QCOMPARE(fixture.view->sketch(), only("even r6c6"));
    }

    void aCageThatDemandsNothingIsRefused()
    {
        RulesFixture fixture({"killer 9 r1c1", "killer r2c1 r2c2"});
        const std::vector<Constraint> before = fixture.constraints();
        QSignalSpy refusals(&fixture.panel.tool(), &RuleTool::refused);
        const QString why = "Incomplete: it needs more cells or a number.";
        fixture.choose(*findVariant("killer"));
        fixture.view->setFocus();
        fixture.key(Qt::Key_End);
        QVERIFY(fixture.view->sketch().empty());
        QCOMPARE(fixture.state(), why);
        fixture.key(Qt::Key_Return);
        QCOMPARE(refusals.count(), 1);
        fixture.click("r2c1");
        fixture.click("r2c1", Qt::ControlModifier); // a cell less
        QCOMPARE(refusals.count(), 2);
        fixture.click("r1c1");
        fixture.key(Qt::Key_F2);
        fixture.key(Qt::Key_Backspace);
        fixture.key(Qt::Key_Return); // no number
        QCOMPARE(refusals.count(), 3);
        for (const QList<QVariant> &refusal : refusals)
            QCOMPARE(refusal.value(0).toString(), why);
        QCOMPARE(fixture.constraints(), before);
    }

    void twoOfAKindAtOnePlaceAreRefused()
    {
        RulesFixture fixture({"quadruple 3 r1c1 r1c2 r2c1 r2c2"});
        QSignalSpy refusals(&fixture.panel.tool(), &RuleTool::refused);
        QSignalSpy ends(&fixture.panel.tool(), &RuleTool::refusalEnded);
        fixture.choose(*findVariant("quadruple"));
        fixture.key(Qt::Key_Return);
        fixture.type("5");
        QCOMPARE(fixture.state(),
                 "The puzzle already has Quadruple 3 at r1c1, r1c2, r2c1 and r2c2: remove it first.");
        fixture.key(Qt::Key_Return);
        QCOMPARE(refusals.value(0).value(0).toString(), fixture.state());
        QCOMPARE(ends.count(), 0);
        fixture.panel.tool().end();
        QCOMPARE(ends.count(), 1);
        QCOMPARE(fixture.constraints().size(), 1U);
    }

    void saysWhatIsNotYetRight()
    {
        RulesFixture fixture;
        fixture.choose(*findVariant("xv"));
        QSignalSpy refusals(&fixture.panel.tool(), &RuleTool::refused);
        fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.state(), "Incomplete: it must have 2 cells.");
        QVERIFY(!fixture.add().isEnabled());
        fixture.key(Qt::Key_Return);
        QCOMPARE(refusals.value(0).value(0).toString(), fixture.state());
        QVERIFY(fixture.view->hasFocus());
        fixture.key(Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(fixture.state(), "Incomplete: it needs a number from 3 to 17.");
        fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.number().placeholderText(), "3 to 17");
        fixture.type("18");
        QCOMPARE(fixture.state(),
                 "X or V 18 at r1c1 and r1c2: the number for these cells must be from 3 to 17.");
        fixture.key(Qt::Key_Return);
        QVERIFY(fixture.number().hasFocus());
        QVERIFY(fixture.constraints().empty());
        fixture.key(Qt::Key_Backspace);
        fixture.type("0");
        QCOMPARE(fixture.state(), "X between r1c1 and r1c2");
        QVERIFY(fixture.add().isEnabled());
        fixture.key(Qt::Key_Return);
        fixture.key(Qt::Key_Down); // away from it
        fixture.view->select({0, 1});
        fixture.type("10");
        QCOMPARE(fixture.state(), "The puzzle already has this rule.");
    }

    void aLineIsAddedWhenTheDragEnds()
    {
        RulesFixture fixture;
        fixture.choose(*findVariant("thermometer"));
        fixture.selectByMouse(cellsNamed({"r1c1", "r2c2", "r2c3"}));
        QCOMPARE(fixture.constraints(), only("thermometer r1c1 r2c2 r2c3"));
        fixture.selectByMouse(cellsNamed({"r3c4"}), Qt::ControlModifier); // it is selected
        QCOMPARE(fixture.constraints(), only("thermometer r1c1 r2c2 r2c3 r3c4"));
        fixture.selectByMouse(cellsNamed({"r5c5", "r5c6"})); // another one
        QCOMPARE(fixture.constraints().size(), 2U);
        QCOMPARE(fixture.document.undoStack().count(), 3);
    }

    void afterUndoCellsAreSelectedAnew()
    {
        RulesFixture fixture;
        fixture.choose(*findVariant("even"));
        fixture.key(Qt::Key_Return);
        fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.constraints(), only("even r1c1"));
        fixture.key(Qt::Key_Down); // which would be the next one
        QCOMPARE(fixture.view->sketch(), only("even r2c1"));
        fixture.document.undoStack().undo();
        QVERIFY(fixture.view->sketch().empty());
        QVERIFY(!fixture.add().isEnabled());
        fixture.key(Qt::Key_Down);
        QCOMPARE(fixture.view->sketch(), only("even r3c1"));
    }

    /// Whatever is selected or drawn, until a number beside the board must have room.
    void theBoardKeepsItsSizeAndItsPlace()
    {
        RulesFixture fixture({"killer 15 r1c1 r1c2", "sandwich 12 r3c1 r3c2", "thermometer r5c5 r5c6"});
        const QRectF place = fixture.view->boardLayout().board();
        fixture.edits().click();
        QCOMPARE(fixture.view->boardLayout().board(), place);
        for (const char *cell : {"r1c1", "r3c2", "r5c6", "r7c7"}) {
            fixture.click(cell);
            QCOMPARE(fixture.view->boardLayout().board(), place);
            fixture.doubleClick(cell);
            QCOMPARE(fixture.view->boardLayout().board(), place);
        }
        for (const char *kind : {"killer", "thermometer", "quadruple", "xv"}) {
            fixture.choose(*findVariant(kind));
            QCOMPARE(fixture.view->boardLayout().board(), place);
        }
        fixture.choose(*findVariant("little-killer"));
        const QRectF smaller = fixture.view->boardLayout().board();
        QVERIFY(smaller.width() < place.width());
        for (const char *kind : {"killer", "sandwich", "thermometer"}) {
            fixture.choose(*findVariant(kind));
            QCOMPARE(fixture.view->boardLayout().board(), smaller);
        }
        fixture.edits().click();
        QCOMPARE(fixture.view->boardLayout().board(), place);
    }

    void escapeEndsWithoutATrace()
    {
        RulesFixture fixture({"killer 15 r1c1 r1c2"});
        fixture.edits().click();
        fixture.click("r1c1");
        fixture.panel.tool().end();
        QVERIFY(!fixture.edits().isChecked());
        QCOMPARE(fixture.view->selectedCells().size(), 1U);
        fixture.view->setFocus();
        fixture.key(Qt::Key_Delete);
        QCOMPARE(fixture.constraints().size(), 1U);
    }
};

ADD_TEST(QApplication, TestRuleTool)

} // namespace sudoku::tst_ruletool

#include "tst_ruletool.moc"
