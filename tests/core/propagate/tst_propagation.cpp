// Covers core/propagate: makepropagator, sumcandidates

#include <QTest>

#include "tests/bruteforce.h"
#include "tests/sampling.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "tests/testvariants.h"

#include "core/encode/encoding.h"
#include "core/propagate/propagation.h"

#include <rapidcheck.h>

namespace sudoku::tst_propagation {

struct Propagated
{
    bool isPossible;
    Candidates candidates;
};

Propagated propagated(const Puzzle &puzzle)
{
    Candidates candidates = Candidates::ofGivens(puzzle);
    const bool isPossible = propagatorOf(puzzle, {}, {})->propagate(candidates, {}) == Propagation::Done;
    return {isPossible, candidates};
}

/// "1 24 …", or "contradiction".
std::string text(const Propagated &propagated)
{
    if (!propagated.isPossible)
        return "contradiction";
    std::string text;
    for (const DigitSet digits : propagated.candidates) {
        for (const Digit digit : digits)
            text += static_cast<char>('0' + digit);
        text += ' ';
    }
    return text;
}

Puzzle with(const std::string &givens, const std::vector<Constraint> &constraints)
{
    Puzzle puzzle = board(givens);
    puzzle.constraints = constraints;
    return puzzle;
}

/// Whether no naked and no hidden single is left to use.
bool isFixedPoint(const Puzzle &puzzle, const Candidates &candidates)
{
    for (const House &house : puzzle.geometry.houses()) {
        for (Digit digit = 1; digit <= puzzle.geometry.digitCount(); ++digit) {
            int places = 0;
            int singles = 0;
            for (const Cell cell : house.cells) {
                places += candidates[cell].contains(digit) ? 1 : 0;
                singles += candidates[cell] == DigitSet{digit} ? 1 : 0;
            }
            if (places == 0 || (places == 1) != (singles == 1))
                return false;
        }
    }
    return true;
}

class TestPropagation : public QObject
{
    Q_OBJECT

private slots:
    void narrows_data()
    {
        QTest::addColumn<Puzzle>("puzzle");
        QTest::addColumn<std::string>("expected");
        const std::string solved = "1 2 3 4 3 4 1 2 2 1 4 3 4 3 2 1 ";
        QTest::newRow("nothing known") << board("................")
                                       << std::string("1234 1234 1234 1234 1234 1234 1234 1234 "
                                                      "1234 1234 1234 1234 1234 1234 1234 1234 ");
        QTest::newRow("one given") << board("1...............")
                                   << std::string("1 234 234 234 234 234 1234 1234 "
                                                  "234 1234 1234 1234 234 1234 1234 1234 ");
        QTest::newRow("naked single") << board("1.34341221434321") << solved;
        QTest::newRow("hidden single") << board("1.........1..1..")
                                       << std::string("1 234 234 234 234 234 234 1 "
                                                      "234 234 1 234 234 1 234 234 ");
        QTest::newRow("all by singles") << board("1..4.........32.") << solved;
        QTest::newRow("domain") << with("................", {{&even, {0}}, {&even, {1}}, {&even, {5}}})
                                << std::string("contradiction");
        QTest::newRow("two givens in a row") << board("1..1............") << std::string("contradiction");
        QTest::newRow("two givens in a column") << board("1...........1...") << std::string("contradiction");
        QTest::newRow("two givens in a box") << board("1....1..........") << std::string("contradiction");
        QTest::newRow("a cell without digit") << board("12.....3...4....") << std::string("contradiction");
        QTest::newRow("no place in a house") << board("..2.1......1....") << std::string("contradiction");
        QTest::newRow("a given outside its domain")
            << with("1...............", {{&even, {0}}}) << std::string("contradiction");
        QTest::newRow("pair forwards") << with("3...............", {{&lessThan, {0, 15}}})
                                       << std::string("3 124 124 12 124 124 1234 123 "
                                                      "124 1234 123 123 12 123 123 4 ");
        QTest::newRow("pair backwards") << with("...............2", {{&lessThan, {0, 15}}})
                                        << std::string("1 234 234 34 234 234 1234 134 "
                                                       "234 1234 134 134 34 134 134 2 ");
        QTest::newRow("pair broken") << with("4..............1", {{&lessThan, {0, 15}}})
                                     << std::string("contradiction");
        QTest::newRow("region") << puzzleOf(*Geometry::withRegions(4, regionMap("AAABCABBCCDBCDDD")),
                                            grid("..3.............")) // r2c2 is of its region
                                << std::string(
                                       "124 124 3 124 1234 124 124 1234 "   // of column 4 all but r4c4 are B,
                                       "1234 124 124 1234 124 3 124 124 "); // so r2c3 stands for it
    }

