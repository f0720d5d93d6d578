#include <QTest>

#include "tests/bruteforce.h"
#include "tests/sampling.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "tests/testvariants.h"

#include "core/generate/randomregions.h"
#include "core/rules/impliedhouses.h"

#include <numeric>
#include <set>

namespace sudoku::tst_impliedhouses {

std::vector<ImpliedHouse> impliedBy(const Puzzle &puzzle)
{
    const std::vector<ActiveRule> rules = activeRules(puzzle);
    return impliedHouses(puzzle.geometry, rules, {});
}

bool isFull(const ImpliedHouse &house, const Grid &grid)
{
    std::set<Digit> digits;
    for (const Cell cell : house.cells)
        digits.insert(grid[cell]);
    return digits.size() == house.cells.size();
}

class TestImpliedHouses : public QObject
{
    Q_OBJECT

private slots:
    void rowsColumnsAndBoxesImplyNone()
    {
        for (int size = minBoardSize; size <= maxBoardSize; ++size)
            for (const BoxShape boxes : boxShapes(size))
                QVERIFY(impliedBy(Puzzle(Geometry::withBoxes(boxes))).empty());
    }

    void windowsLeaveOthers_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<int>("count");
        QTest::addRow("6") << 6 << 1;
        QTest::addRow("9") << 9 << 2 + 2 + 1;
        QTest::addRow("16") << 16 << 3 + 3 + 1;
        QTest::addRow("25") << 25 << 4 + 4 + 1;
    }

    void windowsLeaveOthers()
    {
        QFETCH(int, size);
        QFETCH(int, count);
        Puzzle puzzle = emptyBoard(size);
        puzzle.constraints.push_back({findVariant("windoku"), {}});
        const std::vector<ImpliedHouse> implied = impliedBy(puzzle);
        QCOMPARE(std::ssize(implied), count);
        for (const ImpliedHouse &house : implied)
            QCOMPARE(std::ssize(house.cells), size);
    }

    void aRegionInTwoRowsLeavesTheRestOfThem()
    {
        const auto geometry = Geometry::withRegions(4, {0, 0, 0, 1, //
                                                        2, 2, 0, 1, //
                                                        2, 3, 1, 1, //
                                                        2, 3, 3, 3});
        const std::vector<ImpliedHouse> implied = impliedBy(Puzzle(*geometry));
        const auto rest = std::ranges::find(implied, std::vector<Cell>{3, 4, 5, 7}, &ImpliedHouse::cells);
        QVERIFY(rest != implied.end());
        QCOMPARE(rest->within, (std::vector{0, 1}));   // rows 1 and 2
        QCOMPARE(rest->without, (std::vector{2 * 4})); // region 1
    }

    void areFullInEverySolution()
    {
        Random random(1);
        const int rounds = triesMuch() ? 40 : 6;
        int found = 0;
        for (int round = 0; round < rounds; ++round) {
            const Puzzle puzzle(randomRegions(4 + round % 2, random));
            const std::vector<ImpliedHouse> implied = impliedBy(puzzle);
            found += static_cast<int>(implied.size());
            for (const Grid &grid : BruteForce(puzzle).solutions())
                for (const ImpliedHouse &house : implied)
                    QVERIFY(isFull(house, grid));
        }
        QVERIFY(found > rounds / 2);
    }

    /// As while reasons for a contradiction are looked for.
    void aPartOfTheRulesImpliesNothingWrong()
    {
        Random random(1);
        Puzzle puzzle = emptyBoard(9);
        puzzle.constraints.push_back({findVariant("windoku"), {}});
        const std::vector<ActiveRule> all = activeRules(puzzle);
        std::vector<std::size_t> order(all.size());
        std::iota(order.begin(), order.end(), 0);
        for (int round = 0; round < 100; ++round) {
            random.shuffle(order);
            std::vector<ActiveRule> some;
            for (std::size_t i = 0; i < order.size() / 2; ++i)
                some.push_back(all[order[i]]);
            for (const ImpliedHouse &house : impliedHouses(puzzle.geometry, some, {}))
                QCOMPARE(std::ssize(house.cells), 9);
        }
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestImpliedHouses)

} // namespace sudoku::tst_impliedhouses

#include "tst_impliedhouses.moc"
