// Covers core/variants: fullrank, differentlines
// Covers core/board: linerank
// Covers core/encode: rankencoding
// Covers core/search: ranknarrowing

#include <QTest>

#include "tests/bruteforce.h"
#include "tests/core/variants/variantbench.h"
#include "tests/sampling.h"
#include "tests/testprogram.h"

#include "core/board/linerank.h"
#include "core/board/random.h"
#include "core/formats/text/constrainttext.h"
#include "core/generate/filledboard.h"
#include "core/rules/violations.h"
#include "core/search/rulesearch.h"
#include "core/variants/constraintproblem.h"

#include <algorithm>
#include <limits>
#include <set>
#include <string>
#include <vector>

namespace sudoku::tst_fullrank {

using namespace variantbench;

/// All rows and columns of a board, read from both ends.
std::vector<std::vector<Cell>> lines(int size)
{
    std::vector<std::vector<Cell>> all;
    for (int index = 0; index < size; ++index) {
        std::vector<Cell> row;
        std::vector<Cell> column;
        for (int place = 0; place < size; ++place) {
            row.push_back(index * size + place);
            column.push_back(place * size + index);
        }
        for (const std::vector<Cell> &line : {row, column}) {
            all.push_back(line);
            all.emplace_back(line.rbegin(), line.rend());
        }
    }
    return all;
}

std::string reading(const Grid &grid, const std::vector<Cell> &line)
{
    std::string digits;
    for (const Cell cell : line)
        digits += static_cast<char>('a' + grid[cell]);
    return digits;
}

std::vector<std::string> readings(const Grid &grid, int size)
{
    std::vector<std::string> all;
    for (const std::vector<Cell> &line : lines(size))
        all.push_back(reading(grid, line));
    return all;
}

/// Whether the grid keeps a clue, by nothing but the words of the puzzle.
bool isKeptBy(const Grid &grid, int size, const Constraint &constraint)
{
    const std::vector<std::string> all = readings(grid, size);
    if (constraint.variant->id == "different-lines")
        return std::set(all.begin(), all.end()).size() == all.size();
    const std::string own = reading(grid, constraint.cells);
    const auto lessCount = std::ranges::count_if(all, [&](const std::string &other) { return other < own; });
    const bool isShared = std::ranges::count(all, own) > 1;
    return lessCount + 1 == constraint.number() && (!isShared || constraint.variant->id == "shared-rank");
}

std::set<std::string> solutionsBySolver(const Puzzle &puzzle)
{
    std::vector<Grid> found;
    SolutionSearch search(puzzle, {.maxGuesses = 0});
    while (search.next({}) == Outcome::Solved)
        found.push_back(search.solution());
    return textsOf(found);
}

std::set<std::string> solutionsByRuleSearch(const Puzzle &puzzle)
{
    std::vector<Grid> found;
    const auto search = RuleSearch::make(puzzle, std::numeric_limits<std::int64_t>::max(), {});
    while (search->next({}) == Outcome::Solved)
        found.push_back(search->solution());
    return textsOf(found);
}

std::set<std::string> solutionsByGuesses(const Puzzle &puzzle)
{
    std::vector<Grid> found;
    GuessSearch search(puzzle, std::numeric_limits<int>::max(), Memo::none());
    while (search.next({}) == Outcome::Solved)
        found.push_back(search.solution());
    return textsOf(found);
}

/// Asks every engine for the solutions of the clues on an empty board. \a all has every way to fill that.
void compareSolutions(const Puzzle &puzzle, const std::vector<Grid> &all)
{
    const int size = puzzle.geometry.size();
    std::vector<Grid> expected;
    for (const Grid &grid : all) {
        const bool isKept = std::ranges::all_of(puzzle.constraints, [&](const Constraint &constraint) {
            return isKeptBy(grid, size, constraint);
        });
        QCOMPARE(isSolution(puzzle, grid), isKept);
        if (isKept)
            expected.push_back(grid);
    }
    QCOMPARE(solutionsBySolver(puzzle), textsOf(expected));
    QCOMPARE(solutionsByRuleSearch(puzzle), textsOf(expected));
    QCOMPARE(solutionsByGuesses(puzzle), textsOf(expected));
}

class TestFullRank : public QObject
{
    Q_OBJECT

private slots:
    void everyRankOfEveryLine_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::newRow("alone") << "full-rank";
        QTest::newRow("shared") << "shared-rank";
    }

    void everyRankOfEveryLine()
    {
        QFETCH(QString, kind);
        const std::vector<Grid> all = BruteForce(emptyBoard(4)).solutions();
        int count = 0;
        for (const std::vector<Cell> &line : lines(4))
            for (int rank = 1; rank <= 16; ++rank) {
                if (!isTried(count++, 7))
                    continue;
                Puzzle puzzle = emptyBoard(4);
                puzzle.constraints = {{findVariant(kind.toStdString()), line, {rank}}};
                compareSolutions(puzzle, all);
                if (QTest::currentTestFailed())
                    return;
            }
    }

