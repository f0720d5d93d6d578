// Covers core/search: boundnarrowing, cellparts, combinedsums, differentline, housenarrowing
// Covers core/search: lastcellsnarrowing, linenarrowing, matchingsets, neededdigits, pairnarrowing
// Covers core/search: setnarrowing, sumnarrowing

#include <QTest>

#include "tests/sampling.h"
#include "tests/testprogram.h"

#include "core/board/automaton.h"
#include "core/board/random.h"
#include "core/search/boundnarrowing.h"
#include "core/search/combinedsums.h"
#include "core/search/differentline.h"
#include "core/search/housenarrowing.h"
#include "core/search/lastcellsnarrowing.h"
#include "core/search/linenarrowing.h"
#include "core/search/matchingsets.h"
#include "core/search/pairnarrowing.h"
#include "core/search/setnarrowing.h"
#include "core/search/sumnarrowing.h"

#include <functional>
#include <numeric>

namespace sudoku::tst_narrowings {

constexpr int cellCount = 6;

using Digits = std::vector<Digit>;

/// Cells whose digits a rule says something about, and which of them differ.
struct Case
{
    explicit Case(int digits) : digitCount(digits) {}

    void differ(const std::vector<Cell> &cells)
    {
        different.add(cells);
        differing.push_back(cells);
    }

    int digitCount;
    DifferentCells different{cellCount};
    std::vector<std::vector<Cell>> differing = {};
    std::vector<DigitMask> candidates = {};
};

DigitMask anyDigits(int digitCount, Random &random)
{
    DigitMask digits = 0;
    while (digits == 0)
        digits = static_cast<DigitMask>(random.below(std::uint64_t(1) << digitCount)) << 1;
    return digits;
}

void drawCandidates(Case &drawn, Random &random)
{
    drawn.candidates.clear();
    for (Cell cell = 0; cell < cellCount; ++cell)
        drawn.candidates.push_back(anyDigits(drawn.digitCount, random));
}

/// Calls \a found with all ways to fill the cells so that those that must differ do.
void forAllWays(const Case &tried, const std::function<void(const Digits &)> &found)
{
    Digits digits(cellCount);
    const std::function<void(Cell)> fill = [&](Cell cell) {
        if (cell == cellCount) {
            found(digits);
            return;
        }
        for (const Digit digit : digitsOf(tried.candidates[cell])) {
            bool isFree = true;
            for (Cell before = 0; before < cell; ++before)
                isFree =
                    isFree && (digits[before] != digit || !tried.different.peers()[cell].contains(before));
            if (!isFree)
                continue;
            digits[cell] = digit;
            fill(cell + 1);
        }
    };
    fill(0);
}

/// The digits that each cell has in a way that obeys; all none if there is no way.
std::vector<DigitMask> possible(const Case &tried, const std::function<bool(const Digits &)> &obeys)
{
    std::vector<DigitMask> digits(cellCount);
    forAllWays(tried, [&](const Digits &way) {
        if (obeys(way))
            for (Cell cell = 0; cell < cellCount; ++cell)
                digits[cell] |= maskOf(way[cell]);
    });
    return digits;
}

std::vector<DigitMask> narrowed(Narrowing &narrowing, const Case &tried)
{
    const std::vector<std::vector<int>> rulesOf(cellCount);
    SearchBoard board(tried.candidates, rulesOf, 0);
    if (!narrowing.narrow(board))
        return std::vector<DigitMask>(cellCount);
    return {board.candidates().begin(), board.candidates().end()};
}

int totalOf(const Digits &way, const std::vector<Cell> &added, const std::vector<Cell> &subtracted = {})
{
    int total = 0;
    for (const Cell cell : added)
        total += way[cell];
    for (const Cell cell : subtracted)
        total -= way[cell];
    return total;
}

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

class TestNarrowings : public QObject
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

    /// A line of the states of an automaton is narrowed exactly, and what all ways need is taken from others.
    void linesAreExact()
    {
        Random random(4);
        for (int round = 0; round < sampleOf(1600); ++round) {
            Case drawn(4);
            drawCandidates(drawn, random);
            const int modulus = 2 + static_cast<int>(random.below(4));
            const auto step = [&](int state, Digit digit) {
                return digit == state ? std::nullopt : std::optional((state * 2 + digit) % modulus);
            };
            const std::vector<Cell> cells{4, 0, 2, 5};
            const rule::Automaton automaton =
                makeAutomaton(cells, 4, 0, step, [](int state) { return state <= 1; });
            LineNarrowing line(automaton, drawn.candidates, drawn.different.peers());
            const auto expected = possible(drawn, [&](const Digits &way) {
                int state = 0;
                for (const Cell cell : cells) {
                    const auto next = step(state, way[cell]);
                    if (!next)
                        return false;
                    state = *next;
                }
                return state <= 1;
            });
            QCOMPARE(narrowed(line, drawn), expected);
        }
    }

