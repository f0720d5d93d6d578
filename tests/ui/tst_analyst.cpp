#include <QSignalSpy>
#include <QTest>

#include "tests/testdata.h"
#include "ui/analyst.h"
#include "ui/boardview.h"
#include "ui/computation.h"
#include "ui/document.h"

using namespace sudoku;

namespace {

const std::string newspaper =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// A 25x25 with many solutions, which takes long to look at.
Puzzle hardPuzzleWithout(int givens)
{
    Puzzle puzzle = hardPuzzle();
    for (Cell cell = 0; cell < puzzle.givens.cellCount() && givens > 0; cell += 3)
        if (puzzle.givens.isFilled(cell)) {
            puzzle.givens.clear(cell);
            --givens;
        }
    return puzzle;
}

/// An analyst with its document, and the last that it concluded.
struct Bench
{
    explicit Bench(Board board) : document(std::move(board))
    {
        QObject::connect(&analyst, &Analyst::concluded, &analyst, [this](const Conclusion &conclusion) {
            last = conclusion;
            ++answers;
        });
    }
    explicit Bench(const std::string &givens, std::initializer_list<std::string_view> variants = {})
        : Bench(Board(sudoku::board(givens, variants)))
    {
    }

    void enter(Cell cell, Digit digit)
    {
        Board changed = document.board();
        changed.entries.set(cell, digit);
        document.edit(changed, "Enter Digit");
    }
    /// Whether everything ended in time, however slow the machine.
    bool waitForAnswer()
    {
        return QTest::qWaitFor([&] { return answers > 0 && !computation.isRunning(); }, 60'000);
    }
    /// Whether something was shown before the end, and an answer came.
    bool stopWhenSomethingIsShown()
    {
        QSignalSpy soFar(&analyst, &Analyst::foundSoFar);
        if (!soFar.wait(60'000))
            return false;
        computation.stop();
        return waitForAnswer();
    }
    /// Takes the action with that text.
    bool take(const QString &text)
    {
        for (const ConclusionAction &action : last.actions)
            if (action.text == text) {
                answers = 0;
                const auto run = action.run;
                run();
                return true;
            }
        return false;
    }
    QStringList actions() const
    {
        QStringList texts;
        for (const ConclusionAction &action : last.actions)
            texts += action.text;
        return texts;
    }

    Document document;
    BoardEditor editor{document};
    BoardView view{document, editor};
    Computation computation{document};
    Analyst analyst{document, view, computation};
    Conclusion last;
    int answers = 0;
};

} // namespace

class TestAnalyst : public QObject
{
    Q_OBJECT

private slots:
    void everyQuestionHasItsAnswer_data()
    {
        QTest::addColumn<std::string>("givens");
        QTest::addColumn<void (Analyst::*)()>("question");
        QTest::addColumn<QString>("headline");
        const std::string two = "12..............";
        const std::string none = "123............4";
        const std::string unique = "1234341221434321";
        const auto row = [](const char *name, const std::string &givens, void (Analyst::*question)(),
                            const char *headline) {
            QTest::addRow("%s", name) << givens << question << QString(headline);
        };
        row("check unique", unique, &Analyst::check, "Exactly one solution.");
        row("check many", two, &Analyst::check, "More than one solution.");
        row("check none", none, &Analyst::check, "No solution.");
        row("check empty", std::string(16, '.'), &Analyst::check, "More than one solution.");
        row("explain none", none, &Analyst::explain, "No solution.");
        row("explain unique", unique, &Analyst::explain, "Nothing to explain: there is a solution.");
        row("count many", std::string(16, '.'), &Analyst::countSolutions, "Exactly 288 solutions.");
        row("count too many", std::string(81, '.'), &Analyst::countSolutions, "More than 1,000 solutions.");
        row("count one", unique, &Analyst::countSolutions, "Exactly one solution.");
        row("count none", none, &Analyst::countSolutions, "No solution.");
        row("candidates", two, &Analyst::findCandidates, "The true candidates of every cell.");
        row("candidates none", none, &Analyst::findCandidates, "No solution.");
        row("make unique", "1234........2...", &Analyst::completeToUnique,
            "One more given leaves exactly one solution.");
        row("make unique, which it is", unique, &Analyst::completeToUnique, "Exactly one solution.");
        row("make unique none", none, &Analyst::completeToUnique, "No solution.");
        row("mend", none, &Analyst::mend, "What may have gone wrong:");
        row("mend unique", unique, &Analyst::mend, "No way to mend it was found.");
        row("redundancy", unique, &Analyst::findRedundancy, "16 givens could go, each by itself.");
        row("redundancy many", two, &Analyst::findRedundancy, "More than one solution.");
    }

    void everyQuestionHasItsAnswer()
    {
        using Question = void (Analyst::*)();
        QFETCH(std::string, givens);
        QFETCH(Question, question);
        QFETCH(QString, headline);
        Bench bench(givens);
        const Board before = bench.document.board();
        (bench.analyst.*question)();
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.last.headline, headline);
        QVERIFY(bench.last.about.contains("; rows, columns and boxes."));
        QVERIFY(bench.document.board() == before); // a verdict never writes
    }

    void saysWhatItIsAbout()
    {
        Bench bench("1234341221434321", {"diagonal"});
        bench.analyst.check();
        QVERIFY(bench.waitForAnswer());
        QVERIFY2(bench.last.about.startsWith("The givens; rows, columns and boxes, Falling diagonal."),
                 qPrintable(bench.last.about));
        Board off = bench.document.board();
        std::swap(off.switchedOff, off.puzzle.constraints);
        bench.document.edit(off, "Switch Off");
        bench.analyst.check();
        QVERIFY(bench.waitForAnswer());
        QVERIFY2(bench.last.about.startsWith("The givens; rows, columns and boxes; 1 rule switched off."),
                 qPrintable(bench.last.about));
        Bench empty(std::string(16, '.'));
        empty.enter(0, 1);
        empty.analyst.check();
        QVERIFY(empty.waitForAnswer());
        QVERIFY(empty.last.about.startsWith("Givens and entries; "));
    }

    void entriesCountWhereAsked()
    {
        Bench bench("12..............");
        bench.enter(4, 3);
        bench.enter(5, 3); // two 3s in row 2
        bench.analyst.check();
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.last.headline, "More than one solution.");
        bench.answers = 0;
        bench.analyst.setCountsEntries(true);
        bench.analyst.check();
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.last.headline, "No solution.");
        QVERIFY(bench.last.lines.contains("Of these you entered r2c1 and r2c2."));
    }

