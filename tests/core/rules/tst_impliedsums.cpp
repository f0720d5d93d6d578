#include <QTest>

#include "tests/bruteforce.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "tests/testvariants.h"

#include "core/board/random.h"
#include "core/rules/impliedsums.h"

namespace sudoku::tst_impliedsums {

std::vector<rule::Sum> impliedBy(const Puzzle &puzzle)
{
    const std::vector<ActiveRule> rules = activeRules(puzzle);
    std::vector<rule::Sum> sums;
    for (ImpliedSum &implied : impliedSums(puzzle.geometry, rules, {}))
        sums.push_back(std::move(implied.sum));
    return sums;
}

std::string textOf(const Geometry &geometry, const rule::Sum &implied)
{
    std::string text = std::to_string(implied.total) + ":";
    for (const Cell cell : implied.cells)
        text += " " + geometry.cellName(cell);
    return text;
}

bool contains(const Puzzle &puzzle, const std::string &text)
{
    return std::ranges::any_of(
        impliedBy(puzzle), [&](const rule::Sum &found) { return textOf(puzzle.geometry, found) == text; });
}

Puzzle withCages(std::initializer_list<std::string> texts)
{
    Puzzle puzzle = emptyBoard(9);
    for (const std::string &text : texts)
        puzzle.constraints.push_back(*readConstraint(puzzle.geometry, "killer " + text));
    return puzzle;
}

class TestImpliedSums : public QObject
{
    Q_OBJECT

private slots:
    void areNoneWithoutSums()
    {
        QVERIFY(impliedBy(emptyBoard(9)).empty());
        QVERIFY(impliedBy(board(std::string(81, '.'), {"windoku"})).empty());
    }

    void findInnies()
    {
        const Puzzle puzzle = withCages({"15 r1c1 r1c2 r1c3", "12 r1c4 r1c5", "11 r1c6 r1c7 r1c8"});
        QVERIFY(contains(puzzle, "7: r1c9"));
    }

    void findOuties()
    {
        const Puzzle puzzle = withCages({"25 r1c1 r1c2 r1c3 r2c1", "20 r2c2 r2c3 r3c2 r3c3", "4 r3c1 r4c1"});
        QVERIFY(contains(puzzle, "4: r4c1"));
    }

    void lookAtSeveralHouses()
    {
        const Puzzle puzzle = withCages({"15 r1c1 r1c2 r1c3", "12 r1c4 r1c5", "15 r1c6 r1c7 r1c8 r2c8",
                                         "10 r1c9 r2c9", "35 r2c1 r2c2 r2c3 r2c4 r2c5 r2c6"});
        QVERIFY(contains(puzzle, "3: r2c7"));
    }

    /// Sums that may share cells with each other, and that no other rule makes distinct.
    void holdInEverySolution()
    {
        Random random(1);
        int found = 0;
        for (int round = 0; round < 40; ++round) {
            Puzzle puzzle = emptyBoard(4);
            const std::vector<Grid> grids = BruteForce(puzzle).solutions();
            const Grid &wanted = grids[random.below(grids.size())];
            for (int i = 0; i < 6; ++i) {
                std::vector<Cell> cells;
                int total = 0;
                for (Cell cell = static_cast<Cell>(random.below(14)); cells.size() < 3 && cell < 16;
                     cell += 1 + static_cast<int>(random.below(3)))
                    cells.push_back(cell);
                for (const Cell cell : cells)
                    total += wanted[cell];
                puzzle.constraints.push_back({&cellSum, cells, {total}});
            }
            const std::vector<rule::Sum> implied = impliedBy(puzzle);
            found += static_cast<int>(implied.size());
            for (const Grid &grid : BruteForce(puzzle).solutions())
                for (const rule::Sum &each : implied)
                    QVERIFY(holds(each, grid));
        }
        QVERIFY(found > 40);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestImpliedSums)

} // namespace sudoku::tst_impliedsums

#include "tst_impliedsums.moc"
