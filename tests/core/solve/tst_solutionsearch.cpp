#include <QTest>

#include "tests/bruteforce.h"
#include "tests/liar.h"
#include "tests/memorylimit.h"
#include "tests/sampling.h"
#include "tests/testdata.h"

#include "core/rules/violations.h"
#include "core/solve/solutionsearch.h"
#include "tests/testprogram.h"

#include <set>
#include <thread>

namespace sudoku::tst_solutionsearch {

/// Rows for ways to encode.
void addEveryEncoding()
{
    QTest::addColumn<EncodeOptions>("encode");
    const std::pair<EncodingKind, const char *> kinds[] = {
        {EncodingKind::Facts, "facts"},
        {EncodingKind::FullFacts, "full facts"},
        {EncodingKind::Selectors, "selectors"},
    };
    int count = 0;
    for (const EncodingMethod &method : encodingMethods())
        for (const auto &[kind, name] : kinds)
            if (isTried(count++, 5, 2))
                QTest::addRow("%s %s", method.id.data(), name) << EncodeOptions{&method, kind, true};
}

std::set<std::string> allSolutions(SolutionSearch &search)
{
    std::set<std::string> solutions;
    OrHalt<Outcome> outcome = search.next({});
    for (; outcome == Outcome::Solved; outcome = search.next({}))
        if (!solutions.insert(text(search.solution())).second)
            return {}; // found twice
    return outcome == Outcome::None ? solutions : std::set<std::string>{};
}

std::set<std::string> textsOf(const std::vector<Grid> &grids)
{
    std::set<std::string> texts;
    for (const Grid &grid : grids)
        texts.insert(text(grid));
    return texts;
}

std::jthread stopAfter(const std::stop_source &source, std::chrono::microseconds delay)
{
    return std::jthread([source = source, delay]() mutable {
        std::this_thread::sleep_for(delay);
        source.request_stop();
    });
}

/// A solver that ran out of memory.
class Exhausted : public Liar
{
public:
    OrHalt<Verdict> solve(std::span<const Literal>, std::stop_token, const SatProgress &) override
    {
        return halted(Halt::OutOfMemory);
    }
};

template <typename Solver>
std::unique_ptr<SatSolver> make(const SatOptions &)
{
    return std::make_unique<Solver>();
}

const SolverKind liar{.id = "liar", .name = "Liar", .make = make<Liar>};
const SolverKind exhausted{.id = "exhausted", .name = "Exhausted", .make = make<Exhausted>};

class TestSolutionSearch : public QObject
{
    Q_OBJECT

private slots:
    // First, while little has been freed that could serve instead of new memory.
    void survivesOutOfMemory_data()
    {
        QTest::addColumn<EncodingKind>("kind");
        QTest::newRow("facts") << EncodingKind::Facts;
        QTest::newRow("selectors") << EncodingKind::Selectors;
    }

    void survivesOutOfMemory()
    {
        QFETCH(EncodingKind, kind);
        if (isSanitized)
            QSKIP("sanitizers need the address space themselves");
        const Puzzle puzzle = emptyBoard(25);
        const Progress progress = [](const ProgressReport &) {}; // wants a thread with a stack of its own
        const auto outcomeWith = [&](std::size_t megabytes, const OrHalt<Outcome> &expected) {
            return holdsInChild([&] {
                SolutionSearch search(puzzle, {.encode = {.kind = kind}});
                limitMemory(megabytes * 1'000'000);
                return search.next({}, progress) == expected;
            });
        };
        // Memory runs out while encoding, handing over, starting to report, solving; or not at all.
        QVERIFY(outcomeWith(1, halted(Halt::OutOfMemory)));
        for (std::size_t megabytes = 12; megabytes < 100; megabytes += triesAll() ? 12 : 36)
            QVERIFY(outcomeWith(megabytes, halted(Halt::OutOfMemory))
                    || outcomeWith(megabytes, Outcome::Solved));
        QVERIFY(outcomeWith(300, Outcome::Solved));
    }

    void findsAll288Grids_data() { addEveryEncoding(); }

