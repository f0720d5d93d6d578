// Covers core/solve: classicsolver, guesssearch, puzzlesolver

#include <QTest>

#include "tests/sampling.h"
#include "tests/testdata.h"

#include "core/rules/violations.h"
#include "core/solve/solve.h"
#include "tests/testprogram.h"

namespace sudoku::tst_solve {

/// Solves once, then says no.
class Stubborn : public SatSolver
{
public:
    explicit Stubborn(const OrHalt<Verdict> &afterwards) : m_afterwards(afterwards), m_solver(makeMiniSat({}))
    {
    }

    void add(const Cnf &cnf, std::stop_token stop) override { m_solver->add(cnf, std::move(stop)); }
    void add(std::span<const Literal>) override { m_hasSolved = true; }
    OrHalt<Verdict> solve(std::span<const Literal> assumptions, std::stop_token stop,
                          const SatProgress &progress) override
    {
        return m_hasSolved ? m_afterwards : m_solver->solve(assumptions, std::move(stop), progress);
    }
    bool isTrue(Literal literal) const override { return m_solver->isTrue(literal); }
    Clause core() const override { return m_solver->core(); }
    SatStatistics statistics() const override { return m_solver->statistics(); }

private:
    OrHalt<Verdict> m_afterwards;
    std::unique_ptr<SatSolver> m_solver;
    bool m_hasSolved = false;
};

SolverKind stubborn(const OrHalt<Verdict> &afterwards)
{
    return {.id = "stubborn", .name = "Stubborn", .make = [afterwards](const SatOptions &) {
                return std::make_unique<Stubborn>(afterwards);
            }};
}

std::stop_token requestedStop()
{
    std::stop_source source;
    source.request_stop();
    return source.get_token();
}

class TestSolve : public QObject
{
    Q_OBJECT

private slots:
    void solvesEmptyBoards_data()
    {
        QTest::addColumn<BoxShape>("boxes");
        QTest::addColumn<EncodingKind>("kind");
        int count = 0;
        for (int size = minBoardSize; size <= maxBoardSize; ++size)
            for (const BoxShape boxes : boxShapes(size)) {
                if (!isTried(count++, 4))
                    continue;
                const QByteArray name =
                    QByteArray::number(boxes.rows) + "x" + QByteArray::number(boxes.columns);
                QTest::newRow(name + " facts") << boxes << EncodingKind::Facts;
                if (size <= (triesMuch() ? 16 : 9))
                    QTest::newRow(name + " selectors") << boxes << EncodingKind::Selectors;
            }
    }

    void solvesEmptyBoards()
    {
        QFETCH(BoxShape, boxes);
        QFETCH(EncodingKind, kind);
        const Puzzle puzzle(Geometry::withBoxes(boxes));
        const CheckResult result = check(puzzle, {.encode = {.kind = kind}});
        QCOMPARE(result.verdict, Uniqueness::Multiple);
        QCOMPARE(result.solutions.size(), 2u);
        QVERIFY(isSolution(puzzle, result.solutions[0]));
        QVERIFY(isSolution(puzzle, result.solutions[1]));
        QVERIFY(result.solutions[0] != result.solutions[1]);
    }

    void solvesLatinSquares_data()
    {
        QTest::addColumn<int>("size");
        for (int size = minBoardSize; size <= maxBoardSize; ++size)
            if (boxShapes(size).empty())
                QTest::addRow("%d", size) << size;
    }

    void solvesLatinSquares()
    {
        QFETCH(int, size);
        const Puzzle puzzle = emptyBoard(size);
        const SolveResult result = solve(puzzle);
        QCOMPARE(result.outcome, Outcome::Solved);
        QVERIFY(isSolution(puzzle, result.solution));
    }

    void checks_data()
    {
        QTest::addColumn<Puzzle>("puzzle");
        QTest::addColumn<Uniqueness>("verdict");
        QTest::addColumn<int>("solutionCount");
        QTest::newRow("unique by singles") << board("1..4.........32.") << Uniqueness::Unique << 1;
        QTest::newRow("solved") << board("1234341221434321") << Uniqueness::Unique << 1;
        QTest::newRow("rows to fill") << board("12343412..43..21") << Uniqueness::Unique << 1;
        QTest::newRow("multiple") << board("1...............") << Uniqueness::Multiple << 2;
        QTest::newRow("none by propagation") << board("11..............") << Uniqueness::None << 0;
        QTest::newRow("spare digits")
            << puzzleOf(Geometry::withBoxes({2, 2}, 5), grid("1234341221434321")) << Uniqueness::Unique << 1;
        QTest::newRow("one open cell, spare digits")
            << puzzleOf(Geometry::withBoxes({2, 2}, 5), grid("123434122143432.")) << Uniqueness::Multiple
            << 2;
    }

