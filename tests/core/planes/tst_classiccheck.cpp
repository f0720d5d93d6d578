#include <QTest>

#include "tests/sampling.h"
#include "tests/testprogram.h"

#include "core/board/random.h"
#include "core/planes/classiccheck.h"
#include "core/rules/violations.h"

#include <array>

namespace sudoku::tst_classiccheck {

using Planes = std::array<Plane, planeSide>;

void flip(Planes &planes, Cell cell, Digit digit)
{
    planes[digit - 1].bands[cell / bandCells] ^= Band(1) << cell % bandCells;
}

Planes planesOf(const Grid &grid)
{
    Planes planes{};
    for (Cell cell = 0; cell < grid.cellCount(); ++cell)
        flip(planes, cell, grid[cell]);
    return planes;
}

Grid solvedBoard()
{
    return grid("123456789456789123789123456231564897564897231897231564312645978645978312978312645");
}

bool passes(const Grid &givens, const Planes &planes)
{
    const bool is = ClassicCheck(givens).isSolution(planes.data());
    require(isClassicSolution(givens, planes.data()) == is, "the two checks differ");
    return is;
}

class TestClassicCheck : public QObject
{
    Q_OBJECT

private slots:
    void knowsASolution()
    {
        QVERIFY(isSolution(emptyBoard(9), solvedBoard()));
        QVERIFY(passes(Grid(81), planesOf(solvedBoard())));
        QVERIFY(passes(solvedBoard(), planesOf(solvedBoard())));
    }

    /// A cell that a digit has or has not, for each digit.
    void seesEachWrongBit()
    {
        const Grid none(81);
        Planes planes = planesOf(solvedBoard());
        for (Cell cell = 0; cell < 81; ++cell)
            for (Digit digit = 1; digit <= 9; ++digit) {
                flip(planes, cell, digit);
                QVERIFY(!passes(none, planes));
                flip(planes, cell, digit);
            }
        QVERIFY(passes(none, planes));
    }

    /// Each cell is filled once, and two cells have each other's digits.
    void seesEachExchange()
    {
        const Grid none(81);
        for (Cell one = 0; one < 81; ++one)
            for (Cell other = one + 1; other < 81; ++other) {
                Grid changed = solvedBoard();
                changed.set(one, solvedBoard()[other]);
                changed.set(other, solvedBoard()[one]);
                QCOMPARE(passes(none, planesOf(changed)), changed == solvedBoard());
            }
    }

    /// Rows and columns that have each digit, but not boxes; and so on.
    void seesEachKindOfHouse()
    {
        std::string rows;
        std::string boxes;
        std::string latin;
        for (int row = 0; row < 9; ++row)
            for (int column = 0; column < 9; ++column) {
                rows += static_cast<char>('1' + column);
                boxes += static_cast<char>('1' + row % 3 * 3 + column % 3);
                latin += static_cast<char>('1' + (row + column) % 9);
            }
        QVERIFY(!passes(Grid(81), planesOf(grid(rows))));
        QVERIFY(!passes(Grid(81), planesOf(grid(boxes))));
        QVERIFY(!passes(Grid(81), planesOf(grid(latin))));
    }

    void seesEachGivenThatIsNotKept()
    {
        const Planes planes = planesOf(solvedBoard());
        for (Cell cell = 0; cell < 81; ++cell)
            for (Digit digit = 1; digit <= 9; ++digit) {
                Grid givens(81);
                givens.set(cell, digit);
                QCOMPARE(passes(givens, planes), solvedBoard()[cell] == digit);
            }
    }

    void bitsThatAreNoCellsDoNotCount()
    {
        Planes planes = planesOf(solvedBoard());
        for (Plane &plane : planes) {
            for (int band = 0; band < 3; ++band)
                plane.bands[band] |= ~wholeBand;
            plane.bands[3] = wholeBand;
        }
        QVERIFY(passes(solvedBoard(), planes));
        flip(planes, 40, 5);
        QVERIFY(!passes(Grid(81), planes));
    }

    /// Boards that are solutions but for some cells.
    void saysWhatTheOtherCheckSays()
    {
        Random random(3);
        int solutions = 0;
        for (int i = 0; i < 10 * sampleOf(1000); ++i) {
            Puzzle puzzle = emptyBoard(9);
            Grid changed = solvedBoard();
            for (Cell cell = 0; cell < 81; ++cell)
                if (random.below(3) == 0)
                    puzzle.givens.set(cell, changed[cell]);
            for (std::uint64_t times = random.below(3); times > 0; --times)
                changed.set(static_cast<Cell>(random.below(81)), static_cast<Digit>(1 + random.below(9)));
            const bool expected = isSolution(puzzle, changed);
            QCOMPARE(passes(puzzle.givens, planesOf(changed)), expected);
            solutions += expected ? 1 : 0;
        }
        QVERIFY(solutions > 0);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestClassicCheck)

} // namespace sudoku::tst_classiccheck

#include "tst_classiccheck.moc"