    void findsAll288Grids()
    {
        QFETCH(EncodeOptions, encode);
        SolutionSearch search(emptyBoard(4), {.encode = encode});
        const std::set<std::string> solutions = allSolutions(search);
        QCOMPARE(solutions.size(), 288u);
        QCOMPARE(search.next({}), Outcome::None); // and stays there
        QVERIFY(solutions == textsOf(BruteForce(emptyBoard(4)).solutions()));
    }

    void findsEverySolutionWithSpareDigits_data() { addEveryEncoding(); }

    void findsEverySolutionWithSpareDigits()
    {
        QFETCH(EncodeOptions, encode);
        const Puzzle puzzle = puzzleOf(Geometry::withBoxes({2, 2}, 5), grid("12...5....1....."));
        SolutionSearch search(puzzle, {.encode = encode});
        const std::set<std::string> expected = textsOf(BruteForce(puzzle).solutions());
        QVERIFY(expected.size() > 10);
        QVERIFY(allSolutions(search) == expected);
    }

    void findsTheOnlySolutionOnce_data() { addEveryEncoding(); }

    void findsTheOnlySolutionOnce()
    {
        QFETCH(EncodeOptions, encode);
        SolutionSearch search(board("1..4.........32."), {.encode = encode});
        QCOMPARE(search.next({}), Outcome::Solved);
        QCOMPARE(text(search.solution()), std::string("1234341221434321"));
        QCOMPARE(search.next({}), Outcome::None);
        QCOMPARE(search.next({}), Outcome::None);
        QCOMPARE(text(search.solution()), std::string("1234341221434321"));
    }

    void takesASolvedBoard_data() { addEveryEncoding(); }

    void takesASolvedBoard()
    {
        QFETCH(EncodeOptions, encode);
        SolutionSearch search(board("1234341221434321"), {.encode = encode});
        QCOMPARE(search.next({}), Outcome::Solved);
        QCOMPARE(search.next({}), Outcome::None);
    }

    void knowsThatThereIsNone_data() { addEveryEncoding(); }

    void knowsThatThereIsNone()
    {
        QFETCH(EncodeOptions, encode);
        for (const char *givens :
             {"11..............", "12.....3...4....", "......34...23...", ".1......14.....3"}) {
            SolutionSearch search(board(givens), {.encode = encode});
            QCOMPARE(search.next({}), Outcome::None);
            QCOMPARE(search.solution().cellCount(), 0);
            QCOMPARE(search.next({}), Outcome::None);
        }
    }

    void stoppedBeforeItAnswersLater_data() { addEveryEncoding(); }

    void stoppedBeforeItAnswersLater()
    {
        QFETCH(EncodeOptions, encode);
        std::stop_source source;
        source.request_stop();
        SolutionSearch search(emptyBoard(9), {.encode = encode});
        QCOMPARE(search.next(source.get_token()), halted(Halt::Stopped));
        QCOMPARE(search.next(source.get_token()), halted(Halt::Stopped));
        QCOMPARE(search.solution().cellCount(), 0);
        QCOMPARE(search.next({}), Outcome::Solved);
        const Grid first = search.solution();
        QCOMPARE(search.next(source.get_token()), halted(Halt::Stopped));
        QVERIFY(search.solution() == first);
        QCOMPARE(search.next({}), Outcome::Solved);
        QVERIFY(search.solution() != first);
    }

    void stopsWhileEncoding_data() { addEveryEncoding(); }

    void stopsWhileEncoding()
    {
        QFETCH(EncodeOptions, encode);
        // MiniSat needs a minute for an empty 16x16 in bits.
        const bool hasBits = encode.method->values == ValueEncoding::Binary;
        const Puzzle puzzle = emptyBoard(hasBits ? 9 : triesMuch() ? 25 : 16);
        bool hasStopped = false;
        for (int delay = 0; delay < 8; delay += triesAll() ? 1 : 3) {
            SolutionSearch search(puzzle, {.encode = encode});
            std::stop_source source;
            {
                const auto stopper = stopAfter(source, std::chrono::milliseconds(3 * delay));
                const OrHalt<Outcome> outcome = search.next(source.get_token());
                QVERIFY(outcome == halted(Halt::Stopped) || outcome == Outcome::Solved);
                hasStopped = hasStopped || outcome == halted(Halt::Stopped);
            }
            if (delay % 4 == 0) {
                QCOMPARE(search.next({}), Outcome::Solved);
                QVERIFY(isSolution(puzzle, search.solution()));
            }
        }
        QVERIFY(hasStopped);
    }

