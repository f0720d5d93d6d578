#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include "core/sat/solverkinds.h"
#include "core/solve/othersolutionsearch.h"
#include "tests/fakesolver.h"
#include "tests/secondofaclue.h"
#include "tests/settle.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "tests/watchedsolver.h"
#include "ui/ask/solving/computation.h"
#include "ui/ask/solving/livecheck.h"
#include "ui/ask/verdict/conflictreporter.h"
#include "ui/ask/verdict/messenger.h"
#include "ui/ask/verdict/solvequestion.h"
#include "ui/base/messagebar.h"
#include "ui/board/boardeditor.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/programs/programsolver.h"

namespace sudoku::tst_solvequestion {

constexpr auto emptySmall = "................";
constexpr auto solvedSmall = "1234341221434321";
constexpr int patience = 60'000; // ms; for slow machines

/// The question with its document and what it needs, and what the message bar says.
struct Bench
{
    explicit Bench(Board board, bool isChecking = true) : document(std::move(board))
    {
        computation.setSolver(raceKind()); // as in the window
        live.setEnabled(isChecking);
        QObject::connect(&sink, &Answers::answered, &messenger, &Messenger::answer);
        QObject::connect(&sink, &Answers::answered, &question, [this] { ++answers; });
        QObject::connect(&document, &Document::explained, &question, [this] { ++answers; });
    }
    explicit Bench(const std::string &givens) : Bench(Board(sudoku::board(givens))) {}

    void enter(Cell cell, Digit digit)
    {
        Board changed = document.board();
        changed.enter(cell, digit);
        document.edit(changed, "Enter Digit");
    }
    /// Whether an answer comes in time, however slow the machine.
    bool solve()
    {
        const int before = answers;
        question.ask();
        return QTest::qWaitFor([&] { return answers > before; }, patience);
    }
    bool waitForVerdict()
    {
        return QTest::qWaitFor([&] { return live.state() > LiveCheck::State::Checking; }, patience);
    }
    const Message &last() const { return bar.message(); }
    /// Takes the action of the message.
    void act()
    {
        const auto run = last().offer.run;
        run();
    }

    Document document;
    BoardEditor editor{document};
    BoardView view{document, editor};
    Computation computation{document};
    LiveCheck live{document};
    ConflictReporter conflicts{document, view};
    MessageBar bar;
    Messenger messenger{document, live, conflicts, bar};
    Answers sink;
    SolveQuestion question{{document, view, computation, live, conflicts, sink}};
    int answers = 0;
};

class TestSolveQuestion : public QObject
{
    Q_OBJECT

private slots:
    void saysWhyTheSolverFailed()
    {
        FakeSolvers fakes;
        const QString command = fakes.make("fake", "echo broken >&2; exit 1") + " {cnf}";
        Bench bench{std::string(emptySmall)};
        bench.computation.setSolver(programKind({.name = "Fake", .command = command}));
        QVERIFY(bench.solve());
        QCOMPARE(bench.last().kind, Message::Kind::Problem);
        QVERIFY(bench.last().text.startsWith("The solver"));
        QVERIFY(bench.last().text.contains("it said: broken"));
        QCOMPARE(bench.document.board().entries.filledCount(), 0);

        bench.computation.setSolver(solverKinds().front());
        QVERIFY(bench.solve());
        QCOMPARE(bench.document.board().entries.filledCount(), 16);
    }

    void solvesTheCorpus_data()
    {
        QTest::addColumn<Puzzle>("puzzle");
        QTest::addColumn<std::string>("solution");
        for (const char *name : {"c9_tdoku_tests.txt", "c16_other.txt", "c25_other.txt", "v_x_sgt.txt"}) {
            const CorpusPuzzle first = readCorpus(name, 1).front();
            QTest::newRow(name) << first.puzzle << first.solution;
        }
    }

    void solvesTheCorpus()
    {
        QFETCH(Puzzle, puzzle);
        QFETCH(std::string, solution);
        Bench bench{Board(puzzle)};
        QSignalSpy statistics(&bench.sink, &Answers::statisticsChanged);
        QVERIFY(bench.solve());
        QVERIFY(bench.last().kind != Message::Kind::Problem);
        QVERIFY(bench.last().text.startsWith("Solved "));
        QCOMPARE(text(bench.document.board().digits()), solution);
        QVERIFY(bench.document.board().puzzle == puzzle); // entries, not givens
        QCOMPARE(statistics.count(), 1);
        QCOMPARE(bench.document.undoStack().count(), 1);
        bench.document.undoStack().undo();
        QVERIFY(bench.document.board() == Board(puzzle));
    }

