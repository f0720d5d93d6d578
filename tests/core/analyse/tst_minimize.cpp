#include <QTest>

#include "tests/bruteforce.h"
#include "tests/sampling.h"
#include "tests/somegivens.h"
#include "tests/testdata.h"

#include "core/analyse/minimize.h"
#include "core/solve/solve.h"
#include "tests/testprogram.h"

#include <set>

namespace sudoku::tst_minimize {

bool isProper(const Puzzle &puzzle)
{
    return check(puzzle).verdict == Uniqueness::Unique;
}

/// A proper puzzle with many givens too many.
Puzzle generous(const Geometry &geometry, Random &random)
{
    Puzzle puzzle(geometry);
    do
        puzzle = someGivens(geometry, geometry.cellCount() * 3 / 4, random);
    while (!isProper(puzzle));
    return puzzle;
}

class TestMinimize : public QObject
{
    Q_OBJECT

private slots:
    void resultsAreMinimal_data()
    {
        QTest::addColumn<Geometry>("geometry");
        QTest::newRow("4x4") << defaultGeometry(4);
        QTest::newRow("5x5 jigsaw") << *Geometry::withRegions(5, regionMap("AABBBAABBCADCCCDDDECDEEEE"));
        QTest::newRow("6x6") << defaultGeometry(6);
        QTest::newRow("9x9") << defaultGeometry(9);
        if (triesMuch())
            QTest::newRow("16x16") << defaultGeometry(16);
    }

    void resultsAreMinimal()
    {
        QFETCH(Geometry, geometry);
        Random random(1);
        const Puzzle puzzle = generous(geometry, random);
        const MinimizeResult result = minimize(puzzle, groupsOfGivens(puzzle, symmetries().front(), {}, 1));
        QCOMPARE(result.outcome, Outcome::Solved);
        QVERIFY(isProper(result.puzzle));
        QVERIFY(result.puzzle.givens.filledCount() < puzzle.givens.filledCount());
        for (Cell cell = 0; cell < geometry.cellCount(); ++cell)
            if (result.puzzle.givens.isFilled(cell)) {
                QCOMPARE(result.puzzle.givens[cell], puzzle.givens[cell]);
                QVERIFY(!isProper(withoutGivens(result.puzzle, {cell})));
            }
        QVERIFY(findRedundancy(result.puzzle).givens.empty());
    }

    /// Every clue that a limit of conflicts leaves undecided is named, and none that was removed.
    void namesWhatIsUndecided()
    {
        Random random(3);
        Puzzle puzzle(defaultGeometry(16));
        puzzle.givens = someSolution(puzzle.geometry, random);
        const std::vector<CellGroup> groups = groupsOfGivens(puzzle, symmetries().front(), {}, 1);
        const MinimizeResult limited = minimize(puzzle, groups, {}, {}, {}, {.maxConflictsOfPass = 0});
        QCOMPARE(limited.outcome, Outcome::Solved);
        QVERIFY(isProper(limited.puzzle));
        QCOMPARE(std::ssize(limited.undecided), limited.puzzle.givens.filledCount());
        for (const CellGroup &group : limited.undecided)
            QVERIFY(limited.puzzle.givens.isFilled(group.front()));
        const MinimizeResult whole = minimize(limited.puzzle, limited.undecided);
        QVERIFY(whole.undecided.empty());
        QVERIFY(whole.puzzle.givens.filledCount() < limited.puzzle.givens.filledCount());
    }

