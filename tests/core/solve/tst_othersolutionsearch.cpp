#include <QTest>

#include "tests/bruteforce.h"
#include "tests/sampling.h"
#include "tests/somegivens.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "tests/testvariants.h"

#include "core/analyse/completion.h"
#include "core/analyse/unavoidableset.h"
#include "core/rules/violations.h"

namespace sudoku::tst_othersolutionsearch {

const std::string twoSolutions =
    ".................1.....2.3...1..4.....5.....6..6..7.2..4.....7..8..5.....9..1....";

/// 4x4 and 6x6 boards, with and without constraints, all with a solution.
std::vector<Puzzle> smallPuzzles()
{
    const Constraint constraints[] = {
        {findVariant("diagonal"), {}}, {&lessThan, {0, 1}}, {&different, {0, 7}}, {&even, {0}}};
    std::vector<Puzzle> puzzles;
    Random random(11);
    for (const Geometry &geometry :
         {defaultGeometry(4), *Geometry::withRegions(4, regionMap("AAABCABBCCDBCDDD")),
          Geometry::withBoxes({2, 2}, 5), defaultGeometry(6)})
        for (int i = 0; i < 20; i += triesMuch() ? 1 : 4) {
            const int maxGivens = geometry.size() == 6 ? 15 : geometry.digitCount() == 5 ? 8 : 5;
            Puzzle puzzle = someGivens(geometry, maxGivens - i % 3, random);
            if (i % 5 > 0)
                puzzle.constraints.push_back(constraints[i % 5 - 1]);
            if (!BruteForce(puzzle).solutions(1).empty())
                puzzles.push_back(puzzle);
        }
    return puzzles;
}

std::vector<Cell> cellsThatDiffer(const Grid &one, const Grid &other)
{
    std::vector<Cell> cells;
    for (Cell cell = 0; cell < one.cellCount(); ++cell)
        if (one[cell] != other[cell])
            cells.push_back(cell);
    return cells;
}

bool agree(const Grid &one, const Grid &other, const std::vector<Cell> &cells)
{
    return std::ranges::all_of(cells, [&](Cell cell) { return one[cell] == other[cell]; });
}

bool isUniqueWith(const std::vector<Grid> &solutions, const Grid &solution, const std::vector<Cell> &cells)
{
    return std::ranges::count_if(solutions, [&](const Grid &other) { return agree(other, solution, cells); })
           == 1;
}

/// The smallest number of cells of \a solution that make it the only one, up to 2; or 3.
std::size_t minCellCount(const std::vector<Grid> &solutions, const Grid &solution)
{
    if (isUniqueWith(solutions, solution, {}))
        return 0;
    for (Cell cell = 0; cell < solution.cellCount(); ++cell)
        if (isUniqueWith(solutions, solution, {cell}))
            return 1;
    for (Cell one = 0; one < solution.cellCount(); ++one)
        for (Cell other = 0; other < one; ++other)
            if (isUniqueWith(solutions, solution, {one, other}))
                return 2;
    return 3;
}

/// What tells one solution from the others: other solutions, unavoidable sets, completions.
class TestOtherSolutionSearch : public QObject
{
    Q_OBJECT

private slots:
    void findsUnavoidableSets()
    {
        for (const Puzzle &puzzle : smallPuzzles()) {
            const std::vector<Grid> solutions = BruteForce(puzzle).solutions(5'000);
            const UnavoidableSetResult result = findUnavoidableSet(puzzle, solutions.front());
            QCOMPARE(result.best.has_value(), solutions.size() > 1);
            QCOMPARE(result.outcome, solutions.size() > 1 ? Outcome::Solved : Outcome::None);
            if (!result.best)
                continue;
            const std::vector<Cell> &cells = result.best->cells;
            QVERIFY(isSolution(puzzle, result.best->grid));
            QVERIFY(cellsThatDiffer(solutions.front(), result.best->grid) == cells);
            for (const Grid &other : solutions) { // none differs in a part of it only
                const std::vector<Cell> differingCells = cellsThatDiffer(solutions.front(), other);
                QVERIFY(differingCells.empty() || differingCells == cells
                        || !std::ranges::includes(cells, differingCells));
            }
        }
    }

    void everySmallerSetIsReported()
    {
        const Puzzle puzzle = emptyBoard(9);
        std::vector<std::size_t> sizes;
        const UnavoidableSetResult result =
            findUnavoidableSet(puzzle, solve(puzzle).solution, {}, {},
                               [&](const OtherSolution &other) { sizes.push_back(other.cells.size()); });
        QVERIFY(std::ranges::is_sorted(sizes, std::ranges::greater()));
        QCOMPARE(result.best->cells.size(), sizes.back());
        QVERIFY(sizes.back() <= 6); // nearly every grid has an unavoidable set of 4 cells
    }

    void completionsAreAsSmallAsTheySay()
    {
        int proved = 0;
        for (const Puzzle &puzzle : smallPuzzles()) {
            const std::vector<Grid> solutions = BruteForce(puzzle).solutions(5'000);
            if (solutions.size() == 5'000)
                continue;
            const Grid &wanted = solutions.back();
            const Completion completion = completeToUnique(puzzle, wanted);
            QCOMPARE(completion.outcome, Outcome::Solved);
            QVERIFY(isUniqueWith(solutions, wanted, completion.cells));
            const std::size_t minCount = minCellCount(solutions, wanted);
            QCOMPARE(completion.isMinimum, minCount <= 2);
            if (completion.isMinimum)
                QCOMPARE(completion.cells.size(), minCount);
            for (const Cell cell : completion.cells) {
                std::vector<Cell> rest = completion.cells;
                std::erase(rest, cell);
                QVERIFY(!isUniqueWith(solutions, wanted, rest));
            }
            proved += completion.isMinimum ? 1 : 0;
        }
        QVERIFY(proved > (triesMuch() ? 10 : 2));
    }

    void oneCellOfAnySolutionIsPreferred()
    {
        int byOne = 0;
        for (const Puzzle &puzzle : smallPuzzles()) {
            const std::vector<Grid> solutions = BruteForce(puzzle).solutions(5'000);
            if (solutions.size() == 5'000)
                continue;
            const Grid &wanted = solutions.back();
            const Completion completion = completeToAny(puzzle, wanted);
            QCOMPARE(completion.outcome, Outcome::Solved);
            QVERIFY(isUniqueWith(solutions, completion.solution, completion.cells));
            const bool isOneEnough =
                solutions.size() > 1 && std::ranges::any_of(solutions, [&](const Grid &each) {
                    return minCellCount(solutions, each) == 1;
                });
            QCOMPARE(completion.cells.size() == 1, isOneEnough);
            if (!isOneEnough)
                QCOMPARE(completion.cells, completeToUnique(puzzle, wanted).cells);
            byOne += isOneEnough && minCellCount(solutions, wanted) > 1 ? 1 : 0;
        }
        QVERIFY(byOne > 0); // of another solution than the wanted one
    }

    void completesLargeBoards_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<int>("givens");
        QTest::newRow("9x9") << 9 << 22;
        QTest::newRow("9x9, nothing given") << 9 << 0;
        QTest::newRow("16x16") << 16 << 110;
        QTest::newRow("25x25") << 25 << 320;
    }

    void completesLargeBoards()
    {
        QFETCH(int, size);
        QFETCH(int, givens);
        Random random(3);
        Puzzle puzzle = someGivens(defaultGeometry(size), givens, random);
        const Grid wanted = solve(puzzle, {.seed = 3}).solution;
        const Completion completion = completeToUnique(puzzle, wanted);
        QCOMPARE(completion.outcome, Outcome::Solved);
        for (const Cell cell : completion.cells)
            puzzle.givens.set(cell, wanted[cell]);
        QCOMPARE(check(puzzle).verdict, Uniqueness::Unique);
    }

    void aUniquePuzzleNeedsNothing()
    {
        const Puzzle puzzle = board("1234341221434321");
        const Completion completion = completeToUnique(puzzle, puzzle.givens);
        QVERIFY(completion.cells.empty());
        QVERIFY(completion.isMinimum);
        QVERIFY(!findUnavoidableSet(puzzle, puzzle.givens).best);
        QCOMPARE(completeToUnique(puzzle, grid("2134341221434321")).outcome, Outcome::None);
    }

    void stopsWithTheBestSoFar()
    {
        const Puzzle puzzle = board(twoSolutions);
        std::stop_source source;
        const UnavoidableSetResult result =
            findUnavoidableSet(puzzle, solve(puzzle).solution, {}, source.get_token(),
                               [&](const OtherSolution &) { source.request_stop(); });
        QCOMPARE(result.outcome, halted(Halt::Stopped));
        QVERIFY(result.best && isSolution(puzzle, result.best->grid));
        source = {};
        const Completion completion =
            completeToUnique(emptyBoard(9), solve(emptyBoard(9)).solution, {}, source.get_token(),
                             [&](const std::vector<Cell> &) { source.request_stop(); });
        QCOMPARE(completion.outcome, halted(Halt::Stopped));
        QVERIFY(!completion.cells.empty());
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestOtherSolutionSearch)

} // namespace sudoku::tst_othersolutionsearch

#include "tst_othersolutionsearch.moc"
