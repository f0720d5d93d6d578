// Covers core/variants: emptycells, ruleparts

#include <QTest>

#include "tests/core/variants/variantbench.h"
#include "tests/testprogram.h"

#include "core/board/regions.h"
#include "core/hints/walkthrough.h"
#include "core/variants/ruleparts.h"
#include "core/variants/variant.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <vector>

namespace sudoku::tst_emptycells {

using namespace variantbench;

/// A board of \a size whose rows, columns and boxes are no houses, with the digits from 0 to \a last.
Puzzle boardOf(int size, int last, const char *kind)
{
    const std::vector<int> noRegions(static_cast<std::size_t>(size * size), noRegion);
    Puzzle puzzle(geometryOf(size, noRegions, last + 1, std::vector<SubBoard>())->withDigits({last + 1, 0}));
    puzzle.constraints.push_back({findVariant(kind), {}});
    return puzzle;
}

/// Counts the ways to give the digits from \a left down to 1 a cell of each row of \a grid, no two equal ones
/// in a column or a box.
int waysToFill(std::vector<int> &grid, int size, BoxShape box, int left, int row = 0,
               std::vector<int> used = {})
{
    if (left == 0)
        return 1;
    if (row == size)
        return waysToFill(grid, size, box, left - 1);
    int ways = 0;
    for (int column = 0; column < size; ++column) {
        const auto clashes = [&](const int &other) {
            const int above = static_cast<int>(&other - used.data());
            return other == column
                   || (above / box.rows == row / box.rows && other / box.columns == column / box.columns);
        };
        int &cell = grid[static_cast<std::size_t>(row * size + column)];
        if (cell != 0 || std::ranges::any_of(used, clashes))
            continue;
        cell = left;
        std::vector<int> next = used;
        next.push_back(column);
        ways += waysToFill(grid, size, box, left, row + 1, next);
        cell = 0;
    }
    return ways;
}

class TestEmptyCells : public QObject
{
    Q_OBJECT

private slots:
    void haveAsManySolutionsAsCounted_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<int>("size");
        QTest::addColumn<int>("last");
        QTest::addColumn<int>("boxRows");
        QTest::addColumn<int>("boxColumns");
        QTest::newRow("4x4, two digits") << "empty-cells" << 4 << 2 << 2 << 2;
        QTest::newRow("4x4, all digits") << "empty-cells" << 4 << 4 << 2 << 2;
        QTest::newRow("6x6, one digit") << "empty-cells" << 6 << 1 << 2 << 3;
        QTest::newRow("4x4, two digits, no boxes") << "empty-cells-in-lines" << 4 << 2 << 1 << 4;
        QTest::newRow("5x5, two digits, no boxes") << "empty-cells-in-lines" << 5 << 2 << 1 << 5;
    }

    void haveAsManySolutionsAsCounted()
    {
        QFETCH(QString, kind);
        QFETCH(int, size);
        QFETCH(int, last);
        QFETCH(int, boxRows);
        QFETCH(int, boxColumns);
        std::vector<int> grid(static_cast<std::size_t>(size * size));
        const int ways = waysToFill(grid, size, {boxRows, boxColumns}, last);
        const Puzzle puzzle = boardOf(size, last, kind.toLatin1());
        QCOMPARE(static_cast<int>(solutionsBySearch(puzzle).size()), ways);
    }

    void needABoardThatLeavesCellsEmpty()
    {
        const auto fit = [](const Geometry &geometry) { return findVariant("empty-cells")->isFor(geometry); };
        QVERIFY(fit(boardOf(9, 6, "empty-cells").geometry));
        QVERIFY(fit(boardOf(9, 9, "empty-cells").geometry));
        QVERIFY(!fit(boardOf(9, 10, "empty-cells").geometry)); // more digits than cells
        QVERIFY(!fit(boardOf(7, 4, "empty-cells").geometry));  // no boxes
        QVERIFY(findVariant("empty-cells-in-lines")->isFor(boardOf(7, 4, "empty-cells-in-lines").geometry));
        QVERIFY(!fit(defaultGeometry(9)));
        QVERIFY(!fit(defaultGeometry(9).withDigits({10, 0})));
    }

    void rectanglesFitSideBySide()
    {
        using Cells = std::vector<Cell>;
        const Geometry board = defaultGeometry(4);
        QCOMPARE(rectangles(board, {2, 2}),
                 (std::vector<Cells>{{0, 1, 4, 5}, {2, 3, 6, 7}, {8, 9, 12, 13}, {10, 11, 14, 15}}));
        QCOMPARE(rectangles(board, {2, 2}, 1), (std::vector<Cells>{{5, 6, 9, 10}}));
        QCOMPARE(rectangles(board, {1, 4}).size(), std::size_t(4));
        QVERIFY(rectangles(board, {4, 4}, 1).empty());
    }

    /// Each step is about one row, column or box.
    void aWalkthroughGoesHouseByHouse()
    {
        Puzzle puzzle = boardOf(6, 4, "empty-cells");
        const std::string_view givens = "00.....3...14...3.......3....2..04..";
        for (Cell cell = 0; cell < puzzle.geometry.cellCount(); ++cell)
            if (givens[static_cast<std::size_t>(cell)] != '.')
                puzzle.givens.set(
                    cell, puzzle.geometry.values().digitOf(givens[static_cast<std::size_t>(cell)] - '0'));
        const Position start(puzzle);
        const Walkthrough walkthrough = walkThrough(start, defaultLadder(start.rules()));
        QVERIFY(walkthrough.end.isSolved());
        for (const Step &step : walkthrough.steps) {
            std::set<Cell> cells;
            for (const Candidate &candidate : step.groups.front().candidates)
                cells.insert(candidate.cell);
            QVERIFY(cells.size() <= 6);
        }
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestEmptyCells)

} // namespace sudoku::tst_emptycells

#include "tst_emptycells.moc"