    void aRuleMayBeMissingToo()
    {
        Board start{board(std::string(emptySmall))};
        start.puzzle.constraints = {{findVariant("diagonal"), {}}};
        Bench bench(start, true);
        QVERIFY(bench.waitForVerdict());
        QVERIFY(bench.solve());
        QTRY_VERIFY_WITH_TIMEOUT(
            bench.last().text.endsWith("One of several solutions: is a digit or a rule missing?"), patience);
    }

    void theWholeVerdictIsSaidOnce_data()
    {
        QTest::addColumn<std::string>("givens");
        QTest::addColumn<std::string>("entries");
        QTest::addColumn<QString>("end");
        QTest::addColumn<QString>("button");
        const std::string none(emptySmall);
        QTest::newRow("unique") << std::string("12343412214343..") << none << "The solution is unique."
                                << "";
        QTest::newRow("empty") << none << none << "One of several solutions: is a digit missing?"
                               << "Show Two Solutions";
        QTest::newRow("several") << std::string("1234............") << none
                                 << "One of several solutions: is a digit missing?"
                                 << "Show Two Solutions";
        QTest::newRow("entries do not count")
            << std::string("1234............") << std::string("....341221434321")
            << "One of several solutions: is a digit missing?"
            << "Show Two Solutions";
        QTest::newRow("typed as entries")
            << none << std::string("12343412214343..") << "The solution is unique."
            << "Make Entries Givens";
    }

    void theWholeVerdictIsSaidOnce()
    {
        QFETCH(std::string, givens);
        QFETCH(std::string, entries);
        QFETCH(QString, end);
        QFETCH(QString, button);
        for (const bool isChecking : {false, true}) {
            Board start{board(givens)};
            const Grid typed = grid(entries);
            for (Cell cell = 0; cell < 16; ++cell)
                start.enter(cell, typed[cell]);
            Bench bench(start, isChecking);
            if (isChecking)
                QVERIFY(bench.waitForVerdict());
            QVERIFY(bench.solve());
            const bool isFull = start.digits().filledCount() == 16;
            const bool isUnique = end == "The solution is unique.";
            if (isUnique || !isChecking)
                QVERIFY2(bench.last().text.startsWith(isFull ? "Solved." : "Solved "),
                         qPrintable(bench.last().text));
            if (!isChecking)
                QCOMPARE(bench.last().kind, Message::Kind::Hint);  // no praise before it is known
            QCOMPARE(bench.last().text.endsWith(end), isChecking); // where it was known at once
            QVERIFY(bench.waitForVerdict());
            QTRY_VERIFY_WITH_TIMEOUT(bench.last().text.endsWith(end), patience);
            QCOMPARE(bench.last().kind, isUnique ? Message::Kind::Answer : Message::Kind::Warning);
            QCOMPARE(bench.last().offer.text, button);
        }
    }

    void aSolverOfTheUserIsNotSaidToHaveChecked()
    {
        Bench bench("12343412214343..");
        QVERIFY(bench.waitForVerdict());
        bench.computation.setSolver(*findSolver("minisat"));
        QVERIFY(bench.solve());
        QVERIFY2(bench.last().text.endsWith("The check while you type found that the solution is unique."),
                 qPrintable(bench.last().text));
    }

    void aSolverThatFindsNoneWhereThereIsOneIsWrong()
    {
        FakeSolvers fakes;
        const QString command = fakes.make("liar", "echo 's UNSATISFIABLE'; exit 20") + " {cnf}";
        Bench bench("1234............");
        QVERIFY(bench.waitForVerdict());
        bench.computation.setSolver(programKind({.name = "Liar", .command = command}));
        QVERIFY(bench.solve());
        QCOMPARE(bench.last().text,
                 "Liar found no solution, but the check while you type found one. Do not use this solver.");
        QCOMPARE(bench.live.state(), LiveCheck::State::Multiple);
    }

    void aVerdictThatComesLateTouchesNoOtherMessage()
    {
        Bench bench(Board(board(emptySmall)), false);
        QVERIFY(bench.solve());
        bench.messenger.say({.text = "Saved."});
        QVERIFY(bench.waitForVerdict());
        settle();
        QCOMPARE(bench.last().text, "Saved.");
    }