    void noTwoLinesAreEqual()
    {
        Puzzle puzzle = emptyBoard(4);
        puzzle.constraints = {{findVariant("different-lines"), {}}};
        compareSolutions(puzzle, BruteForce(emptyBoard(4)).solutions());
        QVERIFY(!solutionsBySolver(puzzle).empty());
    }

    /// Ranks of one grid, some of them wrong, with and without ties; on boards with and without boxes.
    void severalRanks_data()
    {
        QTest::addColumn<bool>("hasBoxes");
        QTest::newRow("boxes") << true;
        QTest::newRow("Latin square") << false;
    }

    void severalRanks()
    {
        QFETCH(bool, hasBoxes);
        const Puzzle empty(Geometry::withBoxes(hasBoxes ? BoxShape{2, 2} : BoxShape{1, 4}));
        const std::vector<Grid> all = BruteForce(empty).solutions();
        const std::vector<std::vector<Cell>> allLines = lines(4);
        Random random(7);
        int solvedCount = 0;
        const int rounds = triesMuch() ? 60 : 12;
        for (int round = 0; round < rounds; ++round) {
            const Grid &grid = all[random.below(all.size())];
            const std::vector<std::string> texts = readings(grid, 4);
            Puzzle puzzle = empty;
            for (std::uint64_t clue = 0; clue < 1 + random.below(4); ++clue) {
                const std::vector<Cell> &line = allLines[random.below(allLines.size())];
                int rank = 1 + static_cast<int>(std::ranges::count_if(texts, [&](const std::string &other) {
                               return other < reading(grid, line);
                           }));
                if (random.below(8) == 0)
                    rank = 1 + rank % 16;
                puzzle.constraints.push_back(
                    {findVariant(random.below(2) == 0 ? "full-rank" : "shared-rank"), line, {rank}});
            }
            if (random.below(4) == 0)
                puzzle.constraints.push_back({findVariant("different-lines"), {}});
            compareSolutions(puzzle, all);
            if (QTest::currentTestFailed())
                return;
            solvedCount += solutionsBySolver(puzzle).empty() ? 0 : 1;
        }
        QVERIFY(solvedCount > rounds / 3);
    }

    /// All ranks of a filled board and a third of its digits leave it as a solution, and the engines agree on
    /// others.
    void allRanksOfLargerBoards_data()
    {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        QTest::newRow("6x6") << 2 << 3;
        QTest::newRow("9x9") << 3 << 3;
    }

    void allRanksOfLargerBoards()
    {
        QFETCH(int, rows);
        QFETCH(int, columns);
        Puzzle puzzle(Geometry::withBoxes({rows, columns}));
        const int size = puzzle.geometry.size();
        Random random(3);
        const Grid grid = fillBoard(puzzle, random, {}, {}).grid;
        QCOMPARE(grid.cellCount(), size * size);
        const std::vector<std::string> texts = readings(grid, size);
        for (const std::vector<Cell> &line : lines(size)) {
            const std::string own = reading(grid, line);
            const auto lessCount =
                std::ranges::count_if(texts, [&](const std::string &other) { return other < own; });
            puzzle.constraints.push_back(
                {findVariant("shared-rank"), line, {static_cast<int>(lessCount) + 1}});
        }
        for (Cell cell = 0; cell < grid.cellCount(); ++cell)
            if (random.below(3) == 0)
                puzzle.givens.set(cell, grid[cell]);
        QVERIFY(isSolution(puzzle, grid));
        const std::set<std::string> found = solutionsBySolver(puzzle);
        QVERIFY(found.contains(text(grid)));
        QCOMPARE(solutionsByRuleSearch(puzzle), found);
    }

    /// Candidates are narrowed, never those of a solution.
    void narrowsToWhatTheRankLeaves()
    {
        const std::vector<Cell> row{0, 1, 2, 3};
        const std::vector<Cell> column{3, 7, 11, 15};
        const rule::Rank last{row, 2, {column}, 1, false};
        std::vector<DigitSet> digits(16, DigitSet::all(4));
        QVERIFY(narrowToRank(digits, last));
        QCOMPARE(digits[0], DigitSet{2});
        QCOMPARE(digits[3], DigitSet{2}); // the column is the only line that can be less
        digits[1] = {1, 3};
        digits[7] = {3, 4};
        QVERIFY(narrowToRank(digits, last));
        QCOMPARE(digits[1], DigitSet{3});
        QCOMPARE(digits[7], DigitSet{3});
        digits[1] = {1};
        QVERIFY(!narrowToRank(digits, last));
    }

    void needsAsManyDigitsAsRows()
    {
        const Geometry udoku = Geometry::withBoxes({2, 2}, 5);
        const Geometry usual = Geometry::withBoxes({2, 2});
        for (const char *clue : {"full-rank 3 r1c1 r1c2", "shared-rank 3 r1c1 r1c2"}) {
            QVERIFY(!readConstraint(udoku, clue));
            QVERIFY(readConstraint(usual, clue).has_value());
        }
        QVERIFY(!readConstraint(usual, "full-rank 17 r1c1 r1c2"));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestFullRank)

} // namespace sudoku::tst_fullrank

#include "tst_fullrank.moc"