    void narrows()
    {
        QFETCH(Puzzle, puzzle);
        QFETCH(std::string, expected);
        QCOMPARE(text(propagated(puzzle)), expected);
    }

    void housesWithSpareDigitsHaveNoHiddenSingles()
    {
        const Puzzle puzzle = puzzleOf(Geometry::withBoxes({2, 2}, 5), grid("1.........1..1.."));
        const Propagated result = propagated(puzzle);
        QVERIFY(result.isPossible);
        QCOMPARE(result.candidates[7], DigitSet::all(5)); // 1 may be missing in row 2
    }

    void keepsTheSolution_data()
    {
        QTest::addColumn<std::string>("file");
        for (const char *file :
             {"c9_gecode.txt", "c9_tdoku_tests.txt", "c9_sudopedia_valid.txt", "c16_janko.txt",
              "c16_other.txt", "c25_gecode.txt", "c25_other.txt", "v_x_sgt.txt", "v_jigsaw_sgt.txt",
              "v_jigsaw_janko.txt", "v_jigsawx_sgt.txt"})
            QTest::newRow(file) << std::string(file);
    }

    void keepsTheSolution()
    {
        QFETCH(std::string, file);
        int count = 0;
        for (const CorpusPuzzle &row : readCorpus(file)) {
            if (row.count != "1" || !isTried(count++, 5))
                continue;
            const Propagated result = propagated(row.puzzle);
            QVERIFY2(result.isPossible, row.place.c_str());
            QVERIFY2(isFixedPoint(row.puzzle, result.candidates), row.place.c_str());
            const Grid solution = grid(row.solution);
            for (Cell cell = 0; cell < solution.cellCount(); ++cell)
                QVERIFY2(result.candidates[cell].contains(solution[cell]), row.place.c_str());
        }
    }

    void decidingIsPropagatingFromThere_data() { keepsTheSolution_data(); }

    void decidingIsPropagatingFromThere()
    {
        QFETCH(std::string, file);
        const Puzzle puzzle = readCorpus(file).back().puzzle;
        const auto propagator = propagatorOf(puzzle, {}, {});
        const Candidates start = propagated(puzzle).candidates;
        for (Cell cell = 0; cell < start.cellCount(); cell += triesMuch() ? 7 : 35)
            for (const Digit digit : start[cell]) {
                Candidates decided = start;
                Candidates again = start;
                again[cell] = {digit};
                const Propagation propagation = propagator->propagate(again, {});
                QCOMPARE(propagator->decide(decided, cell, digit, {}), propagation);
                QVERIFY(propagation != Propagation::Done || decided == again);
            }
    }

    void keepsEverySolution()
    {
        QVERIFY(rc::check("no digit of any solution is removed, whatever the rules", [] {
            static const std::vector<Grid> grids = BruteForce(emptyBoard(4)).solutions();
            const Grid kept = *rc::gen::elementOf(grids);
            Puzzle puzzle = emptyBoard(4);
            for (const Cell cell : *rc::gen::container<std::vector<Cell>>(rc::gen::inRange(0, 16)))
                puzzle.givens.set(cell, kept[cell]);
            puzzle.constraints = {{&different, {*rc::gen::inRange(0, 8), *rc::gen::inRange(8, 16)}},
                                  {&lessThan, {*rc::gen::inRange(0, 8), *rc::gen::inRange(8, 16)}},
                                  {&even, {*rc::gen::inRange(0, 16)}},
                                  {&cage, {0, 6, 9}, {*rc::gen::inRange(6, 10)}}};
            puzzle.constraints.resize(*rc::gen::inRange(0, 5));
            const std::vector<Grid> solutions = BruteForce(puzzle).solutions();
            const Propagated result = propagated(puzzle);
            RC_ASSERT(result.isPossible || solutions.empty());
            for (const Grid &solution : solutions)
                for (Cell cell = 0; cell < 16; ++cell)
                    RC_ASSERT(result.candidates[cell].contains(solution[cell]));
        }));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestPropagation)

} // namespace sudoku::tst_propagation

#include "tst_propagation.moc"