    void keepsSymmetriesAndCells()
    {
        Random random(2);
        for (const Symmetry &symmetry : symmetries()) {
            Puzzle puzzle(defaultGeometry(9));
            puzzle.givens = someSolution(puzzle.geometry, random);
            const std::vector<Cell> kept{0, 40, 44};
            const std::vector<CellGroup> groups = groupsOfGivens(puzzle, symmetry, kept, 7);
            const MinimizeResult result = minimize(puzzle, groups);
            QVERIFY(isProper(result.puzzle));
            for (const Cell cell : kept)
                QVERIFY(result.puzzle.givens.isFilled(cell));
            for (Cell cell = 0; cell < 81; ++cell)
                for (const Cell image : symmetry.orbit(puzzle.geometry, cell))
                    QCOMPARE(result.puzzle.givens.isFilled(image), result.puzzle.givens.isFilled(cell));
            for (const CellGroup &group : groups)
                if (result.puzzle.givens.isFilled(group.front()))
                    QVERIFY(!isProper(withoutGivens(result.puzzle, group)));
        }
    }

    void theSeedDecidesTheOrder()
    {
        Random random(4);
        const Puzzle puzzle = generous(defaultGeometry(9), random);
        const auto minimized = [&](std::uint64_t seed) {
            return text(
                minimize(puzzle, groupsOfGivens(puzzle, symmetries().front(), {}, seed)).puzzle.givens);
        };
        QCOMPARE(minimized(1), minimized(1));
        std::set<std::string> found;
        for (std::uint64_t seed = 0; seed < 5; ++seed)
            found.insert(minimized(seed));
        QVERIFY(found.size() > 1);
    }

    void namesWhatIsRedundant()
    {
        Random random(8);
        for (int i = 0; i < 10; ++i) {
            Puzzle puzzle = generous(defaultGeometry(i % 2 == 0 ? 4 : 6), random);
            puzzle.givens =
                minimize(puzzle, groupsOfGivens(puzzle, symmetries().front(), {}, 1)).puzzle.givens;
            const Grid solution = solve(puzzle).solution;
            for (int more = 0; more < 3; ++more) {
                const Cell cell = static_cast<Cell>(random.below(solution.cellCount()));
                puzzle.givens.set(cell, solution[cell]);
            }
            std::vector<Cell> expected;
            for (Cell cell = 0; cell < solution.cellCount(); ++cell)
                if (puzzle.givens.isFilled(cell)
                    && BruteForce(withoutGivens(puzzle, {cell})).solutions(2).size() == 1)
                    expected.push_back(cell);
            const Redundancy redundancy = findRedundancy(puzzle);
            QCOMPARE(redundancy.outcome, Outcome::Solved);
            QVERIFY(redundancy.givens == expected);
        }
    }

    void constraintsMayBeRedundant()
    {
        // The first diagonal decides; the second demand of it adds nothing, so each could go by itself.
        const Puzzle needed = board("...........2.3.4", {"diagonal"});
        QVERIFY(findRedundancy(needed).constraints.empty());
        const Puzzle twice = board("...........2.3.4", {"diagonal", "diagonal"});
        QVERIFY(findRedundancy(twice).constraints == (std::vector{0, 1}));
    }

    void wantsAProperPuzzle()
    {
        for (const char *const text : {"11..............", "1234............"}) {
            const Puzzle puzzle = board(text);
            QCOMPARE(findRedundancy(puzzle).outcome, Outcome::None);
            const MinimizeResult result =
                minimize(puzzle, groupsOfGivens(puzzle, symmetries().front(), {}, 1));
            QCOMPARE(result.outcome, Outcome::None);
            QVERIFY(result.puzzle == puzzle);
        }
    }

    void stopsWithTheBestSoFar()
    {
        Random random(5);
        const Puzzle puzzle = generous(defaultGeometry(9), random);
        std::stop_source source;
        int calls = 0;
        const MinimizeResult result = minimize(puzzle, groupsOfGivens(puzzle, symmetries().front(), {}, 1),
                                               {}, source.get_token(), [&](const Puzzle &, int) {
                                                   if (++calls == 20)
                                                       source.request_stop();
                                               });
        QCOMPARE(result.outcome, halted(Halt::Stopped));
        QVERIFY(isProper(result.puzzle));
        QVERIFY(result.puzzle.givens.filledCount() < puzzle.givens.filledCount());
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestMinimize)

} // namespace sudoku::tst_minimize

#include "tst_minimize.moc"
