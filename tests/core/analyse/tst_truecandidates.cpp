// Covers core/analyse: candidateasker, candidateknowledge, candidateplanes, solutionimages

#include <QTest>

#include "tests/bruteforce.h"
#include "tests/candidatedifference.h"
#include "tests/somegivens.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "tests/testvariants.h"

#include "core/analyse/solutionimages.h"
#include "core/analyse/truecandidates.h"
#include "core/rules/violations.h"
#include "core/solve/guesssearch.h"

namespace sudoku::tst_truecandidates {

/// How many of \a solutions have each digit in each cell.
std::vector<std::vector<int>> countsOf(const Geometry &geometry, const std::vector<Grid> &solutions)
{
    std::vector<std::vector<int>> counts(geometry.cellCount(), std::vector<int>(geometry.digitCount() + 1));
    for (const Grid &solution : solutions)
        for (Cell cell = 0; cell < geometry.cellCount(); ++cell)
            ++counts[cell][solution[cell]];
    return counts;
}

/// "" where everything is as it should be, else the first candidate that is not.
std::string firstDifference(const Puzzle &puzzle, const CandidateCounts &counts,
                            const std::vector<Grid> &solutions)
{
    const auto expected = countsOf(puzzle.geometry, solutions);
    for (Cell cell = 0; cell < puzzle.geometry.cellCount(); ++cell) {
        DigitSet isTrue;
        DigitSet isUnique;
        for (Digit digit = 1; digit <= puzzle.geometry.digitCount(); ++digit) {
            const int count = expected[cell][digit];
            if (counts.count(cell, digit) != std::min(count, counts.limit()))
                return puzzle.geometry.cellName(cell) + " " + std::to_string(digit);
            if (count > 0)
                isTrue.insert(digit);
            if (count == 1 && counts.limit() > 1)
                isUnique.insert(digit);
        }
        if (counts.trueCandidates(cell) != isTrue || counts.uniqueCandidates(cell) != isUnique
            || counts.isForced(cell) != isTrue.isSingle())
            return puzzle.geometry.cellName(cell);
    }
    return "";
}

class TestTrueCandidates : public QObject
{
    Q_OBJECT

private slots:
    void agreesWithBruteForce_data()
    {
        QTest::addColumn<Geometry>("geometry");
        QTest::addColumn<int>("givens");
        QTest::newRow("4x4") << defaultGeometry(4) << 4;
        QTest::newRow("4x4, nothing given") << defaultGeometry(4) << 0;
        QTest::newRow("4x4 jigsaw") << *Geometry::withRegions(4, regionMap("AAABCABBCCDBCDDD")) << 4;
        QTest::newRow("4x4, five digits") << Geometry::withBoxes({2, 2}, 5) << 8;
        QTest::newRow("6x6") << defaultGeometry(6) << 14;
    }

    void agreesWithBruteForce()
    {
        QFETCH(Geometry, geometry);
        QFETCH(int, givens);
        const Constraint constraints[] = {
            {findVariant("diagonal"), {}}, {&lessThan, {0, 1}}, {&cage, {2, 3, 6}, {7}}, {&even, {0}}};
        Random random(5);
        for (int i = 0; i < 30; ++i) {
            Puzzle puzzle = someGivens(geometry, givens, random);
            if (i % 5 > 0)
                puzzle.constraints.push_back(constraints[i % 5 - 1]);
            const std::vector<Grid> solutions = BruteForce(puzzle).solutions(20'000);
            for (const int limit : {1, 2, 5}) {
                CandidateSearch search(puzzle, limit);
                QCOMPARE(search.run(), solutions.empty() ? Outcome::None : Outcome::Solved);
                if (solutions.empty())
                    continue;
                QVERIFY(search.counts().isComplete());
                QCOMPARE(firstDifference(puzzle, search.counts(), solutions), std::string());
            }
        }
    }

    void aProperPuzzleIsForcedEverywhere()
    {
        CandidateSearch search(
            board("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."), 2);
        QCOMPARE(search.run(), Outcome::Solved);
        for (Cell cell = 0; cell < 81; ++cell)
            QVERIFY(search.counts().isForced(cell));
    }

    /// Classic boards have a search of their own.
    void theSearchAgreesWithTheSolver_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<int>("givens");
        QTest::newRow("9x9") << 9 << 26;
        QTest::newRow("16x16") << 16 << 98;
    }

