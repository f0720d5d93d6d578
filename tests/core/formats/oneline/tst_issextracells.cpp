// Covers core/formats/oneline: issextracells, issreplicate
#include <QTest>

#include "core/formats/readpuzzle.h"
#include "core/solve/solve.h"
#include "tests/bruteforce.h"
#include "tests/puzzles.h"
#include "tests/testprogram.h"

#include <algorithm>
#include <functional>
#include <set>
#include <vector>

namespace sudoku::tst_issextracells {

using Holds = std::function<bool(const Grid &)>;

/// Returns the digits on the board itself: the cell at a place of \a size rows.
Grid boardOf(const Geometry &geometry, int size, const Grid &grid)
{
    Grid board(size * size);
    for (int place = 0; place < size * size; ++place)
        board.set(place, grid[geometry.cellAt(place / size, place % size)]);
    return board;
}

/// Compares the solutions of \a string with those grids without it for which \a holds is true.
void compareSolutions(const std::string &shape, const std::string &string, const Holds &holds)
{
    const auto plain = readPuzzle(shape);
    const auto read = readPuzzle(shape + string);
    QVERIFY(plain && read);
    QVERIFY2(read->remarks.empty(), string.c_str());
    std::vector<std::vector<Digit>> expected;
    const auto digitsOf = [](const Grid &grid) {
        std::vector<Digit> digits;
        for (Cell cell = 0; cell < 16; ++cell)
            digits.push_back(grid[cell]);
        return digits;
    };
    for (const Grid &grid : BruteForce(plain->board.puzzle).solutions())
        if (holds(grid))
            expected.push_back(digitsOf(grid));
    std::vector<std::vector<Digit>> found;
    for (const Grid &grid : BruteForce(read->board.puzzle).solutions())
        found.push_back(digitsOf(boardOf(read->board.puzzle.geometry, 4, grid)));
    std::ranges::sort(found);
    std::ranges::sort(expected);
    QVERIFY(!expected.empty());
    QCOMPARE(found, expected);
}

/// Returns the digits from 0 to 4 that row \a index, then column, then box lacks.
std::vector<int> lacked(const Grid &grid, int index)
{
    std::vector<int> lacked;
    for (int sort = 0; sort < 3; ++sort) {
        std::set<int> missing{0, 1, 2, 3, 4};
        for (Cell cell = 0; cell < 16; ++cell) {
            const int at[]{cell / 4, cell % 4, cell / 8 * 2 + cell % 4 / 2};
            if (at[sort] == index)
                missing.erase(grid[cell] - 1);
        }
        lacked.push_back(*missing.begin());
    }
    return lacked;
}

bool isDoppelganger(const Grid &grid)
{
    std::vector<std::vector<int>> all;
    for (int index = 0; index < 4; ++index)
        all.push_back(lacked(grid, index));
    for (int sort = 0; sort < 3; ++sort)
        if (std::set{all[0][sort], all[1][sort], all[2][sort], all[3][sort]} != std::set{1, 2, 3, 4})
            return false;
    for (Cell cell = 0; cell < 16; ++cell)
        if (grid[cell] == 1
            && std::set{all[cell / 4][0], all[cell % 4][1], all[cell / 8 * 2 + cell % 4 / 2][2]}.size() != 3)
            return false;
    return true;
}

std::vector<std::string> namesOf(const std::vector<Remark> &remarks)
{
    std::vector<std::string> names;
    for (const Remark &remark : remarks)
        names.push_back(remark.what);
    return names;
}

class TestIssExtraCells : public QObject
{
    Q_OBJECT

private slots:
    void variablesAreCells()
    {
        compareSolutions(".Shape~4x4", ".Var~A.Sum~0_=_1_1_-1~R1C1~R1C2~VA",
                         [](const Grid &g) { return g[0] + g[1] <= 4; });
        compareSolutions(".Shape~4x4",
                         ".Var~A~name~2.~VA1_1.~VA2_1.Sum~0_=_1_1_1_-10_-1~R1C1~R2C1~R2C3~VA2~VA1",
                         [](const Grid &g) { return g[0] + g[4] + g[6] == 11; });
        compareSolutions(
            ".Shape~4x4",
            ".Var~B~~2x2.AllDifferent~VB1~VB4~R1C1.SameValues~4~VB1~VB2~R2C2~R3C3"
            ".SameValues~3~VB3~VB4~R4C4",
            [](const Grid &g) { return g[5] == g[10] && g[5] != g[15] && g[0] != g[5] && g[0] != g[15]; });
    }

    void linesGoToThem()
    {
        compareSolutions(".Shape~4x4", ".Var~A.~VA_3.Arrow~VA~R1C2~R2C3",
                         [](const Grid &g) { return g[1] + g[6] == 3; });
        compareSolutions(".Shape~4x4", ".Var~A.~VA_1.Whisper~3~R1C2~VA",
                         [](const Grid &g) { return g[1] == 4; });
    }

    /// Each such board has one way to fill the cells beside it.
    void doppelgangers()
    {
        compareSolutions(".Shape~4x4~0-4.~R1C1_0~R1C2_1~R1C3_2~R2C1_3", ".Doppelganger", isDoppelganger);
        compareSolutions(".Shape~4x4~0-4.~R1C1_0~R1C2_1~R1C3_2", ".Doppelganger.~DGB2_3.Thermo~DGC2~DGC3",
                         [](const Grid &g) {
                             return isDoppelganger(g) && lacked(g, 1)[2] == 3
                                    && lacked(g, 1)[0] < lacked(g, 2)[0];
                         });
    }

    /// A rule about the whole board would be about the cells beside it, too.
    void whatCannotBeSaidIsNamed()
    {
        const auto whole = readPuzzle(".Shape~4x4.Var~A.AntiKnight.~VA_1");
        QVERIFY(whole);
        QCOMPARE(whole->remarks.size(), std::size_t(1));
        QVERIFY(whole->board.puzzle.constraints.empty());
        const auto many = readPuzzle(".Var~A~~30.~VA3_1");
        QVERIFY(many);
        QCOMPARE(many->board.puzzle.geometry.cellCount(), 81);
        QVERIFY(!many->remarks.empty());
        const auto other = readPuzzle(".Shape~4x4.Doppelganger");
        QVERIFY(other);
        QCOMPARE(namesOf(other->remarks), std::vector<std::string>{"Doppelganger"});
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestIssExtraCells)

} // namespace sudoku::tst_issextracells

#include "tst_issextracells.moc"
