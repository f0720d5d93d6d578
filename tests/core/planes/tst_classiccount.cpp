// Covers core/planes: planejoin

#include <QTest>

#include "tests/bruteforce.h"
#include "tests/sampling.h"
#include "tests/stopprobe.h"
#include "tests/testprogram.h"

#include "core/board/random.h"
#include "core/planes/classiccount.h"
#include "core/planes/planetables.h"
#include "core/solve/count.h"

namespace sudoku::tst_classiccount {

/// The fast way to count is not taken where solutions are wanted.
std::int64_t countOneByOne(const Puzzle &puzzle, std::int64_t limit, const SolveOptions &options)
{
    return countSolutions(puzzle, limit, options, {}, [](const Grid &) {}).count;
}

Grid withoutSome(Grid givens, int count, Random &random)
{
    for (int i = 0; i < count; ++i)
        givens.clear(static_cast<Cell>(random.below(81)));
    return givens;
}

/// An engine that is wrong about the first two cells.
PlaneSearchEnd searchWrongly(PlaneStack &stack, int maxCount, int maxOpen)
{
    const PlaneSearchEnd end = classicEngines().back().search(stack, maxCount, maxOpen);
    for (Plane &plane : stack.planes[stack.size - 1].planes)
        if ((plane.bands[0] & 3) == 1 || (plane.bands[0] & 3) == 2)
            plane.bands[0] ^= 3;
    return end;
}

class TestClassicCount : public QObject
{
    Q_OBJECT

private slots:
    void countsWhatASearchFinds()
    {
        Random random(2);
        int many = 0;
        for (const CorpusPuzzle &puzzle : sampleOfCorpus("c9_17clue.txt", 400)) {
            Puzzle less = puzzle.puzzle;
            less.givens = withoutSome(less.givens, static_cast<int>(random.below(12)), random);
            constexpr std::int64_t limit = 20'000;
            const std::int64_t expected = countOneByOne(less, limit, {.maxGuesses = 1});
            for (const ClassicEngine &engine : classicEngines()) {
                const SolutionCount result = countClassic(less.givens, limit, {}, engine);
                QCOMPARE(result.count, expected);
                QCOMPARE(result.isExact(), expected < limit);
            }
            many += expected > 100 && expected < limit ? 1 : 0;
        }
        QVERIFY(many > 0);
    }

    void countsWhatASolverFinds()
    {
        Random random(4);
        int several = 0;
        for (const CorpusPuzzle &puzzle : sampleOfCorpus("c9_serg_multisolution.txt", 200)) {
            Puzzle other = puzzle.puzzle;
            other.givens = withoutSome(other.givens, 2, random);
            constexpr std::int64_t limit = 200;
            const std::int64_t expected = countOneByOne(other, limit, {});
            QCOMPARE(countSolutions(other, limit, {.maxGuesses = 1}).count, expected);
            several += expected > 1 ? 1 : 0;
        }
        QVERIFY(several > 0);
    }

    void countsWhatBruteForceFinds()
    {
        Random random(6);
        const Grid solution =
            grid("123456789456789123789123456231564897564897231897231564312645978645978312978312645");
        int several = 0;
        for (int i = sampleOf(200); i > 0; --i) {
            Puzzle less = emptyBoard(9);
            less.givens = solution;
            for (int cleared = 0; cleared < 40;
                 ++cleared) // not of the first rows: brute force sees no givens ahead
                less.givens.clear(static_cast<Cell>(36 + random.below(45)));
            constexpr std::size_t limit = 1000;
            const std::size_t expected = BruteForce(less).solutions(limit).size();
            QCOMPARE(countClassic(less.givens, limit, {}).count, static_cast<std::int64_t>(expected));
            several += expected > 1 && expected < limit ? 1 : 0;
        }
        QVERIFY(several > 0);
    }

    void saysWhetherThereAreMore()
    {
        const Grid empty = emptyBoard(9).givens;
        for (const std::int64_t limit : {0, 1, 999, 1000, 123'456}) {
            const SolutionCount result = countClassic(empty, limit, {});
            QCOMPARE(result.count, limit);
            QCOMPARE(result.end, Outcome::Solved);
        }
        Grid none = empty;
        none.set(0, 1);
        none.set(1, 1);
        QVERIFY(countClassic(none, 0, {}).isExact());
    }

    void stopsSoon()
    {
        const StopProbe probe(20);
        const SolutionCount result = countClassic(emptyBoard(9).givens, 1'000'000'000, probe.token());
        QCOMPARE(result.end, halted(Halt::Stopped));
        QVERIFY(result.count > 0 && result.count <= 20'000);
        QCOMPARE(countClassic(emptyBoard(9).givens, 9, StopProbe(0).token()).count, std::int64_t{0});
    }

    void refusesWhatIsNoSolution()
    {
        const SolutionCount result =
            countClassic(emptyBoard(9).givens, 10, {}, {"wrong", searchWrongly, nullptr});
        QCOMPARE(result.end, halted(Halt::WrongSolution));
        QCOMPARE(result.count, std::int64_t{0});
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestClassicCount)

} // namespace sudoku::tst_classiccount

#include "tst_classiccount.moc"
