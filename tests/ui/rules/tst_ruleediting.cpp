#include <QAccessible>
#include <QApplication>
#include <QCompleter>
#include <QSignalSpy>
#include <QTest>

#include "tests/activewindow.h"
#include "tests/testprogram.h"
#include "tests/ui/rules/ruleeditingbench.h"

#include <map>

namespace sudoku::tst_ruleediting {

using namespace ruleeditingbench;

/// Constraints are selected and changed on the board.
class TestRuleEditing : public QObject
{
    Q_OBJECT

private slots:
    void withoutEditingTheBoardTakesDigits()
    {
        RulesFixture fixture({"killer 15 r1c1 r1c2"});
        fixture.click("r1c1");
        QCOMPARE(fixture.list().currentIndex().row(), 0);
        QCOMPARE(fixture.view->outlined(), (Groups{cellsNamed({"r1c1", "r1c2"})}));
        fixture.key(Qt::Key_5);
        QCOMPARE(fixture.board().digitAt(0), 5);
        fixture.key(Qt::Key_Delete);
        QCOMPARE(fixture.board().digitAt(0), noDigit);
        fixture.key(Qt::Key_Delete);
        QCOMPARE(fixture.constraints().size(), 1U);
        fixture.click("r2c1", Qt::ControlModifier);
        QCOMPARE(fixture.constraints(), only("killer 15 r1c1 r1c2"));
    }

    void theBoardKeepsItsSizeFromKindToKind()
    {
        RulesFixture fixture;
        fixture.edits().click();
        const qreal size = fixture.view->boardLayout().cellSize();
        for (const char *kind : {"killer", "sandwich", "thermometer", "little-killer"}) {
            fixture.choose(*findVariant(kind));
            QCOMPARE(fixture.view->boardLayout().cellSize(), size);
        }
        fixture.edits().click();
        QVERIFY(fixture.view->boardLayout().cellSize() > size);
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

    void rTurnsALineRound()
    {
        RulesFixture fixture({"thermometer r1c1 r1c2 r1c3"});
        fixture.edits().click();
        fixture.click("r1c2");
        QVERIFY(fixture.turn().isEnabled());
        fixture.key(Qt::Key_R);
        QCOMPARE(fixture.constraints(), only("thermometer r1c3 r1c2 r1c1"));
        QCOMPARE(undoText(fixture), "Turn Round Thermometer");
        fixture.key(Qt::Key_R); // it is still selected
        QCOMPARE(fixture.constraints(), only("thermometer r1c1 r1c2 r1c3"));
        QTest::mouseClick(&fixture.turn(), Qt::LeftButton);
        QCOMPARE(fixture.constraints(), only("thermometer r1c3 r1c2 r1c1"));
        QCOMPARE(fixture.document.undoStack().count(), 3);
    }

    void rTurnsWhatTheListHasSelected()
    {
        RulesFixture fixture({"thermometer r1c1 r1c2 r1c3"});
        fixture.click("r1c2");
        fixture.edits().click();
        QVERIFY(fixture.turn().isEnabled());
        fixture.key(Qt::Key_R);
        QCOMPARE(fixture.constraints(), only("thermometer r1c3 r1c2 r1c1"));
    }

    /// A line that reads the same from both ends has no other way round.
    void onlyWhatHasADirectionIsTurned()
    {
        const Geometry geometry = emptyBoard(9).geometry;
        for (const Variant *kind : variants()) {
            if (kind->input != Input::Path && kind->input != Input::Neighbours)
                continue;
            const bool isShort = kind->input == Input::Neighbours;
            const Constraint line{kind, isShort ? std::vector<Cell>{0, 1} : std::vector<Cell>{0, 1, 2}, {}};
            const auto marks = [&](Constraint constraint, bool isReversed) {
                if (isReversed)
                    std::ranges::reverse(constraint.cells);
                std::vector<Mark> all = kind->marksOf(geometry, constraint);
                std::erase_if(all, [](const Mark &mark) {
                    const auto *drawn = std::get_if<Line>(&mark);
                    return drawn && drawn->look != look::pill;
                });
                return all;
            };
            const bool looksDirected =
                !isShort && !std::ranges::is_permutation(marks(line, false), marks(line, true));
            QCOMPARE(kind->isDirected, looksDirected || kind->id == "greater-than");
        }
        RulesFixture fixture({"palindrome r1c1 r1c2 r1c3"});
        fixture.edits().click();
        fixture.click("r1c2");
        QVERIFY(!fixture.turn().isEnabled());
    }

    void enterInTheEmptyFieldLeadsToTheBoard()
    {
        RulesFixture fixture({"killer 15 r1c1 r1c2"});
        fixture.panel.tool().begin();
        QVERIFY(!fixture.view->hasFocus());
        QTest::keyClick(&fixture.kinds(), Qt::Key_Return);
        QVERIFY(fixture.view->hasFocus());
        fixture.key(Qt::Key_Down);
        fixture.key(Qt::Key_Up); // onto the cage
        QCOMPARE(fixture.list().selectionModel()->selectedIndexes().size(), 1);
    }

    /// As a desktop that makes the list of results active while it closes.
    void theListOfResultsLeavesTheKeyboardOnTheBoard()
    {
        RulesFixture fixture({"killer 15 r1c1 r1c2"});
        fixture.panel.tool().begin();
        for (const char letter : {'k', 'i', 'l'})
            QTest::keyClick(&fixture.kinds(), letter);
        auto *results = fixture.kinds().findChild<QCompleter *>()->popup();
        QVERIFY(results->isVisible());
        QTest::keyClick(results, Qt::Key_Return);
        QVERIFY(!results->isVisible() && fixture.view->hasFocus());
        makeActive(results);
        makeActive(fixture.view->window());
        QVERIFY(fixture.view->hasFocus());
    }

    void rSaysWhatItNeeds()
    {
        RulesFixture fixture({"killer 15 r1c1 r1c2"});
        QSignalSpy refusals(&fixture.panel.tool(), &RuleTool::refused);
        QSignalSpy ends(&fixture.panel.tool(), &RuleTool::refusalEnded);
        QSignalSpy digits(fixture.view, &BoardView::keyRefused);
        fixture.choose(*findVariant("thermometer"));
        fixture.view->setFocus();
        fixture.key(Qt::Key_R);
        QCOMPARE(refusals.value(0).value(0).toString(),
                 "Select an arrow, a thermometer or a sign to turn it round.");
        fixture.key(Qt::Key_Down);
        QCOMPARE(ends.count(), 1);
        fixture.choose(*findVariant("killer"));
        fixture.click("r1c1"); // no line
        fixture.key(Qt::Key_R);
        QCOMPARE(refusals.count(), 2);
        QCOMPARE(digits.count(), 0);
        QVERIFY(!fixture.document.undoStack().canUndo());
        fixture.panel.tool().end();
        fixture.key(Qt::Key_R); // is for the board, where it means nothing
        QCOMPARE(refusals.count(), 2);
    }

    void whereRIsADigitItIsOne()
    {
        RulesFixture fixture;
        fixture.document.reset(Board(emptyBoard(25)));
        fixture.view->setChosenSymbols(*findSymbolSet("A"));
        fixture.edits().click();
        fixture.view->setFocus();
        fixture.key(Qt::Key_R);
        QCOMPARE(fixture.board().digitAt(0), 18);
    }

    void whatIsRemovedLeavesItsKindAndItsCells()
    {
        RulesFixture fixture({"killer 15 r1c1 r1c2"});
        fixture.edits().click();
        fixture.click("r1c1");
        fixture.key(Qt::Key_Delete);
        QVERIFY(fixture.constraints().empty());
        QCOMPARE(undoText(fixture), "Remove Killer cage");
        QCOMPARE(fixture.kinds().currentText(), "Killer cage");
        QCOMPARE(fixture.view->selectedInOrder(), cellsNamed({"r1c1", "r1c2"}));
        QVERIFY(!fixture.view->sketch()); // it is seen to be gone
        fixture.click("r2c1", Qt::ControlModifier);
        fixture.type("17");
        fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.constraints(), only("killer 17 r1c1 r1c2 r2c1"));
        QCOMPARE(fixture.document.undoStack().count(), 2);
    }