    void explainBlamesEntriesWhereTheGivensAreRight()
    {
        Bench bench("12..............");
        bench.enter(4, 1);
        bench.analyst.explain();
        QVERIFY(bench.waitForAnswer());
        QVERIFY2(
            bench.last.lines.front().startsWith("1 in r1c1, 1 in r2c1 and column 1 cannot stand together"),
            qPrintable(bench.last.lines.front()));
        QCOMPARE(bench.last.lines.back(), "Your entry in r2c1 contradicts the puzzle.");
        QCOMPARE(bench.last.findings.reasons.size(), 2u);
        QCOMPARE(bench.last.findings.reasonOutlines.size(), 1u);
        QVERIFY(bench.take("Another Reason"));
        QVERIFY(bench.waitForAnswer());
        QVERIFY(bench.last.lines.front().startsWith("1 in r1c1, 1 in r2c1 and box 1 cannot"));
    }

    void mendsByOneClick()
    {
        std::string wrong = newspaper;
        std::swap(wrong[0], wrong[1]);
        Bench bench(wrong);
        bench.analyst.check();
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.last.headline, "No solution.");
        QVERIFY(bench.take("Mend"));
        QVERIFY(bench.waitForAnswer());
        QVERIFY(bench.take("Swap r1c1 and r1c2: exactly one solution"));
        QCOMPARE(text(bench.document.board().puzzle.givens), newspaper);
        QCOMPARE(bench.document.undoStack().count(), 1);
        bench.document.undoStack().undo();
        QCOMPARE(text(bench.document.board().puzzle.givens), wrong);
    }

    void mendsEntriesAsEntries()
    {
        Bench bench("1234............");
        bench.enter(4, 1);
        bench.analyst.mend();
        QVERIFY(bench.waitForAnswer());
        QVERIFY2(bench.take("Remove r2c1: more than one solution"), qPrintable(bench.actions().join("; ")));
        QCOMPARE(bench.document.board().entries.filledCount(), 0);
        QCOMPARE(bench.document.board().puzzle.givens.filledCount(), 4);
    }

    void makesItUniqueByOneClick()
    {
        Bench bench("12..............");
        bench.analyst.check();
        QVERIFY(bench.waitForAnswer());
        QVERIFY(!bench.last.findings.differing.empty());
        QVERIFY(bench.take("Make Unique"));
        QVERIFY(bench.waitForAnswer());
        QVERIFY(bench.take("Add These Givens"));
        QCOMPARE(check(bench.document.board().puzzle).verdict, Uniqueness::Unique);
        QCOMPARE(bench.document.undoStack().count(), 1);
    }

    void whatMakesItUniqueIsGivenEvenWhereItWasEntered()
    {
        Bench bench("1234............");
        const Completion completion =
            completeToUnique(bench.document.board().puzzle, solve(bench.document.board().puzzle).solution);
        for (const Cell cell : completion.cells)
            bench.enter(cell, solve(bench.document.board().puzzle).solution[cell]);
        bench.analyst.completeToUnique();
        QVERIFY(bench.waitForAnswer());
        QVERIFY(bench.take("Add These Givens"));
        QCOMPARE(check(bench.document.board().puzzle).verdict, Uniqueness::Unique);
        for (Cell cell = 0; cell < 16; ++cell)
            QVERIFY(!bench.document.board().isGiven(cell) || !bench.document.board().entries.isFilled(cell));
    }

    void manyGivensAreCountedAndRulesNamed()
    {
        ConflictAnswer answer{ConflictOutcome::Found, {}};
        const Board all{board(newspaper)};
        for (Cell cell = 0; cell < 81; ++cell)
            if (all.isGiven(cell))
                answer.reasons.push_back(GivenCell{cell});
        for (const HouseName house : {HouseName{HouseKind::Row, 0}, HouseName{HouseKind::Row, 3},
                                      HouseName{HouseKind::Row, 8}, HouseName{HouseKind::Box, 4}})
            answer.reasons.push_back(RuleSource(house));
        const Conclusion conclusion = conflictConclusion({all}, symbolSets().front(), answer, {});
        QVERIFY2(
            conclusion.lines.front().startsWith("30 givens, rows 1, 4 and 9 and box 5 cannot stand together"),
            qPrintable(conclusion.lines.front()));
    }

    void candidatesBecomePencilMarks()
    {
        Bench bench("1234............");
        bench.analyst.findCandidates();
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.last.findings.candidates[4], (DigitSet{3, 4}));
        QVERIFY(bench.take("Write as Pencil Marks"));
        QCOMPARE(bench.document.board().cornerMarks[4], (DigitSet{3, 4}));
        QVERIFY(bench.document.board().cornerMarks[0].isEmpty());
        QCOMPARE(bench.document.undoStack().count(), 1);
    }

    void candidatesAreShownAsTheyAreFound()
    {
        Bench bench{Board(hardPuzzleWithout(40))};
        QSignalSpy soFar(&bench.analyst, &Analyst::foundSoFar);
        bench.analyst.findCandidates();
        QVERIFY(bench.stopWhenSomethingIsShown());
        QVERIFY(!bench.last.findings.candidates.empty());
        soFar.clear();
        QTest::qWait(450);
        QCOMPARE(soFar.count(), 0);
    }

    void candidatesGoOnAfterAStop()
    {
        Bench bench{Board(hardPuzzleWithout(40))};
        bench.analyst.findCandidates();
        QVERIFY(bench.stopWhenSomethingIsShown());
        const std::vector<DigitSet> known = bench.last.findings.candidates;
        QVERIFY(bench.take("Continue"));
        QVERIFY(bench.stopWhenSomethingIsShown());
        for (std::size_t cell = 0; cell < known.size(); ++cell)
            QVERIFY((known[cell] - bench.last.findings.candidates[cell]).isEmpty());
    }

    void countsTheSolutionsOfEachCandidate()
    {
        Bench bench("1234............");
        bench.analyst.findCandidates();
        QVERIFY(bench.waitForAnswer());
        QVERIFY(bench.last.findings.notes.empty());
        QVERIFY(bench.take("Count Solutions of Each Digit"));
        QVERIFY(bench.waitForAnswer());
        const std::vector<QString> &notes = bench.last.findings.notes;
        QCOMPARE(notes.size(), 16u);
        QCOMPARE(notes[0], "");
        QCOMPARE(notes[4], "Solutions by digit of r2c1: 3 in 6, 4 in 6.");
        QCOMPARE(notes[8], "Solutions by digit of r3c1: 2 in 6, 3 in 3, 4 in 3.");
        QVERIFY(!bench.actions().contains("Count Solutions of Each Digit"));
    }

    void countsAreLimited()
    {
        Bench bench(std::string(36, '.'));
        bench.analyst.findCandidates();
        QVERIFY(bench.waitForAnswer());
        QVERIFY(bench.take("Count Solutions of Each Digit"));
        QVERIFY(bench.waitForAnswer());
        QVERIFY2(
            bench.last.findings.notes[0].startsWith("Solutions by digit of r1c1: 1 in 100 or more, 2 in 100"),
            qPrintable(bench.last.findings.notes[0]));
    }

    void minimizesByOneClick()
    {
        Bench bench("1234341221434321");
        bench.analyst.findRedundancy();
        QVERIFY(bench.waitForAnswer());
        QVERIFY(bench.take("Minimize"));
        QVERIFY(bench.waitForAnswer());
        QVERIFY(bench.take("Remove Them"));
        QVERIFY(bench.document.board().puzzle.givens.filledCount() < 8);
        QCOMPARE(check(bench.document.board().puzzle).verdict, Uniqueness::Unique);
    }

    void showsSolutionsOneByOne()
    {
        Bench bench("1234............");
        bench.analyst.countSolutions();
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.last.headline, "Exactly 12 solutions.");
        QVERIFY(bench.take("Show Them One by One"));
        QCOMPARE(bench.last.headline, "Solution 1 of 12.");
        QCOMPARE(bench.last.findings.candidates.size(), 16u);
        QVERIFY(bench.take("Previous (Alt+Left)"));
        QCOMPARE(bench.last.headline, "Solution 12 of 12.");
        QVERIFY(bench.take("Next (Alt+Right)"));
        QCOMPARE(bench.last.headline, "Solution 1 of 12.");
        const std::vector<DigitSet> shown = bench.last.findings.candidates;
        QVERIFY(bench.take("Make This the Only One"));
        QVERIFY(bench.waitForAnswer());
        QVERIFY(bench.take("Add These Givens"));
        const CheckResult result = check(bench.document.board().puzzle);
        QCOMPARE(result.verdict, Uniqueness::Unique);
        for (Cell cell = 0; cell < 16; ++cell)
            QCOMPARE(result.solutions.front()[cell], shown[cell].first());
    }

    void countsOnAndEstimates()
    {
        Bench bench(std::string(81, '.'));
        bench.analyst.countSolutions();
        QVERIFY(bench.waitForAnswer());
        QVERIFY(bench.take("Count On"));
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.last.headline, "More than 2,000 solutions.");
        QVERIFY(bench.take("Estimate"));
        QVERIFY(bench.waitForAnswer());
        QVERIFY2(bench.last.headline.contains(" × 10^2"), qPrintable(bench.last.headline));
    }

    void minimizesWithinLimits()
    {
        Bench bench("1234341221434321");
        bench.view.setCurrentCell(0);
        QTest::keyClick(&bench.view, Qt::Key_Right, Qt::ShiftModifier); // r1c1 and r1c2 are selected
        bench.analyst.minimize(*findSymmetry("half-turn"));
        QVERIFY(bench.waitForAnswer());
        QVERIFY(bench.last.lines.contains("Symmetry kept: Half turn."));
        QVERIFY(bench.last.lines.contains("The givens in the 2 selected cells were kept."));
        QVERIFY(bench.take("Remove Them"));
        const Grid &givens = bench.document.board().puzzle.givens;
        for (const Cell cell : {0, 1, 14, 15})
            QVERIFY(givens.isFilled(cell));
        for (Cell cell = 0; cell < 16; ++cell)
            QCOMPARE(givens.isFilled(cell), givens.isFilled(15 - cell));
        Bench none("123............4");
        none.analyst.minimize(symmetries().front());
        QVERIFY(none.waitForAnswer());
        QCOMPARE(none.last.headline, "No solution.");
    }

    void verdictsAreVerified_data()
    {
        QTest::addColumn<std::string>("givens");
        QTest::addColumn<QString>("headline");
        QTest::newRow("unique") << newspaper << "Exactly one solution: verified.";
        QTest::newRow("none") << std::string("123............4") << "No solution: verified.";
    }

    void verdictsAreVerified()
    {
        QFETCH(std::string, givens);
        QFETCH(QString, headline);
        Bench bench(givens);
        bench.analyst.check();
        QVERIFY(bench.waitForAnswer());
        QVERIFY(bench.take("Verify"));
        QVERIFY(bench.waitForAnswer());
        if (bench.last.lines.front().contains("built without CaDiCaL"))
            QSKIP("built without CaDiCaL");
        QCOMPARE(bench.last.headline, headline);
    }

    void aStoppedCheckGoesOn()
    {
        Bench bench{Board(hardPuzzle())};
        bench.analyst.check();
        QTest::qWait(20);
        bench.computation.stop();
        QVERIFY(bench.waitForAnswer());
        QVERIFY2(bench.last.headline.startsWith("Not decided yet ("), qPrintable(bench.last.headline));
        QVERIFY(bench.take("Continue"));
        QVERIFY(bench.computation.isRunning());
        bench.computation.stop();
        QVERIFY(bench.waitForAnswer());
        QVERIFY(bench.last.headline.startsWith("Not decided yet ("));
    }
};

QTEST_MAIN(TestAnalyst)
#include "tst_analyst.moc"