    void theSearchAgreesWithTheSolver()
    {
        QFETCH(const int, size);
        QFETCH(const int, givens);
        Random random(6);
        for (int i = 0; i < 12; ++i) {
            const Puzzle puzzle = someGivens(defaultGeometry(size), givens + i % 4, random);
            for (const int limit : {1, 2, 5}) {
                CandidateSearch bySolver(puzzle, limit);
                CandidateSearch bySearch(puzzle, limit, {.maxGuesses = defaultGuesses});
                QCOMPARE(bySolver.run(), Outcome::Solved);
                QCOMPARE(bySearch.run(), Outcome::Solved);
                QCOMPARE(bySearch.statistics().clauses, 0);
                QCOMPARE(firstDifference(bySearch.counts(), bySolver.counts(), puzzle.geometry),
                         std::string());
            }
        }
    }

    /// What the search has found when a question takes too long is not lost and not counted twice.
    void theSolverGoesOn()
    {
        Random random(3);
        bool wasNeeded = false;
        for (int i = 0; i < 4; ++i) {
            const Puzzle puzzle = someGivens(defaultGeometry(16), 92 + i, random);
            for (const int limit : {1, 3}) {
                CandidateSearch bySolver(puzzle, limit);
                CandidateSearch byBoth(puzzle, limit, {.maxGuesses = 1});
                QCOMPARE(bySolver.run(), Outcome::Solved);
                QCOMPARE(byBoth.run(), Outcome::Solved);
                QCOMPARE(firstDifference(byBoth.counts(), bySolver.counts(), puzzle.geometry), std::string());
                wasNeeded |= byBoth.statistics().clauses > 0;
            }
        }
        QVERIFY(wasNeeded);
    }

    void anEmptyBoardNeedsOneQuestion()
    {
        CandidateSearch search(emptyBoard(25), 1);
        int questions = 0;
        QCOMPARE(search.run({}, [&](const CandidateCounts &) { ++questions; }), Outcome::Solved);
        QCOMPARE(questions, 1);
        for (Cell cell = 0; cell < 625; ++cell)
            QCOMPARE(search.counts().trueCandidates(cell), DigitSet::all(25));
    }

    /// As an edit of the board changes one puzzle into the other.
    void whatIsKnownOfAnotherPuzzleHelps_data()
    {
        QTest::addColumn<bool>("bySolver");
        QTest::newRow("by a solver") << true;
        QTest::newRow("by the search of planes") << false;
    }

    void whatIsKnownOfAnotherPuzzleHelps()
    {
        QFETCH(const bool, bySolver);
        const SolveOptions options{.maxGuesses = bySolver ? 0 : defaultGuesses};
        const Constraint constraints[] = {
            {findVariant("diagonal"), {}}, {&lessThan, {0, 1}}, {&cage, {2, 3, 6}, {7}}, {&even, {0}}};
        Random random(11);
        int known = 0;
        for (int i = 0; i < 40; ++i) {
            const Puzzle before =
                someGivens(defaultGeometry(i % 8 == 0 ? 9 : 4), i % 8 == 0 ? 27 : 3, random);
            Puzzle after = before;
            const Cell cell = static_cast<Cell>(random.below(before.geometry.cellCount()));
            if (i % 3 == 0)
                after.constraints.push_back(constraints[i % 4]);
            else
                after.givens.set(cell, i % 3 == 1 ? noDigit : 1 + static_cast<Digit>(random.below(4)));
            for (const auto &[from, to] : {std::pair(before, after), std::pair(after, before)}) {
                CandidateSearch earlier(from, 2, options);
                const OrHalt<Outcome> outcome = earlier.run();
                CandidateSearch search(to, 2, options);
                QVERIFY(search.learnFrom(earlier));
                known += search.counts().decidedCount();
                CandidateSearch fresh(to, 2, options);
                const OrHalt<Outcome> expected = fresh.run();
                QCOMPARE(search.run(), expected);
                QVERIFY(outcome == Outcome::None || outcome == Outcome::Solved);
                if (expected == Outcome::Solved)
                    QCOMPARE(firstDifference(search.counts(), fresh.counts(), to.geometry), std::string());
            }
        }
        QVERIFY(known > 0);
    }