    void soDoesWhatIsRemovedInTheList()
    {
        RulesFixture fixture({"killer 15 r1c1 r1c2", "thermometer r3c1 r3c2"});
        fixture.edits().click();
        fixture.list().setFocus();
        fixture.list().setCurrentIndex(fixture.row(0));
        fixture.key(Qt::Key_Delete);
        QCOMPARE(fixture.kinds().currentText(), "Killer cage");
        QCOMPARE(fixture.view->selectedInOrder(), cellsNamed({"r1c1", "r1c2"}));
        fixture.view->setFocus();
        fixture.key(Qt::Key_Return); // the same again, without its sum
        QCOMPARE(fixture.constraints().front(), constraint("killer r1c1 r1c2"));
        fixture.list().setFocus();
        fixture.key(Qt::Key_Delete);
        fixture.key(Qt::Key_Delete); // and the next one
        QVERIFY(fixture.constraints().empty());
    }

    void theListRemovesWithoutEditing()
    {
        RulesFixture fixture({"killer 15 r1c1 r1c2", "thermometer r3c1 r3c2", "killer 9 r5c5 r5c6"});
        fixture.list().setFocus();
        fixture.list().setCurrentIndex(fixture.row(0));
        fixture.key(Qt::Key_Delete);
        QVERIFY(!fixture.edits().isChecked());
        QCOMPARE(fixture.kinds().currentIndex(), -1);
        QCOMPARE(fixture.list().selectionModel()->selectedIndexes(), QModelIndexList{fixture.row(0)});
        fixture.key(Qt::Key_Delete); // what is selected now
        QCOMPARE(fixture.constraints(), only("thermometer r3c1 r3c2"));
        fixture.key(Qt::Key_Delete);
        fixture.key(Qt::Key_Delete); // there is none any more
        QVERIFY(fixture.constraints().empty());
        fixture.view->setFocus();
        fixture.key(Qt::Key_5); // is a digit
        QCOMPARE(fixture.board().digitAt(fixture.view->currentCell()), 5);
    }

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

    void kindsAreInGroups()
    {
        RulesFixture fixture;
        QString heading;
        QStringList headings;
        std::map<QString, QString> groups;
        for (int row = 0; row < fixture.kinds().count(); ++row) {
            const QModelIndex index = fixture.kinds().model()->index(row, 0);
            const QString text = fixture.kinds().itemText(row);
            if (index.flags() & Qt::ItemIsEnabled)
                groups[text] = headings.back();
            else
                headings += text;
        }
        QCOMPARE(headings, QStringList({"For the whole board", "Cages, regions and cells",
                                        "Between two cells", "Lines", "Numbers beside the board"}));
        QCOMPARE(groups.size(), variants().size());
        QCOMPARE(groups["Windoku"], headings[0]);
        QCOMPARE(groups["Quadruple"], headings[1]);
        QCOMPARE(groups["All white dots are given"], headings[2]);
        QCOMPARE(groups["Arrow"], headings[3]);
        QCOMPARE(groups["Little killer"], headings[4]);
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
};

ADD_TEST(QApplication, TestRuleEditing)

} // namespace sudoku::tst_ruleediting

#include "tst_ruleediting.moc"
