// Covers ui/rules: rulemove, ruletext

#include <QApplication>
#include <QClipboard>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>

#include "core/variants/own/ownkind.h"
#include "tests/rulesfixture.h"
#include "tests/testprogram.h"
#include "ui/rules/rulearranger.h"
#include "ui/rules/ruletext.h"

namespace sudoku::tst_rulearranger {

const QString cageDirective = "# sudoku-workbench: variant killer 15 r1c1 r1c2\n";

QString clipboard()
{
    return QApplication::clipboard()->text();
}

class TestRuleArranger : public QObject
{
    Q_OBJECT

    /// Selects the rule at \a cell on the board, while rules are edited there.
    static void selectOnBoard(RulesFixture &fixture, const char *cell)
    {
        fixture.edits().setChecked(true);
        fixture.view->setFocus();
        fixture.click(cell);
    }

    /// Selects all rules in the list.
    static void selectInList(RulesFixture &fixture)
    {
        fixture.list().setFocus();
        fixture.list().selectAll();
    }

    static std::vector<Constraint> constraintsOf(const std::vector<const char *> &texts)
    {
        std::vector<Constraint> constraints;
        for (const char *text : texts)
            constraints.push_back(constraint(text));
        return constraints;
    }

    /// Takes the entry \a path, such as "Change Kind/Whispers", of the menu of the selected rules.
    static bool take(RulesFixture &fixture, const QString &path)
    {
        QMenu menu;
        fixture.panel.findChild<RuleArranger *>()->addTo(menu);
        const QMenu *at = &menu;
        for (const QString &name : path.split('/')) {
            const QList<QAction *> entries = at->actions();
            const auto found = std::ranges::find_if(
                entries, [&](const QAction *entry) { return entry->text().section(" (", 0, 0) == name; });
            if (found == entries.end() || !(*found)->isEnabled())
                return false;
            if (!(*found)->menu())
                return (*found)->trigger(), true;
            at = (*found)->menu();
        }
        return false;
    }

private slots:
    void cleanup() { QApplication::clipboard()->clear(); }

    void copiesAndPastesAtTheCursor()
    {
        RulesFixture fixture({"killer 15 r1c1 r1c2"});
        const Board start = fixture.board();
        selectOnBoard(fixture, "r1c1");
        fixture.key(Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(clipboard(), cageDirective);
        QCOMPARE(fixture.board(), start);
        fixture.click("r5c4");
        fixture.key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(fixture.constraints(), constraintsOf({"killer 15 r1c1 r1c2", "killer 15 r5c4 r5c5"}));
        QCOMPARE(fixture.undoText(), "Paste Killer cage");
        fixture.key(Qt::Key_Down, Qt::AltModifier); // what was pasted is selected
        QCOMPARE(fixture.constraints().back(), constraint("killer 15 r6c4 r6c5"));
        fixture.document.undoStack().undo();
        fixture.document.undoStack().undo();
        QCOMPARE(fixture.board(), start);
    }

    void cutsSeveralAndPastesThemTogether()
    {
        RulesFixture fixture({"killer 15 r1c1 r1c2", "thermometer r2c2 r2c1"});
        selectInList(fixture);
        fixture.key(Qt::Key_X, Qt::ControlModifier);
        QVERIFY(fixture.constraints().empty());
        QCOMPARE(fixture.document.undoStack().count(), 1);
        fixture.view->setCurrentCell(defaultGeometry(9).cellAt(7, 7));
        fixture.list().setFocus();
        fixture.key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(fixture.constraints(), constraintsOf({"killer 15 r8c8 r8c9", "thermometer r9c9 r9c8"}));
        QCOMPARE(fixture.list().selectionModel()->selectedIndexes().size(), 2);
    }

    void pastesBetweenSizesAndFromAnEditor_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("pasted"); // empty where it is refused
        const auto row = [](const char *text, const char *pasted) { QTest::newRow(text) << text << pasted; };
        row("killer 5 r12c12 r12c13", "killer 5 r1c1 r1c2");
        row("  killer 5 r3c3 r3c4  \n", "killer 5 r1c1 r1c2");
        row("# sudoku-workbench: variant sandwich 5 r1c9 r2c9", "sandwich 5 r1c1 r2c1");
        row("little-killer 20 r1c7 r2c8", "little-killer 20 r1c1 r2c2");
        row("little-killer 5 r1c7 r2c8", ""); // too little for the longer diagonal
        row("diagonal", "diagonal");
        row("thermometer r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9 r1c10", "");
    }