    void anotherShapeSaysNothing()
    {
        CandidateSearch earlier(emptyBoard(4), 2);
        QCOMPARE(earlier.run(), Outcome::Solved);
        CandidateSearch search(emptyBoard(9), 2);
        QVERIFY(search.learnFrom(earlier));
        QCOMPARE(search.counts().decidedCount(), 0);
        CandidateSearch same(emptyBoard(4), 2);
        std::stop_source source;
        source.request_stop();
        QVERIFY(!same.learnFrom(earlier, source.get_token()));
    }

    /// Before a solution is known.
    void tellsFirstWhatPropagationRulesOut()
    {
        CandidateSearch search(board("12.............."), 2);
        std::vector<DigitSet> open;
        QCOMPARE(search.run({},
                            [&](const CandidateCounts &counts) {
                                if (open.empty() && !counts.hasSolution())
                                    for (Cell cell = 0; cell < 16; ++cell)
                                        open.push_back(counts.openCandidates(cell));
                            }),
                 Outcome::Solved);
        QCOMPARE(open.size(), 16U);
        QCOMPARE(open[0], DigitSet{1});
        QCOMPARE(open[2], (DigitSet{3, 4}));
        QCOMPARE(open[15], DigitSet::all(4));
        QVERIFY(search.counts().hasSolution());
        QVERIFY(search.counts().openCandidates(15).isEmpty());
    }

    void stopsWithWhatItHasAndGoesOn()
    {
        const Puzzle puzzle =
            board(".................1.....2.3...1..4.....5.....6..6..7.2..4.....7..8..5.....9..1....");
        CandidateSearch search(puzzle, 1);
        std::stop_source source;
        int decided = 0;
        QCOMPARE(search.run(source.get_token(),
                            [&](const CandidateCounts &counts) {
                                decided = counts.decidedCount();
                                source.request_stop();
                            }),
                 halted(Halt::Stopped));
        QVERIFY(decided > 81);
        QVERIFY(!search.counts().isComplete());
        QCOMPARE(search.counts().decidedCount(), decided);
        QCOMPARE(search.run(), Outcome::Solved);
        QVERIFY(search.counts().isComplete());
        CandidateSearch other(puzzle, 1, {.seed = 5});
        QCOMPARE(other.run(), Outcome::Solved);
        for (Cell cell = 0; cell < 81; ++cell)
            QCOMPARE(search.counts().trueCandidates(cell), other.counts().trueCandidates(cell));
    }

    void usesSymmetriesOfThePuzzle_data()
    {
        QTest::addColumn<Geometry>("geometry");
        QTest::addColumn<std::vector<Constraint>>("constraints");
        QTest::addColumn<int>("givenCell");
        QTest::addColumn<int>("symmetries");
        using Constraints = std::vector<Constraint>;
        const Geometry square = defaultGeometry(4);
        const Geometry jigsaw = *Geometry::withRegions(4, regionMap("AAABCABBCCDBCDDD"));
        const Constraint less{&lessThan, {1, 2}}; // a reflection and reversed digits keep it
        QTest::newRow("nothing") << square << Constraints{} << -1 << 15;
        QTest::newRow("a given in a corner") << square << Constraints{} << 0 << 1;
        QTest::newRow("even in a corner") << square << Constraints{{&even, {0}}} << -1 << 1;
        QTest::newRow("less than") << square << Constraints{less} << -1 << 1;
        QTest::newRow("both") << square << Constraints{{&even, {0}}, less} << -1 << 0;
        QTest::newRow("regions") << jigsaw << Constraints{} << -1 << 7; // turns, reversed digits
    }

    void usesSymmetriesOfThePuzzle()
    {
        QFETCH(Geometry, geometry);
        QFETCH(std::vector<Constraint>, constraints);
        QFETCH(int, givenCell);
        QFETCH(int, symmetries);
        Puzzle puzzle(geometry);
        puzzle.constraints = constraints;
        if (givenCell >= 0)
            puzzle.givens.set(givenCell, 1);
        SolutionImages images(puzzle, {});
        std::size_t count = 0;
        const std::vector<Grid> solutions = BruteForce(puzzle).solutions();
        QVERIFY(!solutions.empty());
        for (const Grid &solution : solutions) {
            count = 0;
            for (const Grid &image : images.imagesOf(solution)) {
                QVERIFY(isSolution(puzzle, image));
                ++count;
            }
        }
        QCOMPARE(count, std::size_t(symmetries)); // others have led to something else
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestTrueCandidates)

} // namespace sudoku::tst_truecandidates

#include "tst_truecandidates.moc"
