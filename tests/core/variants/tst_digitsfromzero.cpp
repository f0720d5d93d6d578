#include <QTest>

#include "core/formats/text/constrainttext.h"
#include "core/formats/text/digitvaluestext.h"
#include "core/variants/constraintproblem.h"
#include "core/variants/own/ownkind.h"
#include "tests/bruteforce.h"
#include "tests/core/variants/variantbench.h"
#include "tests/testprogram.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>

// Covers core/formats/text: digitvaluestext

namespace sudoku::tst_digitsfromzero {

using namespace variantbench;

/// What people see in the cells of a 4x4 board with the digits 0 to 3.
using Seen = std::array<int, 16>;
using Holds = bool (*)(const Seen &);

Puzzle zeroBoard()
{
    return Puzzle(defaultGeometry(4).withDigits({4, 0}));
}

Seen seenOf(const Grid &grid)
{
    Seen seen;
    for (Cell cell = 0; cell < 16; ++cell)
        seen[cell] = grid[cell] - 1;
    return seen;
}

std::set<std::string> gridsWith(Holds holds)
{
    std::vector<Grid> grids = BruteForce(zeroBoard()).solutions();
    std::erase_if(grids, [holds](const Grid &grid) { return !holds(seenOf(grid)); });
    return textsOf(grids);
}

/// How many of \a cells can be seen from the first one on; a 0 is no building.
int buildingsFrom(const Seen &s, const std::vector<Cell> &cells)
{
    int count = 0;
    int highest = 0;
    for (const Cell cell : cells)
        if (s[cell] > highest) {
            highest = s[cell];
            ++count;
        }
    return count;
}

/// The sum between the 0 and the 3.
int sandwichIn(const Seen &s, const std::vector<Cell> &cells)
{
    int sum = 0;
    int crusts = 0;
    for (const Cell cell : cells)
        if (s[cell] == 0 || s[cell] == 3)
            ++crusts;
        else if (crusts == 1)
            sum += s[cell];
    return sum;
}

/// Whether no two cells are as many steps apart as the digit that both have says.
bool hasNoTaxi(const Seen &s)
{
    for (Cell one = 0; one < 16; ++one)
        for (Cell other = 0; other < 16; ++other)
            if (one != other && s[one] == s[other]
                && std::abs(one / 4 - other / 4) + std::abs(one % 4 - other % 4) == s[one])
                return false;
    return true;
}

/// Whether each square of four cells has all remainders of a division by 3.
bool hasAllRemainders(const Seen &s)
{
    for (Cell cell = 0; cell < 12; ++cell)
        if (cell % 4 < 3) {
            std::set<int> remainders;
            for (const Cell beside : {0, 1, 4, 5})
                remainders.insert(s[cell + beside] % 3);
            if (remainders.size() < 3)
                return false;
        }
    return true;
}

OwnKindDefinition ownDefinition(const char *id, OwnForm form, const char *rule, OwnPlace place)
{
    OwnKindDefinition definition;
    definition.id = id;
    definition.name = id;
    definition.form = form;
    definition.rule = rule;
    definition.place = place;
    return definition;
}

/// Rules on a board whose digits begin with 0: they count with what people see.
class TestDigitsFromZero : public QObject
{
    Q_OBJECT

private slots:
    /// Against predicates about what people see.
    void countWithWhatIsSeen_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<Holds>("holds");
        const auto row = [](const char *text, Holds holds) { QTest::newRow(text) << text << holds; };
        row("anti-taxicab", hasNoTaxi);
        row("global-modulo", hasAllRemainders);
        row("killer 1 r1c1 r1c2", [](const Seen &s) { return s[0] + s[1] == 1; });
        row("killer 0 r2c2", [](const Seen &s) { return s[5] == 0; });
        row("killer 3 r1c1 r1c2 r2c1", [](const Seen &s) { return s[0] + s[1] + s[4] == 3 && s[1] != s[4]; });
        row("sum-cage 0 r1c2 r2c3", [](const Seen &s) { return s[1] + s[6] == 0; });
        row("sum-cage 4 r1c2 r2c3 r4c4", [](const Seen &s) { return s[1] + s[6] + s[15] == 4; });
        row("product-cage 0 r1c2 r2c3", [](const Seen &s) { return s[1] * s[6] == 0; });
        row("product-cage 6 r1c1 r2c3", [](const Seen &s) { return s[0] * s[6] == 6; });
        row("equality-cage r1c2 r2c3", [](const Seen &s) { return s[1] + s[6] == 3; });
        row("rellik-cage 3 r1c2 r2c3", // 0 to 3, and no 1 beside a 2
            [](const Seen &s) { return s[1] != s[6] && s[1] != 3 && s[6] != 3 && s[1] + s[6] != 3; });
        row("same-values r1c1 r1c2 r3c4 r4c4", [](const Seen &s) {
            return std::multiset{s[0], s[1]} == std::multiset{s[11], s[15]};
        });
        row("count-distinct r1c1 r2c3 r3c2 r4c1", [](const Seen &s) {
            return s[0] == static_cast<int>(std::set{s[6], s[9], s[12]}.size());
        });
        row("dutch-flatmates", [](const Seen &s) { // 1 is in the middle of 0 to 3
            for (Cell cell = 0; cell < 16; ++cell)
                if (s[cell] == 1 && (cell < 4 || s[cell - 4] != 0) && (cell >= 12 || s[cell + 4] != 3))
                    return false;
            return true;
        });
        row("look-and-say 20 r1c1 r2c3 r3c4",
            [](const Seen &s) { return (s[0] == 0) + (s[6] == 0) + (s[11] == 0) == 2; });
        row("look-and-say 0 r1c1 r2c3", [](const Seen &s) { return s[0] != 0 && s[6] != 0; });
        row("even r1c1 r4c4", [](const Seen &s) { return s[0] % 2 == 0 && s[15] % 2 == 0; });
        row("odd r1c1 r4c4", [](const Seen &s) { return s[0] % 2 == 1 && s[15] % 2 == 1; });
        row("counting-circles r1c1 r1c2 r2c3 r3c2 r4c1", [](const Seen &s) {
            std::map<int, int> counts;
            for (const Cell cell : {0, 1, 6, 9, 12})
                ++counts[s[cell]];
            return std::ranges::all_of(counts, [](const auto &each) { return each.first == each.second; });
        });
        row("given-candidates 0 3 r2c2", [](const Seen &s) { return s[5] == 0 || s[5] == 3; });
        row("quadruple 0 0 r2c2 r2c3 r3c2 r3c3",
            [](const Seen &s) { return (s[5] == 0) + (s[6] == 0) + (s[9] == 0) + (s[10] == 0) >= 2; });
        row("black-dot r1c1 r1c2", [](const Seen &s) { return s[0] + s[1] == 3 && s[0] * s[1] == 2; });
        row("white-dot r1c1 r1c2", [](const Seen &s) { return std::abs(s[0] - s[1]) == 1; });
        row("xv 5 r1c1 r1c2", [](const Seen &s) { return s[0] + s[1] == 5; });
        row("xv 1 r1c1 r1c2", [](const Seen &s) { return s[0] + s[1] == 1; });
        row("arrow r1c1 r2c2 r2c3", [](const Seen &s) { return s[0] == s[5] + s[6]; });
        row("pill-arrow r1c1 r1c2 r2c2 r2c3 r3c4 r4c4",
            [](const Seen &s) { return 10 * s[0] + s[1] == s[5] + s[6] + s[11] + s[15]; });
        row("double-arrow r1c1 r2c2 r3c3", [](const Seen &s) { return s[0] + s[10] == s[5]; });
        row("zipper-line r1c1 r2c2 r2c3", [](const Seen &s) { return s[0] + s[6] == s[5]; });
        row("region-sum r1c2 r1c3 r2c3 r3c3",
            [](const Seen &s) { return s[1] == s[2] + s[6] && s[1] == s[10]; });
        row("sum-line 3 r1c1 r1c2 r2c3", [](const Seen &s) { // zeros belong to any piece
            int sum = 0;
            bool isAny = false;
            for (const int digit : {s[0], s[1], s[6]}) {
                sum += digit;
                isAny = isAny || sum == 3;
                sum = sum == 3 ? 0 : sum;
                if (sum > 3)
                    return false;
            }
            return isAny && sum == 0;
        });
        row("sum-line 2 r1c2 r2c3", [](const Seen &s) { // nothing but zeros is no piece
            return (s[1] == 2 && (s[6] == 0 || s[6] == 2)) || (s[1] == 0 && s[6] == 2)
                   || (s[1] == 1 && s[6] == 1);
        });
        row("sum-line 3 r1c1 r1c2 r2c1 r1c1", [](const Seen &s) { // a loop of three
            const bool isWhole = s[0] + s[1] + s[4] == 3;
            const bool areTwo = s[0] + s[1] + s[4] == 6 && (s[0] == 3 || s[1] == 3 || s[4] == 3);
            return isWhole || areTwo;
        });
        row("modular-line 3 r1c1 r1c2 r2c3", [](const Seen &s) {
            return std::set{s[0] % 3, s[1] % 3, s[6] % 3}.size() == 3;
        });
        row("entropic-line r1c1 r1c2 r2c3", [](const Seen &s) { // 0 and 1 are low
            std::set<int> groups;
            for (const int digit : {s[0], s[1], s[6]})
                groups.insert(std::max(1, digit));
            return groups.size() == 3;
        });
        row("whispers r1c1 r1c2 r2c3",
            [](const Seen &s) { return std::abs(s[0] - s[1]) >= 2 && std::abs(s[1] - s[6]) >= 2; });
        row("lunchbox 3 r1c1 r2c2 r2c3 r3c4", [](const Seen &s) {
            const std::vector line{s[0], s[5], s[6], s[11]};
            const auto [low, high] = std::ranges::minmax_element(line);
            const auto [first, last] = std::minmax(low, high);
            int sum = 0;
            for (auto digit = first + 1; digit < last; ++digit)
                sum += *digit;
            return std::set(line.begin(), line.end()).size() == 4 && sum == 3;
        });
        row("little-killer 3 r1c2 r2c3", [](const Seen &s) { return s[1] + s[6] + s[11] == 3; });
        row("sandwich 0 r1c1 r1c2", [](const Seen &s) { return sandwichIn(s, {0, 1, 2, 3}) == 0; });
        row("sandwich 2 r4c2 r3c2", [](const Seen &s) { return sandwichIn(s, {13, 9, 5, 1}) == 2; });
        row("x-sum 0 r1c1 r1c2", [](const Seen &s) { return s[0] == 0; });
        row("x-sum 6 r1c1 r1c2", [](const Seen &s) { return s[0] == 3 && s[3] == 0; });
        row("x-sum 2 r1c4 r1c3", [](const Seen &s) { return s[3] == 2 && s[2] == 0; });
        row("skyscraper-clue 2 r4c2 r3c2", [](const Seen &s) {
            return buildingsFrom(s, {13, 9, 5, 1}) == 2;
        });
        row("skyscraper-clue 1 r1c1 r1c2",
            [](const Seen &s) { return s[0] == 3 || (s[0] == 0 && s[1] == 3); });
        row("hidden-skyscraper 0 r1c1 r1c2", [](const Seen &s) {
            const std::array line{s[0], s[1], s[2], s[3]};
            const auto hidden = std::is_sorted_until(line.begin(), line.end());
            return hidden != line.end() && *hidden == 0;
        });
        row("numbered-room 0 r1c1 r1c2", [](const Seen &s) { return s[0] > 1 && s[s[0] - 1] == 0; });
        row("row-indexer r2c3", [](const Seen &s) { return s[6] > 0 && s[4 * (s[6] - 1) + 2] == 2; });
        row("box-indexer r1c4", [](const Seen &s) { // at place 2
            const Cell places[]{2, 3, 6, 7};
            return s[3] > 0 && s[places[s[3] - 1]] == 2;
        });
        row("column-indexer r3c3", [](const Seen &s) { return s[10] > 0 && s[8 + s[10] - 1] == 3; });
        row("target-sum 2 r1c1 r3c2 r4c3 r2c4",
            [](const Seen &s) { return s[0] == 2 && s[9] == 2 && s[14] == 2 && s[7] == 2; });
    }

