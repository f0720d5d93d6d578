#include <QSignalSpy>
#include <QTest>

#include "tests/fakesolver.h"
#include "tests/testdata.h"
#include "ui/boardeditor.h"
#include "ui/computation.h"
#include "ui/document.h"
#include "ui/programs/programsolver.h"
#include "ui/solvecontroller.h"

using namespace sudoku;

namespace {

constexpr auto emptySmall = "................";

/// A controller with its document, and the last that it said.
struct Bench
{
    explicit Bench(Board board) : document(std::move(board))
    {
        const auto take = [this](const Message &message) {
            last = message;
            ++answers;
        };
        QObject::connect(&controller, &SolveController::answered, &controller, take);
        QObject::connect(&controller, &SolveController::foundNone, &controller, take);
    }
    explicit Bench(const std::string &givens) : Bench(Board(sudoku::board(givens))) {}

    void enter(Cell cell, Digit digit)
    {
        Board changed = document.board();
        changed.entries.set(cell, digit);
        document.edit(changed, "Enter Digit");
    }
    /// Whether an answer comes in time, however slow the machine.
    bool waitForAnswer()
    {
        const int before = answers;
        return QTest::qWaitFor([&] { return answers > before; }, 60'000);
    }

    Document document;
    BoardEditor editor{document};
    Computation computation{document};
    SolveController controller{document, editor, computation};
    Message last;
    int answers = 0;
};

} // namespace

class TestSolveController : public QObject
{
    Q_OBJECT

private slots:
    void saysWhyTheSolverFailed()
    {
        FakeSolvers fakes;
        const QString command = fakes.make("fake", "echo broken >&2; exit 1") + " {cnf}";
        Bench bench{std::string(emptySmall)};
        bench.computation.setSolver(programKind({.name = "Fake", .command = command}));
        bench.controller.solve();
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.last.kind, Message::Kind::Problem);
        QVERIFY(bench.last.text.startsWith("The solver"));
        QVERIFY(bench.last.text.contains("it said: broken"));
        QVERIFY(bench.computation.hasFailed());
        QCOMPARE(bench.document.board().entries.filledCount(), 0);

        bench.computation.setSolver(solverKinds().front());
        bench.controller.solve();
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.last.kind, Message::Kind::Answer);
        QVERIFY(!bench.computation.hasFailed());
    }

    void solvesTheCorpus_data()
    {
        QTest::addColumn<Puzzle>("puzzle");
        QTest::addColumn<std::string>("solution");
        for (const char *name : {"c9_tdoku_tests.txt", "c16_other.txt", "c25_other.txt", "v_x_sgt.txt"}) {
            const CorpusPuzzle first = readCorpus(name).front();
            QTest::newRow(name) << first.puzzle << first.solution;
        }
    }

    void solvesTheCorpus()
    {
        QFETCH(Puzzle, puzzle);
        QFETCH(std::string, solution);
        Bench bench{Board(puzzle)};
        QSignalSpy statistics(&bench.controller, &SolveController::statisticsChanged);
        bench.controller.solve();
        QVERIFY(bench.waitForAnswer());
        QVERIFY(bench.last.kind == Message::Kind::Answer);
        QVERIFY(bench.last.text.startsWith("Solved in "));
        QCOMPARE(text(bench.document.board().digits()), solution);
        QVERIFY(bench.document.board().puzzle == puzzle); // entries, not givens
        QCOMPARE(statistics.count(), 1);
        QCOMPARE(bench.document.undoStack().count(), 1);
        bench.document.undoStack().undo();
        QVERIFY(bench.document.board() == Board(puzzle));
    }

    void solvesAnEmptyBoard()
    {
        Bench bench(emptySmall);
        bench.controller.solve();
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.document.board().entries.filledCount(), 16);
        QVERIFY(bench.document.violations().empty());
    }

    void saysThatABoardIsComplete()
    {
        Bench bench("1234341221434321");
        bench.controller.solve();
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.last.text, "The board is complete, and every rule is kept.");
        QCOMPARE(bench.document.undoStack().count(), 0);
    }

    void saysThatThereIsNone()
    {
        Bench bench("1234............");
        bench.enter(4, 1);
        bench.document.undoStack().clear();
        Bench impossible("123............4");
        impossible.controller.solve();
        QVERIFY(impossible.waitForAnswer());
        QVERIFY(impossible.last.kind == Message::Kind::Problem);
        QVERIFY(impossible.last.text.startsWith("No solution: these digits cannot be completed"));
        QCOMPARE(impossible.document.undoStack().count(), 0);
    }

    void offersToSolveWithoutTheEntries()
    {
        Bench bench("1234............");
        bench.enter(4, 1); // a second 1 in the box
        bench.controller.solve();
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.last.text, "No solution with your entries. Without them the givens have one.");
        QVERIFY(bench.last.action);
        const auto action = bench.last.action;
        action();
        QVERIFY(bench.waitForAnswer());
        QVERIFY(bench.last.kind == Message::Kind::Answer);
        QCOMPARE(bench.document.board().digits().filledCount(), 16);
        bench.document.undoStack().undo();
        bench.document.undoStack().undo();
        QCOMPARE(bench.document.board().entries[4], 1);
    }

    void blamesTheGivensWhereTheyAreToBlame()
    {
        Bench bench("123............4");
        bench.enter(5, 3);
        bench.controller.solve();
        QVERIFY(bench.waitForAnswer());
        QVERIFY(!bench.last.action);
        QCOMPARE(bench.document.board().entries.filledCount(), 1);
    }

    void stops()
    {
        Bench bench{Board(hardPuzzle())};
        const Board before = bench.document.board();
        bench.controller.solve();
        QTest::qWait(20);
        bench.computation.stop();
        QVERIFY(bench.waitForAnswer());
        QVERIFY2(bench.last.text.startsWith("Solving stopped after "), qPrintable(bench.last.text));
        QVERIFY(bench.last.text.endsWith("not decided."));
        QVERIFY(bench.last.kind == Message::Kind::Hint);
        QVERIFY(!bench.computation.isRunning());
        QVERIFY(bench.document.board() == before);
    }

    void goesWhileItRuns()
    {
        for (const int wait : {0, 1, 30}) {
            Bench bench{Board(hardPuzzle())};
            bench.controller.solve();
            QTest::qWait(wait);
        }
    }
};

QTEST_GUILESS_MAIN(TestSolveController)
#include "tst_solvecontroller.moc"
