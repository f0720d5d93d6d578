// Covers core/cages: narrowtotal

#include <QTest>

#include "tests/sampling.h"
#include "tests/testprogram.h"

#include "core/board/random.h"
#include "core/cages/narrowcage.h"
#include "core/cages/narrowtotal.h"

#include <bit>
#include <functional>
#include <vector>

namespace sudoku::tst_narrowcage {

using Cells = std::vector<DigitBits>;

/// What every way to make up a total leaves: the digits of each cell, and those that all ways have.
struct Ways
{
    Cells digits;
    DigitBits needed = DigitCombinations::allDigits;
    bool areAny = false;
};

/// Tries all digits of \a cells; the last ones are subtracted.
Ways waysOf(const Cells &cells, int total, bool areDifferent, int subtractedCount = 0)
{
    Ways ways{.digits = Cells(cells.size())};
    Cells chosen;
    const std::function<void(int, DigitBits)> choose = [&](int rest, DigitBits used) {
        if (chosen.size() == cells.size()) {
            if (rest != 0)
                return;
            ways.areAny = true;
            ways.needed &= used;
            for (std::size_t i = 0; i < chosen.size(); ++i)
                ways.digits[i] |= chosen[i];
            return;
        }
        const bool isSubtracted = chosen.size() + static_cast<std::size_t>(subtractedCount) >= cells.size();
        for (int digit = 1; digit <= DigitCombinations::digitCount; ++digit) {
            const DigitBits bit = DigitBits(1) << (digit - 1);
            if ((cells[chosen.size()] & bit) == 0 || (areDifferent && (used & bit) != 0))
                continue;
            chosen.push_back(bit);
            choose(isSubtracted ? rest + digit : rest - digit, used | bit);
            chosen.pop_back();
        }
    };
    choose(total, 0);
    return ways;
}

/// Cells with few or many candidates, some with one, none without.
Cells randomCells(Random &random, int count)
{
    Cells cells(static_cast<std::size_t>(count));
    const std::uint64_t sparse = 1 + random.below(4);
    for (DigitBits &digits : cells)
        while (digits == 0)
            for (int digit = 0; digit < DigitCombinations::digitCount; ++digit)
                if (random.below(sparse) == 0)
                    digits |= DigitBits(1) << digit;
    return cells;
}

int randomTotal(Random &random, int count)
{
    const int smallest = count * (count + 1) / 2;
    const int largest = count * (19 - count) / 2;
    const int totals = largest - smallest + 3;
    return smallest - 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(totals)));
}

class TestNarrowCage : public QObject
{
    Q_OBJECT

private slots:
    void findsTheDigitsOfAllWays_data()
    {
        QTest::addColumn<int>("count");
        for (int count = 1; count <= 9; ++count)
            QTest::addRow("%d cells", count) << count;
    }

    void findsTheDigitsOfAllWays()
    {
        QFETCH(const int, count);
        Random random(static_cast<std::uint64_t>(count));
        const int rounds = sampleOf(count < 7 ? 4000 : 200);
        int possible = 0;
        for (int round = 0; round < rounds; ++round) {
            const Cells cells = randomCells(random, count);
            const int total = randomTotal(random, count);
            const Ways expected = waysOf(cells, total, true);
            CageWays found;
            QCOMPARE(findCageWays(cells, total, found), expected.areAny);
            if (!expected.areAny)
                continue;
            ++possible;
            QVERIFY(std::equal(expected.digits.begin(), expected.digits.end(), found.digits.begin()));
            QCOMPARE(found.needed, expected.needed);
        }
        QVERIFY(possible > rounds / 50);
    }

    void noCageHasAnImpossibleTotal()
    {
        CageWays ways;
        for (int count = 1; count <= 9; ++count)
            for (const int total :
                 {-100, -1, 0, count * (count + 1) / 2 - 1, count * (19 - count) / 2 + 1, 1000})
                QVERIFY(!findCageWays(Cells(static_cast<std::size_t>(count), DigitCombinations::allDigits),
                                      total, ways));
    }

    /// Sums with repeated digits lose nothing that is possible, and what is left is within the bounds.
    void keepsEveryWayOfATotal_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("subtractedCount");
        for (int count = 1; count <= 6; ++count)
            for (int subtractedCount = 0; subtractedCount < count; ++subtractedCount)
                QTest::addRow("%d cells, %d subtracted", count, subtractedCount) << count << subtractedCount;
    }

    void keepsEveryWayOfATotal()
    {
        QFETCH(const int, count);
        QFETCH(const int, subtractedCount);
        Random random(static_cast<std::uint64_t>(10 * count + subtractedCount));
        const int rounds = sampleOf(count < 5 ? 1000 : 200);
        int exact = 0;
        for (int round = 0; round < rounds; ++round) {
            const Cells cells = randomCells(random, count);
            const int totals = 10 * count;
            const int total =
                static_cast<int>(random.below(static_cast<std::uint64_t>(totals))) - 10 * subtractedCount;
            const Ways expected = waysOf(cells, total, false, subtractedCount);
            Cells found = cells;
            if (!narrowTotal(found, total, subtractedCount)) {
                QVERIFY(!expected.areAny);
                continue;
            }
            bool isExact = expected.areAny;
            for (std::size_t i = 0; i < cells.size(); ++i) {
                QVERIFY((expected.digits[i] & ~found[i]) == 0);
                QVERIFY((found[i] & ~cells[i]) == 0);
                isExact = isExact && expected.digits[i] == found[i];
            }
            exact += isExact ? 1 : 0;
            if (std::ranges::all_of(cells, [](DigitBits digits) { return std::has_single_bit(digits); }))
                QVERIFY(expected.areAny); // a sum of solved cells is never taken for another
        }
        QVERIFY(exact > rounds / 50);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestNarrowCage)

} // namespace sudoku::tst_narrowcage

#include "tst_narrowcage.moc"