    void stopsWhileSolving_data() { addEveryEncoding(); }

    void stopsWhileSolving()
    {
        QFETCH(EncodeOptions, encode);
        SolutionSearch search(hardPuzzle(), {.encode = encode});
        std::stop_source source;
        const Progress stopWhenItRuns = [&source](const ProgressReport &report) {
            if (report.conflicts > 0)
                source.request_stop();
        };
        QCOMPARE(search.next(source.get_token(), stopWhenItRuns), halted(Halt::Stopped));
        QVERIFY(search.statistics().sat.conflicts > 0);
        QVERIFY(search.statistics().solveTime.count() > 0);
    }

    void goesOnAfterAStop_data() { addEveryEncoding(); }

    void goesOnAfterAStop()
    {
        QFETCH(EncodeOptions, encode);
        // Hard enough to be stopped here and there, easy enough to be finished.
        const CorpusPuzzle row = readCorpus("c9_tdoku_tests.txt", 1).front();
        SolutionSearch search(row.puzzle, {.encode = encode});
        for (int delay = 0; delay < 20; ++delay) {
            std::stop_source source;
            const auto stopper = stopAfter(source, std::chrono::microseconds(20 * delay));
            const OrHalt<Outcome> outcome = search.next(source.get_token());
            if (outcome == Outcome::Solved)
                break;
            QCOMPARE(outcome, halted(Halt::Stopped));
        }
        if (search.solution().cellCount() == 0)
            QCOMPARE(search.next({}), Outcome::Solved);
        QCOMPARE(text(search.solution()), row.solution);
        QCOMPARE(search.next({}), Outcome::None);
    }

    void neverHandsOutAWrongSolution_data() { addEveryEncoding(); }

    void neverHandsOutAWrongSolution()
    {
        QFETCH(EncodeOptions, encode);
        SolutionSearch search(emptyBoard(4), {.encode = encode, .solver = liar});
        QCOMPARE(search.next({}), halted(Halt::WrongSolution));
        QCOMPARE(search.solution().cellCount(), 0);
    }

    void saysOutOfMemory()
    {
        SolutionSearch search(emptyBoard(4), {.solver = exhausted});
        QCOMPARE(search.next({}), halted(Halt::OutOfMemory));
        QCOMPARE(search.next({}), halted(Halt::OutOfMemory));
    }

    void fillsStatistics()
    {
        SolutionSearch search(emptyBoard(9), {.encode = {.kind = EncodingKind::FullFacts}});
        QCOMPARE(search.statistics().variables, 0);
        QCOMPARE(search.next({}), Outcome::Solved);
        const SolveStatistics first = search.statistics();
        QCOMPARE(first.variables, 729);
        QCOMPARE(first.clauses, 10'530);
        QVERIFY(first.sat.decisions > 0);
        QVERIFY(first.sat.propagations > 0);
        QVERIFY(first.encodeTime.count() > 0);
        QVERIFY(first.solveTime.count() > 0);
        QCOMPARE(search.next({}), Outcome::Solved);
        QVERIFY(search.statistics().sat.decisions > first.sat.decisions);
        QVERIFY(search.statistics().solveTime > first.solveTime);
        QVERIFY(search.statistics().encodeTime == first.encodeTime);
    }

    void statisticsOfAPuzzleSolvedByPropagation()
    {
        SolutionSearch search(board("1..4.........32."), {});
        QCOMPARE(search.next({}), Outcome::Solved);
        QCOMPARE(search.statistics().variables, 0);
        QCOMPARE(search.statistics().clauses, 0);
    }

    void sameSeedSameSolution()
    {
        std::set<std::string> solutions;
        for (int run = 0; run < 3; ++run) {
            SolutionSearch search(emptyBoard(9), {.seed = 42});
            QCOMPARE(search.next({}), Outcome::Solved);
            solutions.insert(text(search.solution()));
        }
        QCOMPARE(solutions.size(), 1u);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestSolutionSearch)

} // namespace sudoku::tst_solutionsearch

#include "tst_solutionsearch.moc"
