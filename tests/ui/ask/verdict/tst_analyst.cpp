// Covers ui/ask/verdict: cluereducer, conclusions, conclusiontext, conflictreporter, evidencenotes

#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include "core/sat/solverkinds.h"
#include "tests/haltingsolver.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "tests/ui/ask/verdict/analystbench.h"
#include "ui/text/halttext.h"

namespace sudoku::tst_analyst {

using Bench = AnalystBench;
using AnyQuestion = std::function<void(Analyst &)>;

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
        row("check unique", unique, &Analyst::check, "The solution is unique.");
        row("check many", two, &Analyst::check, "The puzzle has more than one solution.");
        row("check none", none, &Analyst::check, "4 has no place in row 1");
        row("check empty", std::string(16, '.'), &Analyst::check, "The puzzle has more than one solution.");
        row("explain none", none, &Analyst::explain, "4 has no place in row 1");
        row("explain unique", unique, &Analyst::explain,
            "There is nothing to explain: the puzzle has a solution.");
        row("count many", std::string(16, '.'), &Analyst::countSolutions,
            "The puzzle has exactly 288 solutions.");
        row("count too many", std::string(81, '.'), &Analyst::countSolutions,
            "The puzzle has more than 1,000 solutions.");
        row("count one", unique, &Analyst::countSolutions, "The solution is unique.");
        row("count none", none, &Analyst::countSolutions, "The puzzle has no solution.");
        row("candidates", two, &Analyst::findCandidates, "The cells show their true candidates.");
        row("candidates none", none, &Analyst::findCandidates, "4 has no place in row 1");
        row("make unique", "1234........2...", &Analyst::completeToUnique,
            "One more given leaves exactly one solution.");
        row("make unique, which it is", unique, &Analyst::completeToUnique, "The solution is unique.");
        row("make unique none", none, &Analyst::completeToUnique, "4 has no place in row 1");
        row("fix", none, &Analyst::fix, "16 possible fixes were found, the likeliest first.");
        row("fix unique", unique, &Analyst::fix, "There is nothing to fix: the solution is unique.");
        row("fix many", two, &Analyst::fix, "The puzzle has more than one solution.");
        row("redundancy", unique, &Analyst::findRedundancy, "16 clues are redundant, each by itself.");
        row("redundancy many", two, &Analyst::findRedundancy, "The puzzle has more than one solution.");
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
        QCOMPARE(bench.headline(), headline);
        QVERIFY(bench.last.about.contains("; rows, columns and boxes."));
        QVERIFY(bench.document.board() == before); // a verdict never writes
    }

    void saysWhatItIsAbout()
    {
        Bench bench("1234341221434321", {"diagonal"});
        bench.analyst.check();
        QVERIFY(bench.waitForAnswer());
        QVERIFY2(bench.last.about.startsWith("The givens; rows, columns and boxes, diagonal from top left."),
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
        QVERIFY(empty.last.about.startsWith("Your entries, as there are no givens; "));
        empty.enter(1, 1);
        empty.answers = 0;
        empty.analyst.explain();
        QVERIFY(empty.waitForAnswer());
        QCOMPARE(empty.last.lines, QStringList{"Two 1s in row 1: r1c1 and r1c2."}); // not which were entered
    }

    void offersTheBoxesWithWhichThereIsOneSolution()
    {
        Bench bench(".4.1..1....2....5..1.5.......53..4..");
        bench.analyst.check();
        QVERIFY(bench.waitForAnswer());
        QVERIFY(bench.headline().startsWith("The puzzle has no solution"));
        QVERIFY(bench.last.lines.contains("With boxes of 3x2 (rows x columns) the puzzle has one solution."));
        QVERIFY(bench.take("Use Boxes of 3x2"));
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.headline(), "The solution is unique.");
        QCOMPARE(bench.document.geometry().boxes()->rows, 3);
        bench.document.undoStack().undo();
        QCOMPARE(bench.document.geometry().boxes()->rows, 2);
    }

    void entriesCountWhereAsked()
    {
        Bench bench("12..............");
        bench.enter(4, 3);
        bench.enter(5, 3); // two 3s in row 2
        bench.analyst.check();
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.headline(), "The puzzle has more than one solution.");
        bench.answers = 0;
        bench.document.setCountsEntries(true);
        bench.analyst.check();
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.headline(), "The puzzle has no solution with your entries.");
        QVERIFY(bench.last.lines.contains("You entered r2c1 and r2c2."));
    }

    void wrongEntriesAreCountedAndShown()
    {
        Bench bench(newspaper);
        bench.enter(2, 4);
        bench.analyst.check();
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.headline(), "The solution is unique.");
        QCOMPARE(bench.last.lines, QStringList("Your entry is right."));
        bench.enter(3, 2); // 6 in the solution, and no conflict in sight
        bench.answers = 0;
        bench.analyst.check();
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.headline(), "The solution is unique, but 1 entry is wrong.");
        QVERIFY(bench.last.findings.isEmpty()); // until it is asked for
        QVERIFY(bench.take("Show It"));
        QCOMPARE(bench.last.findings.reasons, std::vector<Cell>{3});
        QVERIFY(bench.take("Clear It"));
        QVERIFY(!bench.document.board().entries.isFilled(3));
        QCOMPARE(bench.document.board().entries[2], 4);
    }

    void whatSolveWroteNeverCounts_data()
    {
        QTest::addColumn<Puzzle>("puzzle");
        QTest::addColumn<std::string>("entries");
        QTest::addColumn<QString>("headline");
        QTest::addColumn<bool>("hasOffer");
        const std::string none(81, '.');
        QTest::newRow("empty") << emptyBoard(9) << none << "The puzzle has more than one solution." << false;
        QTest::newRow("typed as entries") << emptyBoard(9) << newspaper << "The solution is unique." << true;
        Puzzle killer(emptyBoard(9));
        killer.constraints = {{findVariant("killer"), {0, 1}, {3}}};
        QTest::newRow("killer") << killer << none << "The puzzle has more than one solution." << false;
        QTest::newRow("killer with an entry")
            << killer << "1" + none.substr(1) << "The puzzle has more than one solution." << true;
    }

    void whatSolveWroteNeverCounts()
    {
        QFETCH(Puzzle, puzzle);
        QFETCH(std::string, entries);
        QFETCH(QString, headline);
        QFETCH(bool, hasOffer);
        Board start(puzzle);
        for (Cell cell = 0; cell < 81; ++cell)
            start.enter(cell, grid(entries)[cell]);
        Bench bench(start);
        bench.editor.fillIn(solve(start.withEntriesAsGivens()).solution, "Solve");
        QCOMPARE(bench.document.board().digits().filledCount(), 81);
        bench.analyst.check();
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.headline(), headline);
        QCOMPARE(bench.actions().contains("Make Entries Givens"), hasOffer);
        if (!hasOffer)
            return;
        QVERIFY(bench.take("Make Entries Givens"));
        QCOMPARE(text(bench.document.board().puzzle.givens), entries);
        QCOMPARE(bench.document.board().digits().filledCount(), 81);
    }

    void verdictsAreVerified_data()
    {
        QTest::addColumn<std::string>("givens");
        QTest::addColumn<QString>("headline");
        QTest::newRow("unique") << newspaper << "The solution is unique (verified).";
        QTest::newRow("none") << std::string("123............4") << "The puzzle has no solution (verified).";
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
        QCOMPARE(bench.headline(), headline);
    }

    void whatCannotBeAnsweredIsNotMadeUp_data()
    {
        QTest::addColumn<std::string>("givens");
        QTest::addColumn<AnyQuestion>("question");
        const auto row = [](const char *name, const char *givens, const AnyQuestion &question) {
            QTest::newRow(name) << std::string(givens) << question;
        };
        const char *two = "12..............";
        const char *none = "123............4";
        const char *unique = "1234341221434321";
        row("check", two, &Analyst::check);
        row("explain", none, &Analyst::explain);
        row("count", two, &Analyst::countSolutions);
        row("candidates", two, &Analyst::findCandidates);
        row("make unique", two, &Analyst::completeToUnique);
        row("fix", none, &Analyst::fix);
        row("redundant", unique, &Analyst::findRedundancy);
        row("minimize", unique, [](Analyst &analyst) { analyst.minimize(symmetries().front()); });
    }

    /// Where memory runs out, or the solver fails, the answer says so and nothing else.
    void whatCannotBeAnsweredIsNotMadeUp()
    {
        QFETCH(std::string, givens);
        QFETCH(AnyQuestion, question);
        const SolverFailure crash{.fault = SolverFault::Crashed, .number = 11, .solver = "fake"};
        for (const Halt &halt : {Halt(Halt::OutOfMemory), Halt(Halt::WrongSolution), Halt(crash)}) {
            Bench bench(givens);
            bench.computation.setSolver(haltingKind(std::make_shared<HaltScript>(HaltScript{halt})));
            question(bench.analyst);
            QVERIFY(bench.waitForAnswer());
            const bool isCrash = halt == Halt::SolverFailed;
            QCOMPARE(bench.headline(), isCrash ? "The solver failed." : haltSentence(halt));
            QCOMPARE(bench.last.lines, isCrash ? QStringList(haltSentence(halt)) : QStringList());
        }
    }

    void aStoppedCheckSaysWhatIsKnown()
    {
        Bench bench{Board(hardPuzzle())};
        const Grid one(625);
        bench.live.learn(hardPuzzle(), {Uniqueness::Unique, {one}, {}});
        bench.analyst.check();
        bench.computation.stop();
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.headline(), "The solution is unique.");
    }

    /// What the status bar says is not asked again, but of a solver that the user chooses.
    void aCheckKnowsWhatTheLiveCheckFound()
    {
        Bench bench(".2.4.4.2.1434321"); // with several solutions
        const Puzzle puzzle = bench.document.board().puzzle;
        bench.computation.setSolver(raceKind()); // as long as none is chosen
        SolveStatistics slow;
        slow.encodeTime = std::chrono::seconds(1);
        slow.solveTime = std::chrono::seconds(18);
        bench.live.learn(puzzle, {Uniqueness::Unique, {solve(puzzle).solution}, slow});
        bench.analyst.check();
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.headline(), "The solution is unique.");
        QVERIFY2(bench.last.headline.contains("proved in 19"), qPrintable(bench.last.headline)); // at first
        bench.computation.setSolver(*findSolver("minisat"));
        bench.answers = 0;
        bench.analyst.check();
        QVERIFY(bench.waitForAnswer());
        QVERIFY2(bench.headline().startsWith("The puzzle has more than one solution"),
                 qPrintable(bench.headline()));
    }

    void aStoppedCheckGoesOn()
    {
        Bench bench{Board(hardPuzzle())};
        QSignalSpy busy(&bench.computation, &Computation::busy);
        bench.analyst.check();
        QVERIFY(busy.wait(60'000));
        bench.computation.stop();
        QVERIFY(bench.waitForAnswer());
        QVERIFY2(bench.last.headline.startsWith("Not decided after "), qPrintable(bench.last.headline));
        QVERIFY(bench.take("Continue"));
        QVERIFY(bench.computation.isRunning());
        bench.computation.stop();
        QVERIFY(bench.waitForAnswer());
        QVERIFY(bench.last.headline.startsWith("Not decided after "));
    }
};

ADD_TEST(QApplication, TestAnalyst)

} // namespace sudoku::tst_analyst

#include "tst_analyst.moc"
