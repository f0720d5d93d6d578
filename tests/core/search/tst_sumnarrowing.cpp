// Covers core/search: boundnarrowing, cellparts, combinedsums, lastcellsnarrowing, neededdigits, setnarrowing

#include <QTest>

#include "tests/core/search/narrowingcase.h"
#include "tests/sampling.h"
#include "tests/testprogram.h"

#include "core/search/boundnarrowing.h"
#include "core/search/combinedsums.h"
#include "core/search/lastcellsnarrowing.h"
#include "core/search/setnarrowing.h"
#include "core/search/sumnarrowing.h"

#include <algorithm>
#include <numeric>

namespace sudoku::tst_sumnarrowing {

using namespace narrowingcase;

/// The groups of different digits of a sum.
std::vector<SumGroup> groupsOf(const Case &tried, const std::vector<Cell> &added,
                               const std::vector<Cell> &subtracted)
{
    std::vector<SumGroup> groups;
    for (const auto *cells : {&added, &subtracted})
        for (std::vector<Cell> &group : tried.different.groupsOf(*cells))
            groups.push_back({std::move(group), cells == &added ? 1 : -1});
    return groups;
}

/// Whether no digit that is possible was taken away.
bool isSound(const std::vector<DigitMask> &left, const std::vector<DigitMask> &possible)
{
    for (Cell cell = 0; cell < cellCount; ++cell)
        if ((possible[cell] & ~left[cell]) != 0)
            return false;
    return true;
}

class TestSumNarrowing : public QObject
{
    Q_OBJECT

private slots:
    /// One part of at most three cells: exact. The digits of single cells are taken from others by the
    /// network.
    void aSumOfOnePartIsExact()
    {
        Random random(1);
        for (int round = 0; round < sampleOf(1600); ++round) {
            Case drawn(round % 2 == 0 ? 5 : 4);
            const std::size_t size = 1 + random.below(3);
            std::vector<Cell> cells(size);
            std::iota(cells.begin(), cells.end(), 0);
            drawn.differ(cells);
            drawCandidates(drawn, random);
            const int total = 1 + static_cast<int>(random.below(14));
            SumNarrowing sum(cells, {}, total, drawn.different.peers(), drawn.digitCount);
            const auto left = narrowed(sum, drawn);
            const auto expected =
                possible(drawn, [&](const Digits &way) { return totalOf(way, cells) == total; });
            QVERIFY(isSound(left, expected));
            QCOMPARE(left[0] == 0, expected[0] == 0);
        }
    }

    void sumsTakeNothingAway()
    {
        Random random(2);
        int narrower = 0;
        for (int round = 0; round < sampleOf(1600); ++round) {
            Case drawn(5);
            drawn.differ({0, 1, 2});
            drawn.differ({3, 4, 5});
            if (round % 2 == 0)
                drawn.differ({0, 1, 2, 3});
            drawCandidates(drawn, random);
            const std::size_t count = 2 + random.below(4);
            std::vector<Cell> added;
            std::vector<Cell> subtracted;
            for (Cell cell = 0; cell < static_cast<Cell>(count); ++cell)
                (random.below(3) == 0 ? subtracted : added).push_back(cell);
            const int total = static_cast<int>(random.below(24)) - 4;
            const auto expected =
                possible(drawn, [&](const Digits &way) { return totalOf(way, added, subtracted) == total; });
            SumNarrowing sum(added, subtracted, total, drawn.different.peers(), drawn.digitCount);
            BoundNarrowing bounds(groupsOf(drawn, added, subtracted), total, drawn.digitCount);
            QVERIFY(isSound(narrowed(sum, drawn), expected));
            QVERIFY(isSound(narrowed(bounds, drawn), expected));
            narrower += narrowed(bounds, drawn) != drawn.candidates && expected[0] != 0 ? 1 : 0;
        }
        QVERIFY(narrower > 0);
    }

    /// With any coefficients bounds take nothing away, and the last cells are exact where all digits may be
    /// equal.
    void linearSumsTakeNothingAway()
    {
        Random random(12);
        int decided = 0;
        for (int round = 0; round < sampleOf(1600); ++round) {
            Case drawn(5);
            if (round % 2 == 0)
                drawn.differ({0, 1, 2, 3});
            drawCandidates(drawn, random);
            const std::size_t count = 2 + random.below(5);
            std::vector<Cell> cells(count);
            std::iota(cells.begin(), cells.end(), 0);
            std::vector<int> coefficients;
            std::vector<SumGroup> groups;
            for (const Cell cell : cells) {
                const int factor = 1 + static_cast<int>(random.below(4));
                coefficients.push_back(random.below(2) == 0 ? factor : -factor);
                groups.push_back({{cell}, coefficients.back()});
            }
            const int total = static_cast<int>(random.below(30)) - 10;
            const auto expected = possible(drawn, [&](const Digits &way) {
                return std::inner_product(cells.begin(), cells.end(), coefficients.begin(), 0, std::plus(),
                                          [&](Cell cell, int factor) { return way[cell] * factor; })
                       == total;
            });
            BoundNarrowing bounds(groups, total, drawn.digitCount);
            LastCellsNarrowing last(cells, coefficients, total);
            const auto left = narrowed(last, drawn);
            QVERIFY(isSound(narrowed(bounds, drawn), expected));
            QVERIFY(isSound(left, expected));
            const auto isOpen = [&](Cell cell) { return !hasAtMostOne(drawn.candidates[cell]); };
            if (round % 2 == 1 && std::ranges::count_if(cells, isOpen) <= 3) {
                QVERIFY((left[0] == 0) == (expected[0] == 0));
                if (expected[0] != 0)
                    QCOMPARE(left, expected);
                ++decided;
            }
        }
        QVERIFY(decided > 0);
    }