    void countWithWhatIsSeen()
    {
        QFETCH(const QString, text);
        QFETCH(const Holds, holds);
        Puzzle puzzle = zeroBoard();
        const auto constraint = readConstraint(puzzle.geometry, text.toStdString());
        QVERIFY(constraint);
        puzzle.constraints = {*constraint};
        const std::set<std::string> expected = gridsWith(holds);
        QVERIFY(expected.size() < 288);
        QCOMPARE(solutionsBySearch(puzzle).size(), expected.size());
        QVERIFY(solutionsBySearch(puzzle) == expected);
    }

    /// The rules of a person's own, too.
    void ownRulesCountWithWhatIsSeen()
    {
        struct Own
        {
            OwnKindDefinition definition;
            std::vector<Cell> cells;
            Holds holds;
        };
        const std::array rules{
            Own{ownDefinition("product-of-two", OwnForm::Pair, "a * b = 0", OwnPlace::Line),
                {0, 1},
                [](const Seen &s) { return s[0] * s[1] == 0; }},
            Own{ownDefinition("sum-of-two", OwnForm::Whole, "sum = 1", OwnPlace::Cells),
                {0, 1},
                [](const Seen &s) { return s[0] + s[1] == 1; }},
            Own{ownDefinition("counted-zeros", OwnForm::Whole, "count(0) = 2", OwnPlace::Cells),
                {0, 6, 11},
                [](const Seen &s) { return (s[0] == 0) + (s[6] == 0) + (s[11] == 0) == 2; }},
            Own{ownDefinition("zero-first", OwnForm::Pattern, "0[^0]|[12]0", OwnPlace::Line),
                {0, 1},
                [](const Seen &s) { return s[0] == 0 || (s[0] != 3 && s[1] == 0); }},
        };
        for (const Own &own : rules) {
            Puzzle puzzle = zeroBoard();
            puzzle.constraints = {{ownKind(own.definition), own.cells}};
            QVERIFY2(!findProblem(puzzle.geometry, puzzle.constraints.front()), own.definition.id.c_str());
            QVERIFY2(solutionsBySearch(puzzle) == gridsWith(own.holds), own.definition.id.c_str());
        }
    }