    void pastesBetweenSizesAndFromAnEditor()
    {
        QFETCH(QString, text);
        QFETCH(QString, pasted);
        RulesFixture fixture;
        QSignalSpy refusals(&fixture.panel.tool(), &RuleTool::refused);
        QVERIFY(fixture.panel.paste(text));
        QCOMPARE(fixture.constraints().size(), pasted.isEmpty() ? 0U : 1U);
        QCOMPARE(refusals.count(), pasted.isEmpty() ? 1 : 0);
        if (!pasted.isEmpty())
            QCOMPARE(constraintText(defaultGeometry(9), fixture.constraints().front()), pasted.toStdString());
    }

    void otherTextsAreLeftToOthers()
    {
        RulesFixture fixture;
        for (const char *text :
             {"", "\n", "1.34341221434321", "killer", "hello", "killer 5 r1c1 r1c2\nhello"})
            QVERIFY2(!fixture.panel.paste(text), text);
        QVERIFY(!fixture.document.undoStack().canUndo());
    }

    void copiesAreReadAgain_data() { addDrawings(); }

    void copiesAreReadAgain()
    {
        QFETCH(const DrawnRule *, drawing);
        const std::vector<Constraint> constraints = only(drawing->wanted);
        const QString text = textOfRules(defaultGeometry(9), constraints);
        const auto read = rulesInText(text, defaultGeometry(9));
        QVERIFY(read);
        QCOMPARE(read->constraints, constraints);
    }

    void theSameRuleIsNotPastedTwice()
    {
        RulesFixture fixture({"killer 15 r1c1 r1c2"});
        QSignalSpy refusals(&fixture.panel.tool(), &RuleTool::refused);
        fixture.view->setCurrentCell(0);
        QVERIFY(fixture.panel.paste(cageDirective));
        QCOMPARE(fixture.constraints().size(), 1U);
        QCOMPARE(refusals.takeFirst().first().toString(), "The puzzle already has this rule.");
    }

    void arrowsMoveWhatIsSelected_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::newRow("cage") << "killer 15 r2c2 r2c3"
                              << "killer 15 r3c3 r3c4";
        QTest::newRow("line") << "thermometer r2c2 r3c3"
                              << "thermometer r3c3 r4c4";
        QTest::newRow("dot") << "white-dot r2c2 r2c3"
                             << "white-dot r3c3 r3c4";
        QTest::newRow("clue beside the board") << "little-killer 15 r1c2 r2c3"
                                               << "little-killer 15 r1c3 r2c4";
    }