    /// Even where it took long to find, and with entries that agree with it.
    void theOnlySolutionThatIsKnownIsWritten()
    {
        const Puzzle puzzle = board(".2.4.4.2.1434321"); // with several solutions, to tell which is written
        const std::vector<Grid> solutions = check(puzzle).solutions;
        const Grid &other = solutions.back();
        const Cell open = differingCells(solutions.front(), other).front();
        SolveStatistics slow;
        slow.solveTime = std::chrono::seconds(19);
        for (const bool agrees : {true, false}) {
            Bench bench(Board(puzzle), false);
            bench.enter(open, solutions[agrees ? 1 : 0][open]);
            bench.live.learn(puzzle, {Uniqueness::Unique, {other}, slow});
            QVERIFY(bench.solve());
            QVERIFY(bench.document.isSolved());
            QCOMPARE(bench.document.board().digits() == other, agrees);
            QCOMPARE(bench.last().text.startsWith("Solved in 19"), agrees);
        }
    }

    void makesEntriesGivens()
    {
        Bench bench(emptySmall);
        for (Cell cell = 0; cell < 14; ++cell)
            bench.enter(cell, grid(solvedSmall)[cell]);
        QVERIFY(bench.waitForVerdict());
        QVERIFY(bench.solve());
        QCOMPARE(bench.last().offer.text, "Make Entries Givens");
        bench.act();
        QCOMPARE(bench.document.board().puzzle.givens.filledCount(), 14);
        QCOMPARE(bench.document.board().playerEntries().filledCount(), 0);
        QCOMPARE(bench.document.board().entries.filledCount(), 2);
        QCOMPARE(bench.live.state(), LiveCheck::State::Unique); // of the same puzzle
    }

    void solvesAnEmptyBoard()
    {
        Bench bench(emptySmall);
        QVERIFY(bench.solve());
        QCOMPARE(bench.document.board().entries.filledCount(), 16);
        QVERIFY(bench.document.violations().empty());
    }

    void saysThatABoardIsSolved()
    {
        Bench bench(solvedSmall);
        QVERIFY(bench.solve());
        QCOMPARE(bench.last().text, "Solved. Every rule is obeyed.");
        QCOMPARE(bench.document.undoStack().count(), 0);
    }

    void saysThatThereIsNone()
    {
        Bench bench("123............4");
        QVERIFY(bench.solve());
        QVERIFY(bench.last().kind == Message::Kind::Problem);
        QVERIFY2(bench.last().text.startsWith("The puzzle has no solution (proved "),
                 qPrintable(bench.last().text));
        QCOMPARE(bench.last().offer.text, "Explain");
        QCOMPARE(bench.live.state(), LiveCheck::State::None);
        QCOMPARE(bench.document.undoStack().count(), 0);
    }

    void aConflictInSightNeedsNoSearch()
    {
        Bench bench{Board(hardPuzzle())};
        const SecondOfAClue second(hardPuzzle());
        bench.enter(second.cell, second.digit);
        bench.question.ask();
        QVERIFY(!bench.computation.isRunning());
        QVERIFY2(bench.last().text.startsWith(QString("Two %1s in row 1").arg(second.digit)),
                 qPrintable(bench.last().text));
    }

    void aConflictOfGivensIsNoMatterOfEntries()
    {
        Bench bench("11..............");
        bench.enter(4, 3);
        QVERIFY(bench.solve());
        QCOMPARE(bench.last().text, "The puzzle has no solution. Two 1s in row 1: r1c1 and r1c2.");
        QVERIFY(bench.waitForVerdict());
        settle();
        QCOMPARE(bench.last().offer.text, "Show");
    }

    void offersToSolveWithoutTheEntries_data()
    {
        QTest::addColumn<Cell>("cell");
        QTest::addColumn<Digit>("digit");
        QTest::addColumn<QString>("text");
        QTest::newRow("in sight")
            << 4 << 1 << "Two 1s in column 1: r1c1 and r2c1. Without your entries there is a solution.";
        QTest::newRow("hidden")
            << 15 << 4
            << "The puzzle has no solution with your entries. Without your entries there is a solution.";
    }

