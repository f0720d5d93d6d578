// Covers core/search: differentline, housenarrowing, linenarrowing, matchingsets, neededdigits, pairnarrowing

#include <QTest>

#include "tests/core/search/narrowingcase.h"
#include "tests/sampling.h"
#include "tests/testprogram.h"

#include "core/board/automaton.h"
#include "core/search/differentline.h"
#include "core/search/housenarrowing.h"
#include "core/search/linenarrowing.h"
#include "core/search/matchingsets.h"
#include "core/search/pairnarrowing.h"

namespace sudoku::tst_narrowings {

using namespace narrowingcase;

class TestNarrowings : public QObject
{
    Q_OBJECT

private slots:
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
};

ADD_TEST_WITHOUT_APPLICATION(TestNarrowings)

} // namespace sudoku::tst_narrowings

#include "tst_narrowings.moc"