    void checks()
    {
        QFETCH(Puzzle, puzzle);
        QFETCH(Uniqueness, verdict);
        QFETCH(int, solutionCount);
        const CheckResult result = check(puzzle);
        QCOMPARE(result.verdict, verdict);
        QCOMPARE(static_cast<int>(result.solutions.size()), solutionCount);
        for (const Grid &solution : result.solutions)
            QVERIFY(isSolution(puzzle, solution));
        QCOMPARE(solve(puzzle).outcome, solutionCount == 0 ? Outcome::None : Outcome::Solved);
    }

    void respectsTheGivens()
    {
        const SolveResult result = solve(board("....3......1...4"));
        QCOMPARE(result.outcome, Outcome::Solved);
        QCOMPARE(result.solution[4], 3);
        QCOMPARE(result.solution[11], 1);
        QCOMPARE(result.solution[15], 4);
    }

    void refutedByTheSolver()
    {
        // No single finds it, so the solver must.
        const auto rows = readCorpus("c9_tdoku_tests.txt");
        const auto isHard = [](const CorpusPuzzle &row) {
            return row.count == "0" && solve(row.puzzle).statistics.variables > 0;
        };
        const auto none = std::ranges::find_if(rows, isHard);
        QVERIFY(none != rows.end());
        QCOMPARE(check(none->puzzle).verdict, Uniqueness::None);
        QVERIFY(solve(none->puzzle).solution.cellCount() == 0);
    }

    void isUndecidedWhenStopped()
    {
        const CheckResult result = check(emptyBoard(9), {}, requestedStop());
        QCOMPARE(result.verdict, halted(Halt::Stopped));
        QVERIFY(result.solutions.empty());
        QCOMPARE(solve(emptyBoard(9), {}, requestedStop()).outcome, halted(Halt::Stopped));
    }

    void handsOnWhatHappensAfterTheFirstSolution_data()
    {
        QTest::addColumn<OrHalt<Verdict>>("afterwards");
        QTest::addColumn<OrHalt<Uniqueness>>("verdict");
        const auto row = [](const char *name, const OrHalt<Verdict> &afterwards,
                            const OrHalt<Uniqueness> &verdict) {
            QTest::newRow(name) << afterwards << verdict;
        };
        row("stopped", halted(Halt::Stopped), halted(Halt::Stopped));
        row("out of memory", halted(Halt::OutOfMemory), halted(Halt::OutOfMemory));
        row("failed", halted(Halt::SolverFailed), halted(Halt::SolverFailed));
        row("no further solution", Verdict::Unsatisfiable, Uniqueness::Unique);
    }

    void handsOnWhatHappensAfterTheFirstSolution()
    {
        QFETCH(OrHalt<Verdict>, afterwards);
        QFETCH(OrHalt<Uniqueness>, verdict);
        const CheckResult result = check(emptyBoard(4), {.solver = stubborn(afterwards)});
        QCOMPARE(result.verdict, verdict);
        QCOMPARE(result.solutions.size(), 1u);
        QVERIFY(isSolution(emptyBoard(4), result.solutions[0]));
    }

    /// Where the solver ignores that its first solution was forbidden.
    void neverCallsOneSolutionTwo()
    {
        const CheckResult result = check(emptyBoard(4), {.solver = stubborn(Verdict::Satisfiable)});
        QCOMPARE(result.verdict, halted(Halt::WrongSolution));
        QCOMPARE(result.solutions.size(), 1u);
    }

    void reportsProgress()
    {
        std::stop_source source;
        std::atomic<std::int64_t> conflicts = 0;
        const Progress progress = [&](const ProgressReport &report) {
            conflicts = report.conflicts;
            source.request_stop();
        };
        const Puzzle hard = hardPuzzle();
        const SolveOptions options{.encode = {.kind = EncodingKind::Selectors}};
        QCOMPARE(check(hard, options, source.get_token(), progress).verdict, halted(Halt::Stopped));
        QVERIFY(conflicts > 0);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestSolve)

} // namespace sudoku::tst_solve

#include "tst_solve.moc"
