#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include "core/variants/constraintproblem.h"
#include "tests/rulesfixture.h"
#include "tests/testprogram.h"

namespace sudoku::tst_rulekeys {

/// Keys and double clicks on the board are for its rules, or for its cells.
class TestRuleKeys : public QObject
{
    Q_OBJECT

    using Groups = std::vector<std::vector<Cell>>;

private slots:
    void findSearchesTheRulesWhileTheyAreEdited()
    {
        RulesFixture fixture({"killer 15 r1c1 r1c2", "thermometer r5c5 r5c6"});
        auto *search = fixture.panel.findChild<QLineEdit *>("search");
        fixture.view->setFocus();
        fixture.key(Qt::Key_F, Qt::ControlModifier);
        QVERIFY(fixture.view->hasFocus()); // no rules are edited
        fixture.edits().click();
        fixture.click("r1c1");
        fixture.key(Qt::Key_F, Qt::ControlModifier);
        QVERIFY(search->hasFocus());
        fixture.type("thermo");
        QCOMPARE(fixture.list().model()->rowCount(), 1);
        QCOMPARE(fixture.constraints().size(), 2U);
        QCOMPARE(fixture.board().digits().filledCount(), 0);
    }

    /// And the panel says so.
    void figuresAreForTheSelectedRuleElseForCells()
    {
        RulesFixture fixture({"killer 15 r1c1 r1c2"});
        const auto hint = [&fixture] { return fixture.panel.findChild<QLabel *>("hint")->text(); };
        fixture.edits().click();
        fixture.view->setFocus();
        fixture.click("r1c1");
        QVERIFY2(hint().contains("Type figures, or press F2, to change its number."), qPrintable(hint()));
        fixture.type("12");
        fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.constraints(), only("killer 12 r1c1 r1c2"));
        fixture.click("r5c5");
        QVERIFY2(hint().contains("Digits are typed in cells."), qPrintable(hint()));
        fixture.type("7");
        QCOMPARE(fixture.board().puzzle.givens[40], 7);
        QCOMPARE(fixture.constraints(), only("killer 12 r1c1 r1c2"));
    }

    void aDoubleClickEditsTheNumberInPlace()
    {
        RulesFixture fixture({"killer 15 r1c1 r1c2"});
        fixture.doubleClick("r1c2"); // even while no rules are edited
        QVERIFY(fixture.number().hasFocus());
        QCOMPARE(fixture.number().text(), "15");
        QVERIFY(!fixture.view->isAncestorOf(&fixture.number())); // it hides no cell
        fixture.type("12");                                      // in its place
        fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.constraints(), only("killer 12 r1c1 r1c2"));
        QCOMPARE(fixture.undoText(), "Change Killer cage");
        QCOMPARE(fixture.document.undoStack().count(), 1);
        QVERIFY(!fixture.number().isVisible());
        QVERIFY(fixture.view->hasFocus());
        fixture.doubleClick("r1c2"); // and while they are
        QVERIFY(fixture.number().hasFocus());
        fixture.key(Qt::Key_9);
        fixture.key(Qt::Key_Escape);
        QCOMPARE(fixture.constraints(), only("killer 9 r1c1 r1c2"));
        QVERIFY(!fixture.number().isVisible());
        QCOMPARE(fixture.board().digits().filledCount(), 0);
    }

    void aDoubleClickOnANumberOutsideEditsIt_data()
    {
        QTest::addColumn<QByteArray>("rule");
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("column");
        QTest::newRow("left") << QByteArray("sandwich 12 r1c1 r1c2") << 0 << -1;
        QTest::newRow("above the same cell") << QByteArray("sandwich 8 r1c1 r2c1") << -1 << 0;
        QTest::newRow("below") << QByteArray("x-sum 20 r9c4 r8c4") << 9 << 3;
        QTest::newRow("right") << QByteArray("numbered-room 7 r5c9 r5c8") << 4 << 9;
        QTest::newRow("beside a corner") << QByteArray("little-killer 40 r1c1 r2c2") << -1 << -1;
    }

    void aDoubleClickOnANumberOutsideEditsIt()
    {
        QFETCH(QByteArray, rule);
        QFETCH(int, row);
        QFETCH(int, column);
        RulesFixture fixture({"sandwich 12 r1c1 r1c2", "sandwich 8 r1c1 r2c1", "x-sum 20 r9c4 r8c4",
                              "numbered-room 7 r5c9 r5c8", "little-killer 40 r1c1 r2c2"});
        fixture.document.edit(
            [&] {
                Board board = fixture.board();
                board.puzzle.givens.set(0, 4); // a digit in the cell does not matter
                return board;
            }(),
            "Enter");
        for (const bool isEditing : {false, true}) {
            if (isEditing != fixture.edits().isChecked())
                fixture.edits().click();
            const QPoint place = fixture.view->boardLayout().outsideRect(row, column).center().toPoint();
            QTest::mouseClick(fixture.view, Qt::LeftButton, {}, place);
            QTest::mouseDClick(fixture.view, Qt::LeftButton, {}, place);
            QVERIFY(fixture.number().hasFocus());
            QCOMPARE(fixture.number().text(), QString::number(constraint(rule).numbers.front()));
            fixture.key(Qt::Key_Escape);
        }
    }

    void aDoubleClickOnADigitIsForItsCell()
    {
        RulesFixture fixture({"killer 15 r1c1 r1c2"});
        fixture.click("r1c1");
        fixture.key(Qt::Key_5);
        fixture.doubleClick("r1c1");
        QVERIFY(!fixture.number().isVisible());
    }

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

    void digitsGoToTheCursorOnly()
    {
        RulesFixture fixture({"thermometer r1c1 r1c2 r1c3"});
        fixture.edits().click();
        fixture.click("r1c2");
        fixture.type("4"); // it has no number
        QCOMPARE(fixture.board().digits().filledCount(), 1);
        QCOMPARE(fixture.board().digitAt(1), 4);
    }

    void rTurnsALineRound()
    {
        RulesFixture fixture({"thermometer r1c1 r1c2 r1c3"});
        fixture.edits().click();
        fixture.click("r1c2");
        QVERIFY(fixture.turn().isEnabled());
        fixture.key(Qt::Key_R);
        QCOMPARE(fixture.constraints(), only("thermometer r1c3 r1c2 r1c1"));
        QCOMPARE(fixture.undoText(), "Turn Round Thermometer");
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
            if (findProblem(geometry, line))
                continue; // groups of equal sizes
            const auto marks = [&](Constraint constraint, bool isReversed) {
                if (isReversed)
                    std::ranges::reverse(constraint.cells);
                std::vector<Mark> all = kind->marksOf(geometry, constraint);
                std::erase_if(all, [](const Mark &mark) {
                    const auto *drawn = std::get_if<Line>(&mark);
                    return drawn && drawn->look != look::pill && drawn->look.ends != LineLook::Ends::Bulb;
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
        QCOMPARE(fixture.undoText(), "Remove Killer cage");
        QCOMPARE(fixture.kinds().currentText(), "Killer cage");
        QCOMPARE(fixture.view->selectedInOrder(), cellsNamed({"r1c1", "r1c2"}));
        QVERIFY(fixture.view->sketch().empty()); // it is seen to be gone
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
};

ADD_TEST(QApplication, TestRuleKeys)

} // namespace sudoku::tst_rulekeys

#include "tst_rulekeys.moc"
