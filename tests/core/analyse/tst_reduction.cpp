#include <QTest>

#include "tests/bruteforce.h"
#include "tests/sampling.h"
#include "tests/somegivens.h"
#include "tests/testdata.h"

#include "core/analyse/minimize.h"
#include "core/generate/deriveconstraints.h"
#include "core/solve/guesssearch.h"
#include "core/solve/solve.h"
#include "core/variants/variant.h"
#include "tests/testprogram.h"

namespace sudoku::tst_reduction {

struct Start
{
    Puzzle puzzle;
    std::vector<CellGroup> groups;
};

Start fullBoard(const Geometry &geometry, const Symmetry &symmetry, std::uint64_t seed)
{
    Random random(seed);
    Puzzle puzzle(geometry);
    puzzle.givens = someSolution(geometry, random);
    std::vector<CellGroup> groups = groupsOfGivens(puzzle, symmetry, {}, seed);
    return {std::move(puzzle), std::move(groups)};
}

/// A filled board of 4x4 with some constraints of \a kind.
Puzzle ruledBoard(const Variant &kind, std::uint64_t seed)
{
    Random random(seed);
    Puzzle puzzle(defaultGeometry(4));
    puzzle.givens = someSolution(puzzle.geometry, random);
    puzzle.constraints = deriveConstraints(puzzle, puzzle.givens, kind, random);
    return puzzle;
}

Reduction reductionOf(const Start &start)
{
    return {start.puzzle, start.puzzle.givens, start.groups, {}};
}

class TestReduction : public QObject
{
    Q_OBJECT

private slots:
    /// What one question after the other by brute force leaves.
    void takesWhatCanGoInOrder()
    {
        for (std::uint64_t seed = 0; seed < 30; ++seed) {
            const Symmetry &symmetry = symmetries()[seed % symmetries().size()];
            const Start start = fullBoard(defaultGeometry(4), symmetry, seed);
            Reduction reduction = reductionOf(start);
            QCOMPARE(reduction.run({}, {}), Outcome::Solved);
            Puzzle expected = start.puzzle;
            for (const CellGroup &group : start.groups) {
                Puzzle smaller = expected;
                for (const Cell cell : group)
                    smaller.givens.clear(cell);
                if (BruteForce(smaller).solutions(2).size() == 1)
                    expected = smaller;
            }
            QCOMPARE(text(reduction.puzzle().givens), text(expected.givens));
        }
    }

    /// Where many conflicts are allowed, the search for any rules is asked before a solver.
    void rulesTakeWhatCanGoInOrder_data()
    {
        QTest::addColumn<QByteArray>("id");
        for (const char *const id : {"little-killer", "sandwich", "killer", "thermometer", "white-dot"})
            QTest::newRow(id) << QByteArray(id);
    }

