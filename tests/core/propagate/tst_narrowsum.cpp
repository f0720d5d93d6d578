#include <QTest>

#include "tests/testprogram.h"

#include "core/board/random.h"
#include "core/propagate/narrowsum.h"

#include <functional>
#include <vector>

namespace sudoku::tst_narrowsum {

/// What every way to make up a total leaves: the digits of each cell, and those that one cell always has.
struct Ways
{
    std::vector<DigitSet> digits;
    DigitSet always = DigitSet::all(31);
    bool areAny = false;
};

Ways waysOf(const std::vector<DigitSet> &cells, int total, bool isDistinct)
{
    Ways ways{.digits = std::vector<DigitSet>(cells.size())};
    std::vector<Digit> chosen;
    const std::function<void(int)> choose = [&](int rest) {
        if (chosen.size() == cells.size()) {
            if (rest != 0)
                return;
            ways.areAny = true;
            DigitSet set;
            for (std::size_t i = 0; i < chosen.size(); ++i) {
                ways.digits[i].insert(chosen[i]);
                set.insert(chosen[i]);
            }
            ways.always &= set;
            return;
        }
        for (const Digit digit : cells[chosen.size()]) {
            if (isDistinct && std::ranges::find(chosen, digit) != chosen.end())
                continue;
            chosen.push_back(digit);
            choose(rest - digit);
            chosen.pop_back();
        }
    };
    choose(total);
    return ways;
}

std::vector<DigitSet> randomCells(Random &random, int digitCount, int count)
{
    std::vector<DigitSet> cells(static_cast<std::size_t>(count));
    for (DigitSet &digits : cells)
        while (digits.isEmpty())
            for (Digit digit = 1; digit <= digitCount; ++digit)
                if (random.below(3) == 0)
                    digits.insert(digit);
    return cells;
}

bool areWithin(const std::vector<DigitSet> &inner, const std::vector<DigitSet> &outer)
{
    for (std::size_t i = 0; i < inner.size(); ++i)
        if (!(inner[i] - outer[i]).isEmpty())
            return false;
    return true;
}

class TestNarrowSum : public QObject
{
    Q_OBJECT

private slots:
    void keepsEveryWay_data()
    {
        QTest::addColumn<int>("digitCount");
        QTest::addColumn<int>("cellCount");
        QTest::addColumn<bool>("isDistinct");
        for (const bool isDistinct : {false, true})
            for (const auto &[digitCount, cellCount] :
                 {std::pair(4, 2), {4, 3}, {9, 1}, {9, 2}, {9, 4}, {9, 6}, {16, 3}, {16, 4}, {25, 3}})
                QTest::addRow("%d digits, %d cells%s", digitCount, cellCount, isDistinct ? ", distinct" : "")
                    << digitCount << cellCount << isDistinct;
    }

    void keepsEveryWay()
    {
        QFETCH(const int, digitCount);
        QFETCH(const int, cellCount);
        QFETCH(const bool, isDistinct);
        Random random(static_cast<std::uint64_t>(digitCount * 100 + cellCount));
        int possible = 0;
        for (int round = 0; round < 60; ++round) {
            std::vector<DigitSet> cells = randomCells(random, digitCount, cellCount);
            int total = 0;
            for (const DigitSet digits : cells)
                total += round % 4 == 0 ? digits.last() : digits.first();
            total += static_cast<int>(random.below(2 * static_cast<std::uint64_t>(cellCount)));
            const Ways ways = waysOf(cells, total, isDistinct);
            const std::optional<DigitSet> required = narrowSum(cells, total, isDistinct);
            possible += ways.areAny ? 1 : 0;
            QVERIFY(required || !ways.areAny);
            if (!ways.areAny)
                continue;
            QVERIFY(areWithin(ways.digits, cells));
            QVERIFY((*required - ways.always).isEmpty());
            if (!isDistinct && cellCount <= 5)
                QVERIFY(cells == ways.digits);
        }
        QVERIFY(possible > 0);
    }

    void findsRequiredDigits()
    {
        std::vector<DigitSet> cells(3, DigitSet::all(9));
        QCOMPARE(*narrowSum(cells, 7, true), DigitSet({1, 2, 4}));
        QCOMPARE(cells.front(), DigitSet({1, 2, 4}));
        std::vector<DigitSet> others(3, DigitSet::all(9));
        QCOMPARE(*narrowSum(others, 8, true), DigitSet{1}); // 1 2 5, 1 3 4
    }

    void countsEachCellOfALongSum()
    {
        std::vector<DigitSet> cells(40, DigitSet{1, 2});
        QVERIFY(narrowSum(cells, 40, false).has_value());
        QCOMPARE(cells, std::vector<DigitSet>(40, DigitSet{1}));
        QVERIFY(!narrowSum(cells, 41, false));
    }

    void mirrorsDigits()
    {
        QCOMPARE(mirrored({1, 2, 9}, 9), DigitSet({1, 8, 9}));
        QCOMPARE(mirrored({}, 25), DigitSet());
        QCOMPARE(mirrored({1, 13}, 25), DigitSet({13, 25}));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestNarrowSum)

} // namespace sudoku::tst_narrowsum

#include "tst_narrowsum.moc"