    void arrowsMoveWhatIsSelected()
    {
        QFETCH(QString, before);
        QFETCH(QString, after);
        const QByteArray text = before.toLatin1();
        RulesFixture fixture({text.constData()});
        selectOnBoard(fixture, "r2c3");
        if (fixture.list().selectionModel()->selectedIndexes().isEmpty())
            selectOnBoard(fixture, "r2c2");
        fixture.key(Qt::Key_Down, Qt::AltModifier);
        fixture.key(Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(constraintText(defaultGeometry(9), fixture.constraints().front()), after.toStdString());
    }

    void movesThoseThatHaveRoom()
    {
        RulesFixture fixture({"killer 15 r1c1 r1c2", "thermometer r2c2 r2c1"});
        QSignalSpy refusals(&fixture.panel.tool(), &RuleTool::refused);
        selectInList(fixture);
        fixture.key(Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(fixture.constraints(), constraintsOf({"killer 15 r1c2 r1c3", "thermometer r2c3 r2c2"}));
        QCOMPARE(fixture.undoText(), "Move Rules");
        QCOMPARE(refusals.count(), 0);
        fixture.key(Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(fixture.constraints(), constraintsOf({"killer 15 r1c2 r1c3", "thermometer r1c3 r1c2"}));
        QCOMPARE(refusals.takeFirst().first().toString(),
                 "1 of 2 rules moved. Killer cage 15 at r1c2 and r1c3 does not fit on the board there.");
        QCOMPARE(fixture.document.undoStack().count(), 2);
        fixture.key(Qt::Key_Up, Qt::AltModifier); // both are selected still
        QCOMPARE(fixture.document.undoStack().count(), 2);
        QCOMPARE(refusals.takeFirst().first().toString(),
                 "None of the 2 rules can be moved. Killer cage 15 at r1c2 and r1c3 does not fit on the "
                 "board there.");
        fixture.key(Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(fixture.constraints(), constraintsOf({"killer 15 r2c2 r2c3", "thermometer r2c3 r2c2"}));
        fixture.document.undoStack().undo();
        fixture.document.undoStack().undo();
        QCOMPARE(fixture.constraints(), constraintsOf({"killer 15 r1c2 r1c3", "thermometer r2c3 r2c2"}));
    }

    /// One that stays is in the way of another, which is in the way of a third.
    void whatIsInTheWayIsNamed()
    {
        RulesFixture fixture({"killer 3 r1c1", "killer 4 r2c1", "killer 5 r3c1", "even r5c5", "anti-knight"});
        QSignalSpy refusals(&fixture.panel.tool(), &RuleTool::refused);
        selectInList(fixture);
        fixture.key(Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(fixture.constraints().size(), 5U);
        for (const char *still :
             {"killer 3 r1c1", "killer 4 r2c1", "killer 5 r3c1", "anti-knight", "even r4c5"})
            QCOMPARE(std::ranges::count(fixture.constraints(), constraint(still)), 1);
        QVERIFY(
            refusals.takeFirst().first().toString().startsWith("1 of 4 rules moved. Killer cage 3 at r1c1 "));
        QCOMPARE(fixture.list().selectionModel()->selectedIndexes().size(), 5);
    }

    void aRuleForTheWholeBoardHasNoPlace()
    {
        RulesFixture fixture({"anti-knight"});
        QSignalSpy refusals(&fixture.panel.tool(), &RuleTool::refused);
        selectInList(fixture);
        fixture.key(Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(fixture.document.undoStack().count(), 0);
        QCOMPARE(refusals.takeFirst().first().toString(), "Rules for the whole board have no place.");
    }

    void whatIsSwitchedOffMovesSo()
    {
        RulesFixture fixture({"killer 15 r1c1 r1c2"});
        fixture.clickCheckBox(0);
        selectInList(fixture);
        fixture.key(Qt::Key_Down, Qt::AltModifier);
        QVERIFY(fixture.constraints().empty());
        QCOMPARE(fixture.board().switchedOff, only("killer 15 r2c1 r2c2"));
    }

    void keysTurnAndMirror()
    {
        RulesFixture fixture({"thermometer r2c2 r2c3 r2c4"});
        selectOnBoard(fixture, "r2c3");
        fixture.key(Qt::Key_M);
        QCOMPARE(fixture.constraints(), only("thermometer r2c4 r2c3 r2c2"));
        fixture.key(Qt::Key_R, Qt::ShiftModifier);
        QCOMPARE(fixture.constraints(), only("thermometer r4c2 r3c2 r2c2"));
        fixture.key(Qt::Key_M, Qt::ShiftModifier);
        QCOMPARE(fixture.constraints(), only("thermometer r2c2 r3c2 r4c2"));
        QCOMPARE(fixture.document.undoStack().count(), 3);
    }

    void theMouseAloneMovesAndTurns()
    {
        RulesFixture fixture({"thermometer r2c2 r2c3 r2c4"});
        selectInList(fixture);
        QVERIFY(take(fixture, "Move/Down"));
        QCOMPARE(fixture.constraints(), only("thermometer r3c2 r3c3 r3c4"));
        QVERIFY(take(fixture, "Turn or Mirror/Half Turn"));
        QCOMPARE(fixture.constraints(), only("thermometer r3c4 r3c3 r3c2"));
    }

    void duplicatesBesideItself()
    {
        RulesFixture fixture({"killer 15 r8c8 r8c9", "diagonal"});
        selectOnBoard(fixture, "r8c8");
        fixture.key(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(fixture.constraints().size(), 3U);
        QVERIFY(std::ranges::count(fixture.constraints(), constraint("killer 15 r9c8 r9c9")) == 1);
        QCOMPARE(fixture.undoText(), "Duplicate Killer cage");
    }

    void changesTheKindInPlace_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("after");
        QTest::newRow("line") << "thermometer r1c1 r1c2 r2c3"
                              << "Whispers"
                              << "whispers r1c1 r1c2 r2c3";
        QTest::newRow("cage") << "killer 15 r1c1 r1c2"
                              << "Extra region"
                              << "extra-region r1c1 r1c2";
        QTest::newRow("with its number") << "sandwich 15 r1c1 r2c1"
                                         << "X-sum"
                                         << "x-sum 15 r1c1 r2c1";
    }

    void changesTheKindInPlace()
    {
        QFETCH(QString, before);
        QFETCH(QString, kind);
        QFETCH(QString, after);
        const QByteArray text = before.toLatin1();
        RulesFixture fixture({text.constData()});
        const Board start = fixture.board();
        selectOnBoard(fixture, "r1c1");
        QVERIFY(take(fixture, "Change Kind/" + kind));
        QCOMPARE(constraintText(defaultGeometry(9), fixture.constraints().front()), after.toStdString());
        QCOMPARE(fixture.undoText(), "Change to " + kind);
        fixture.document.undoStack().undo();
        QCOMPARE(fixture.board(), start);
        QVERIFY(!fixture.document.undoStack().canUndo());
    }

    void combinesRules_data()
    {
        QTest::addColumn<QString>("entry");
        QTest::addColumn<QString>("rule");
        QTest::newRow("any") << "At Least One of Them Holds"
                             << "any of (killer(15)[1,2], renban[3,4,5])";
        QTest::newRow("one") << "Exactly One of Them Holds"
                             << "one of (killer(15)[1,2], renban[3,4,5])";
        QTest::newRow("none") << "None of Them Holds"
                              << "none of (killer(15)[1,2], renban[3,4,5])";
    }

    /// The selected rules become one, which is drawn like them.
    void combinesRules()
    {
        QFETCH(QString, entry);
        QFETCH(QString, rule);
        RulesFixture fixture({"killer 15 r1c1 r1c2", "renban r3c1 r3c2 r3c3"});
        const Board start = fixture.board();
        selectInList(fixture);
        QVERIFY(take(fixture, "Combine Rules/" + entry));
        QCOMPARE(fixture.constraints().size(), std::size_t(1));
        const Constraint made = fixture.constraints().front();
        QCOMPARE(QString::fromStdString(definitionOf(*made.variant)->rule), rule);
        QCOMPARE(made.cells.size(), std::size_t(5));
        QVERIFY(made.variant->marksOf(defaultGeometry(9), made).size() >= 2);
        fixture.document.undoStack().undo();
        QCOMPARE(fixture.board(), start);
    }

    void whatCannotBeCombinedIsSaid_data()
    {
        QTest::addColumn<QString>("other");
        QTest::addColumn<QString>("why");
        QTest::newRow("no cells")
            << "diagonal"
            << "Diagonal from top left cannot be combined: it applies to the whole board.";
        QTest::newRow("no number")
            << "little-killer r1c2 r2c3"
            << "Little killer without a number from r1c2 to r8c9 cannot be combined: it "
               "has no number yet.";
        QTest::newRow("numbers") << "quadruple 1 2 r1c1 r1c2 r2c1 r2c2"
                                 << "Quadruple 1, 2 at r1c1, r1c2, r2c1 and r2c2 cannot be combined: it has "
                                    "more than one number.";
    }

    void whatCannotBeCombinedIsSaid()
    {
        QFETCH(const QString, other);
        RulesFixture fixture({other.toLatin1().constData(), "renban r3c1 r3c2 r3c3"});
        const Board start = fixture.board();
        selectInList(fixture);
        QSignalSpy refused(fixture.panel.findChild<RuleArranger *>(), &RuleArranger::refused);
        QVERIFY(take(fixture, "Combine Rules/At Least One of Them Holds"));
        QCOMPARE(refused.size(), 1);
        QTEST(refused.front().front().toString(), "why");
        QCOMPARE(fixture.board(), start);
    }

    void theMenuOffersWhatIsPossible()
    {
        RulesFixture fixture({"diagonal"});
        QVERIFY(!take(fixture, "Copy"));
        QVERIFY(!take(fixture, "Paste at the Cursor"));
        selectInList(fixture);
        QVERIFY(!take(fixture, "Change Kind/Windoku"));
        QVERIFY(take(fixture, "Copy"));
        QCOMPARE(clipboard(), QString("# sudoku-workbench: variant diagonal\n"));
        QVERIFY(!take(fixture, "Change Kind/Killer cage"));
    }

    /// Outside of editing the keys belong to the board.
    void keysAreThoseOfTheBoardOtherwise()
    {
        RulesFixture fixture({"killer 15 r1c1 r1c2"});
        fixture.view->setFocus();
        fixture.click("r1c1");
        fixture.key(Qt::Key_Down, Qt::AltModifier);
        fixture.key(Qt::Key_M);
        fixture.key(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(fixture.constraints(), only("killer 15 r1c1 r1c2"));
        QVERIFY(!fixture.document.undoStack().canUndo());
    }
};

ADD_TEST(QApplication, TestRuleArranger)

} // namespace sudoku::tst_rulearranger

#include "tst_rulearranger.moc"