    void offersToSolveWithoutTheEntries()
    {
        QFETCH(Cell, cell);
        QFETCH(Digit, digit);
        QFETCH(QString, text);
        for (const bool isChecking : {false, true}) {
            Bench bench(Board(board("123.............")), isChecking);
            bench.enter(cell, digit);
            QVERIFY(bench.solve());
            QTRY_COMPARE_WITH_TIMEOUT(bench.last().text, text, patience);
            QCOMPARE(bench.last().offer.text, "Clear Entries and Solve");
            const int before = bench.answers;
            bench.act();
            QVERIFY(QTest::qWaitFor([&] { return bench.answers > before; }, patience));
            QVERIFY(bench.last().kind != Message::Kind::Problem);
            QCOMPARE(bench.document.board().digits().filledCount(), 16);
            bench.document.undoStack().undo();
            bench.document.undoStack().undo();
            QCOMPARE(bench.document.board().entries[cell], digit);
        }
    }

    void whatSolveWroteIsNoObstacle()
    {
        Bench bench("12..............");
        QVERIFY(bench.solve());
        const Digit other = bench.document.board().entries[2] == 3 ? 4 : 3;
        bench.enter(2, other); // Solve had the other one there
        QVERIFY(bench.solve());
        QCOMPARE(bench.last().kind, Message::Kind::Hint);
        QCOMPARE(bench.document.board().entries[2], other);
        QVERIFY(bench.document.violations().empty());
    }

    void blamesTheGivensWhereTheyAreToBlame()
    {
        Bench bench("123............4");
        bench.enter(5, 3);
        QVERIFY(bench.solve());
        QTRY_COMPARE_WITH_TIMEOUT(
            bench.last().text,
            "The puzzle has no solution with your entries. Without your entries there is no solution either.",
            patience);
        QCOMPARE(bench.last().offer.text, "Explain");
        QCOMPARE(bench.document.board().entries.filledCount(), 1);
    }

    void stops()
    {
        Bench bench{Board(hardPuzzle())};
        const Board before = bench.document.board();
        QSignalSpy busy(&bench.computation, &Computation::busy);
        bench.question.ask();
        QVERIFY(busy.wait(patience));
        bench.computation.stop();
        QVERIFY(QTest::qWaitFor([&] { return bench.answers > 0; }, patience));
        QVERIFY2(bench.last().text.startsWith("Not decided: solving was stopped after "),
                 qPrintable(bench.last().text));
        QVERIFY(bench.last().kind == Message::Kind::Hint);
        QVERIFY(!bench.computation.isRunning());
        QVERIFY(bench.document.board() == before);
    }

    void whatWasStoppedGoesOn()
    {
        Bench bench{Board(hardPuzzle())};
        std::vector<std::chrono::nanoseconds> took;
        connect(&bench.sink, &Answers::statisticsChanged, this,
                [&took](const SolveStatistics &statistics) { took.push_back(statistics.solveTime); });
        QSignalSpy busy(&bench.computation, &Computation::busy);
        bench.question.ask();
        QVERIFY(busy.wait(patience));
        bench.computation.stop();
        QVERIFY(QTest::qWaitFor([&] { return took.size() == 1; }, patience));
        QCOMPARE(bench.last().offer.text, "Continue");
        bench.act();
        QVERIFY(bench.computation.isRunning());
        bench.computation.stop();
        QVERIFY(QTest::qWaitFor([&] { return took.size() == 2; }, patience));
        QVERIFY(took.back() >= took.front()); // or it would have begun anew
        QCOMPARE(bench.last().offer.text, "Continue");
    }

    void goesWhileItRuns()
    {
        for (const bool isAtWork : {false, true}) {
            const WatchedSolver solver;
            int answers = 0;
            {
                Bench bench{Board(hardPuzzle())};
                bench.computation.setSolver(solver.kind());
                connect(&bench.sink, &Answers::answered, this, [&answers] { ++answers; });
                bench.question.ask();
                QVERIFY(!isAtWork || QTest::qWaitFor([&] { return solver.hasBegun(); }, patience));
            }
            QVERIFY(QTest::qWaitFor([&] { return solver.end().isDelivered(); }, patience));
            QCOMPARE(answers, 0);
        }
    }
};

ADD_TEST(QApplication, TestSolveQuestion)

} // namespace sudoku::tst_solvequestion

#include "tst_solvequestion.moc"