    /// The number of a pill is at most what the digits along its arrow can add up to.
    void boundsKnowCoefficients()
    {
        Case tried(9);
        tried.differ({2, 3, 4});
        tried.candidates.assign(cellCount, maskOf(DigitSet::all(9)));
        const std::vector<SumGroup> pill{{{0}, 10}, {{1}, 1}, {{2, 3, 4}, -1}};
        BoundNarrowing bounds(pill, 0, 9);
        const auto left = narrowed(bounds, tried);
        QCOMPARE(left[0], maskOf(DigitSet{1, 2})); // three different digits are at most 24
        QCOMPARE(left[1], maskOf(DigitSet::all(9)));
    }

    /// Four different digits are at least 10 together, so that none of them is above 4.
    void boundsKnowThatDigitsDiffer()
    {
        Case tried(9);
        tried.differ({0, 1, 2, 3});
        tried.candidates.assign(cellCount, maskOf(DigitSet::all(9)));
        const std::vector<SumGroup> group{{{0, 1, 2, 3}, 1}};
        BoundNarrowing bounds(group, 11, 9);
        const auto left = narrowed(bounds, tried);
        QCOMPARE(left[0], maskOf(DigitSet::all(5)));
        QCOMPARE(left[4], maskOf(DigitSet::all(9)));
        BoundNarrowing tooMuch(group, 31, 9);
        QCOMPARE(narrowed(tooMuch, tried)[0], DigitMask(0));
    }

    void aCageNeedsDigitsOutside()
    {
        Case tried(9);
        tried.differ({0, 1, 2});
        tried.differ({0, 1, 3});
        tried.candidates.assign(cellCount, maskOf(DigitSet::all(9)));
        const auto cage = SetNarrowing::make({0, 1}, 17, DigitSet::all(9), tried.different.peers());
        const auto left = narrowed(*cage, tried);
        QCOMPARE(left[0], maskOf(DigitSet{8, 9}));
        QCOMPARE(left[2], maskOf(DigitSet::all(7)));
        QCOMPARE(left[3], maskOf(DigitSet::all(7)));
        QCOMPARE(left[4], maskOf(DigitSet::all(9)));
    }

    void setsTakeNothingAway()
    {
        Random random(3);
        for (int round = 0; round < sampleOf(1600); ++round) {
            Case drawn(6);
            const std::vector<Cell> cells{0, 1, 2, 3};
            drawn.differ(cells);
            drawn.differ({0, 1, 4});
            drawCandidates(drawn, random);
            const int total = 10 + static_cast<int>(random.below(9));
            const auto cage = SetNarrowing::make(cells, total, DigitSet::all(6), drawn.different.peers());
            const auto expected =
                possible(drawn, [&](const Digits &way) { return totalOf(way, cells) == total; });
            QVERIFY(isSound(narrowed(*cage, drawn), expected));
        }
    }

    /// Rows of six beside each other see each other; sums of few cells, or that cross, stay alone.
    void sumsThatSeeEachOtherAreCombined()
    {
        DifferentCells different(24);
        for (int start = 0; start < 6; ++start)
            different.add({start, start + 6, start + 12, start + 18});
        const std::vector<Cell> first{0, 1, 2, 3, 4, 5};
        const std::vector<Cell> second{6, 7, 8, 9, 10, 11};
        const auto sums = combinedSums({{first, 9}, {second, 9}}, different, 6);
        QCOMPARE(sums.size(), std::size_t(1));
        QCOMPARE(sums.front().total, 18);
        QCOMPARE(sums.front().cells.size(), std::size_t(12));
        QVERIFY(combinedSums({{first, 9}, {first, 9}}, different, 6).empty());
        QVERIFY(combinedSums({{{0, 1}, 3}, {{6, 7}, 3}}, different, 6).empty());
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestSumNarrowing)

} // namespace sudoku::tst_sumnarrowing

#include "tst_sumnarrowing.moc"