    /// Numbers are within what the digits can make.
    void refuseOtherNumbers_data()
    {
        QTest::addColumn<QString>("text");
        for (const char *text : {"given-candidates 4 r1c1", "quadruple 4 r2c2 r2c3 r3c2 r3c3",
                                 "numbered-room 4 r1c1 r1c2", "xv 6 r1c1 r1c2", "sum-cage 13 r1c1 r2c2"})
            QTest::newRow(text) << text;
    }

    void refuseOtherNumbers()
    {
        QFETCH(const QString, text);
        QVERIFY(!readConstraint(zeroBoard().geometry, text.toStdString()));
    }

    void textsOfDigits()
    {
        QVERIFY(digitValuesOf("9") == DigitValues(9));
        QVERIFY(digitValuesOf("0-8") == DigitValues(9, 0));
        QVERIFY(digitValuesOf("1-10") == DigitValues(10));
        for (const char *wrong : {"", "2-10", "0", "26", "0-25", "0-", "-8", "0-8-9", "a-b"})
            QVERIFY2(!digitValuesOf(wrong), wrong);
        QCOMPARE(digitValuesText({9, 0}), std::string("0-8"));
        QCOMPARE(digitValuesText(10), std::string("10"));
    }

    void valuesOfDigits()
    {
        constexpr DigitValues zero(9, 0);
        QCOMPARE(zero.last(), 8);
        QCOMPARE(zero.of(1), 0);
        QCOMPARE(zero.digitOf(8), 9);
        QCOMPARE(zero.digitOf(9), noDigit);
        QCOMPARE(zero.digitTotal(3, 2), 5);
        QCOMPARE(zero.valueTotal(5, 2), 3);
        QCOMPARE(DigitValues(9).digitOf(0), noDigit);
        QVERIFY(defaultGeometry(9).withDigits(zero) != defaultGeometry(9));
        QVERIFY(defaultGeometry(9).withDigits(zero).withDigits(9) == defaultGeometry(9));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestDigitsFromZero)

} // namespace sudoku::tst_digitsfromzero

#include "tst_digitsfromzero.moc"