    /// An automaton for different digits accepts those ways of an automaton, and no others. Where there might
    /// be too many states there is none.
    void linesOfDifferentDigitsAreExact()
    {
        Random random(14);
        for (int round = 0; round < sampleOf(800); ++round) {
            Case drawn(5);
            const std::vector<Cell> cells{4, 0, 2, 5};
            drawn.differ(cells);
            drawCandidates(drawn, random);
            const int modulus = 2 + static_cast<int>(random.below(5));
            const auto step = [&](int state, Digit digit) {
                return std::optional((state + digit) % modulus);
            };
            const rule::Automaton automaton =
                makeAutomaton(cells, 5, 0, step, [](int state) { return state == 1; });
            const auto different = withDifferentDigits(automaton, 5);
            QVERIFY(different);
            LineNarrowing line(*different, drawn.candidates, drawn.different.peers());
            QCOMPARE(narrowed(line, drawn),
                     possible(drawn, [&](const Digits &way) { return totalOf(way, cells) % modulus == 1; }));
        }
        const auto count = [](int state, Digit digit) { return std::optional(state + digit); };
        const auto any = [](int) { return true; };
        const std::vector<Cell> house(25);
        QVERIFY(!withDifferentDigits(makeAutomaton(house, 25, 0, count, any), 25));
        QVERIFY(withDifferentDigits(makeAutomaton({0, 1}, 25, 0, count, any), 25));
    }

    void aLineNeedsDigitsOutside()
    {
        Case tried(5);
        tried.differ({0, 1, 2, 3});
        tried.candidates.assign(cellCount, maskOf(DigitSet::all(5)));
        const auto step = [](int state, Digit digit) { return std::optional(state | (digit == 3 ? 1 : 0)); };
        LineNarrowing line(makeAutomaton({0, 1}, 5, 0, step, [](int state) { return state == 1; }),
                           tried.candidates, tried.different.peers());
        QCOMPARE(narrowed(line, tried)[2], maskOf(DigitSet{1, 2, 4, 5})); // whichever of the two has the 3
        tried.candidates[3] = maskOf(DigitSet{3});
        QCOMPARE(narrowed(line, tried)[3], DigitMask(0));
    }

    void pairsAreExact()
    {
        Random random(6);
        for (int round = 0; round < sampleOf(800); ++round) {
            Case drawn(11); // of more digits than a part of a table has
            std::vector<DigitMask> forth(12);
            std::vector<DigitMask> back(12);
            for (Digit first = 1; first <= 11; ++first)
                for (Digit second = 1; second <= 11; ++second)
                    if (random.below(5) == 0) {
                        forth[first] |= maskOf(second);
                        back[second] |= maskOf(first);
                    }
            drawn.candidates.assign(cellCount, maskOf(Digit(1)));
            drawn.candidates[0] = anyDigits(11, random);
            drawn.candidates[1] = anyDigits(11, random);
            PairNarrowing pair(0, 1, std::make_shared<const PartnerTable>(forth),
                               std::make_shared<const PartnerTable>(back));
            const auto expected =
                possible(drawn, [&](const Digits &way) { return (forth[way[0]] & maskOf(way[1])) != 0; });
            QCOMPARE(narrowed(pair, drawn), expected);
        }
    }

    void housesPlaceAndLeaveOver()
    {
        Case tried(3);
        tried.candidates.assign(cellCount, maskOf(DigitSet{1, 2, 3}));
        tried.candidates[1] = tried.candidates[2] = maskOf(DigitSet{1, 2});
        HouseNarrowing house({0, 1, 2}, maskOf(DigitSet{1, 2, 3}));
        QCOMPARE(narrowed(house, tried)[0], maskOf(DigitSet{3}));
        LeftoverNarrowing leftover({0}, {1}); // the rest of two houses
        QCOMPARE(narrowed(leftover, tried)[0], maskOf(DigitSet{1, 2}));
        tried.candidates[0] = maskOf(DigitSet{1, 2});
        QCOMPARE(narrowed(house, tried)[0], DigitMask(0)); // no place for 3
    }

    /// Four cells have four digits in a row if each two of them differ by less than four.
    void renbanLinesHaveRuns()
    {
        std::vector<DigitSet> near(10);
        for (Digit first = 1; first <= 9; ++first)
            for (Digit second = 1; second <= 9; ++second)
                if (first != second && std::abs(first - second) < 4)
                    near[first].insert(second);
        std::vector<ActiveRule> rules;
        for (Cell first = 0; first < 4; ++first)
            for (Cell second = 0; second < first; ++second)
                rules.push_back({rule::Pair{first, second, near}, ConstraintIndex{0}});
        const MatchingSets matching(rules);
        const auto sets = matching.of({0, 1, 2, 3});
        QVERIFY(sets);
        QCOMPARE(sets->size(), std::size_t(6));
        QCOMPARE(sets->front(), maskOf(DigitSet{1, 2, 3, 4}));
        QVERIFY(!matching.of({0, 1, 2, 4}));
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

ADD_TEST_WITHOUT_APPLICATION(TestNarrowings)

} // namespace sudoku::tst_narrowings

#include "tst_narrowings.moc"