    void rulesTakeWhatCanGoInOrder()
    {
        QFETCH(const QByteArray, id);
        const Variant &kind = *findVariant(id.toStdString());
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            Puzzle puzzle = ruledBoard(kind, seed);
            const Grid solution = puzzle.givens;
            const std::vector<CellGroup> groups = groupsOfGivens(puzzle, *findSymmetry("none"), {}, seed);
            Reduction reduction(puzzle, solution, groups,
                                {.maxConflicts = 10'000, .maxGuesses = defaultGuesses});
            QCOMPARE(reduction.run({}, {}), Outcome::Solved);
            for (const CellGroup &group : groups)
                if (const Puzzle smaller = withoutGivens(puzzle, group);
                    BruteForce(smaller).solutions(2).size() == 1)
                    puzzle = smaller;
            QCOMPARE(text(reduction.puzzle().givens), text(puzzle.givens));
        }
    }

    /// A classic board is searched if guesses are allowed. Each group is decided at once, in order.
    void searchTakesWhatCanGoInOrder_data()
    {
        QTest::addColumn<int>("size");
        QTest::newRow("9x9") << 9;
        QTest::newRow("16x16") << 16;
    }

    void searchTakesWhatCanGoInOrder()
    {
        QFETCH(const int, size);
        for (const char *const id : {"none", "half-turn", "full"}) {
            if (size == 16 && !triesMuch() && id == std::string("none"))
                continue; // half a second of questions
            const Start start = fullBoard(defaultGeometry(size), *findSymmetry(id), 5);
            Reduction reduction(start.puzzle, start.puzzle.givens, start.groups,
                                {.maxGuesses = defaultGuesses});
            QCOMPARE(reduction.run({}, {}), Outcome::Solved);
            QCOMPARE(reduction.questions(), 0);
            Puzzle expected = start.puzzle;
            for (const CellGroup &group : start.groups)
                if (Puzzle smaller = withoutGivens(expected, group);
                    check(smaller).verdict == Uniqueness::Unique)
                    expected = std::move(smaller);
            QCOMPARE(text(reduction.puzzle().givens), text(expected.givens));
        }
    }

    /// What takes the search too long is the solver's: nothing that can go is left.
    void theSolverGoesOn()
    {
        const Start start = fullBoard(defaultGeometry(16), *findSymmetry("half-turn"), 3);
        Reduction reduction(start.puzzle, start.puzzle.givens, start.groups, {.maxGuesses = 1});
        QCOMPARE(reduction.run({}, {}), Outcome::Solved);
        QVERIFY(reduction.questions() > 0);
        QCOMPARE(check(reduction.puzzle()).verdict, Uniqueness::Unique);
        for (const CellGroup &group : start.groups)
            if (reduction.puzzle().givens.isFilled(group.front()))
                QCOMPARE(check(withoutGivens(reduction.puzzle(), group)).verdict, Uniqueness::Multiple);
    }

    /// At every moment there is one solution: the questions never overlook another one.
    void neverLosesUniqueness_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<int>("fewest");
        QTest::newRow("9x9") << 9 << 0;
        QTest::newRow("9x9, groups that are passed over") << 9 << 36;
        QTest::newRow("16x16") << 16 << 110;
        if (triesMuch())
            QTest::newRow("25x25") << 25 << 310;
    }

    void neverLosesUniqueness()
    {
        QFETCH(int, size);
        QFETCH(int, fewest);
        for (const char *const id : {"none", "half-turn", "full"}) {
            const Start start = fullBoard(defaultGeometry(size), *findSymmetry(id), size);
            Reduction reduction = reductionOf(start);
            int last = start.puzzle.givens.filledCount();
            const auto look = [&](const Puzzle &puzzle, int) {
                const int left = puzzle.givens.filledCount();
                if (left < last && (size == 9 || left % 16 == 0))
                    QCOMPARE(check(puzzle).verdict, Uniqueness::Unique);
                last = left;
            };
            QCOMPARE(reduction.run({.enough = fewest, .minimum = fewest}, {}, look), Outcome::Solved);
            QCOMPARE(check(reduction.puzzle()).verdict, Uniqueness::Unique);
            QVERIFY(last >= fewest);
        }
    }

    void endsWithEnough()
    {
        const Start start = fullBoard(defaultGeometry(9), symmetries().front(), 2);
        Reduction reduction = reductionOf(start);
        QCOMPARE(reduction.run({.enough = 40}, {}), Outcome::Solved);
        QCOMPARE(reduction.puzzle().givens.filledCount(), 40);
        QCOMPARE(reduction.run({.enough = 30}, {}), Outcome::Solved); // goes on where it was
        QCOMPARE(reduction.puzzle().givens.filledCount(), 30);
    }

    void goesOnAfterAStop()
    {
        const Start start = fullBoard(defaultGeometry(9), symmetries().front(), 3);
        Reduction stopped = reductionOf(start);
        for (int runs = 0; runs < 100; ++runs) {
            std::stop_source source;
            int calls = 0;
            const auto stopAfterSome = [&](const Puzzle &, int) {
                if (++calls == 7)
                    source.request_stop();
            };
            if (stopped.run({}, source.get_token(), stopAfterSome) == Outcome::Solved)
                break;
        }
        const Puzzle &left = stopped.puzzle();
        QCOMPARE(check(left).verdict, Uniqueness::Unique);
        QVERIFY(findRedundancy(left).givens.empty());
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestReduction)

} // namespace sudoku::tst_reduction

#include "tst_reduction.moc"
