#include <QTest>

#include "core/board/random.h"
#include "core/formats/text/constrainttext.h"
#include "core/variants/constraintproblem.h"
#include "tests/bruteforce.h"
#include "tests/core/variants/variantbench.h"
#include "tests/testprogram.h"

#include <array>
#include <map>

namespace sudoku::tst_variantmeanings {

using namespace variantbench;

using Holds = bool (*)(const Grid &);
using Cells = std::vector<Cell>;

int countGrids(Holds holds)
{
    const Puzzle puzzle = emptyBoard(4);
    return static_cast<int>(std::ranges::count_if(BruteForce(puzzle).solutions(), holds));
}

/// Whether no two cells so far apart have digits that differ by \a min or less; of a 4x4 grid.
bool areApart(const Grid &grid, int rows, int columns, int min)
{
    for (Cell cell = 0; cell < 16; ++cell) {
        const int row = cell / 4 + rows;
        const int column = cell % 4 + columns;
        if (row < 4 && column >= 0 && column < 4 && std::abs(grid[cell] - grid[row * 4 + column]) <= min)
            return false;
    }
    return true;
}

bool hasFourDigits(const Grid &grid, std::initializer_list<Cell> cells)
{
    std::set<Digit> digits;
    for (const Cell cell : cells)
        digits.insert(grid[cell]);
    return digits.size() == 4;
}

/// Where among \a cells the digit is.
int placeOf(const Grid &grid, const std::vector<Cell> &cells, Digit digit)
{
    return static_cast<int>(std::ranges::find_if(cells, [&](Cell cell) { return grid[cell] == digit; })
                            - cells.begin());
}

/// Whether each square of four cells has the digits 3 and 4, as a 4x4 grid needs: then 1 or 2 is there too.
bool hasLowMiddleAndHigh(const Grid &grid)
{
    for (Cell cell = 0; cell < 12; ++cell)
        if (cell % 4 < 3) {
            const std::set<Digit> digits{grid[cell], grid[cell + 1], grid[cell + 4], grid[cell + 5]};
            if (!digits.contains(3) || !digits.contains(4) || *digits.begin() > 2)
                return false;
        }
    return true;
}

/// Whether each square has a 3, a 2, and one of 1 and 4.
bool hasAllRemainders(const Grid &grid)
{
    for (Cell cell = 0; cell < 12; ++cell)
        if (cell % 4 < 3) {
            std::set<int> remainders;
            for (const Cell beside : {0, 1, 4, 5})
                remainders.insert(grid[cell + beside] % 3);
            if (remainders.size() < 3)
                return false;
        }
    return true;
}

std::vector<Digit> readAlong(const Grid &grid, const std::vector<Cell> &line)
{
    std::vector<Digit> digits;
    for (const Cell cell : line)
        digits.push_back(grid[cell]);
    return digits;
}

/// The rank of a line among all rows and columns of a 4x4 grid, read from both ends; of equal ones the least.
int rankOf(const Grid &grid, const std::vector<Cell> &line)
{
    const std::vector<Digit> own = readAlong(grid, line);
    int rank = 1;
    for (Cell at = 0; at < 4; ++at)
        for (const Cells &cells :
             {Cells{4 * at, 4 * at + 1, 4 * at + 2, 4 * at + 3}, Cells{at, at + 4, at + 8, at + 12}}) {
            rank += readAlong(grid, cells) < own ? 1 : 0;
            rank += readAlong(grid, {cells.rbegin(), cells.rend()}) < own ? 1 : 0;
        }
    return rank;
}

/// Whether no digit is as many steps from itself as it says.
bool hasNoTaxi(const Grid &grid)
{
    for (Cell one = 0; one < 16; ++one)
        for (Cell other = 0; other < 16; ++other)
            if (std::abs(one / 4 - other / 4) + std::abs(one % 4 - other % 4) == grid[one]
                && grid[one] == grid[other])
                return false;
    return true;
}

/// How many of \a cells can be seen from the first one on, if digits are heights.
int seenFrom(const Grid &grid, const std::vector<Cell> &cells)
{
    int count = 0;
    Digit highest = 0;
    for (const Cell cell : cells)
        if (grid[cell] > highest) {
            highest = grid[cell];
            ++count;
        }
    return count;
}

bool hasDiagonal(const Grid &grid)
{
    return hasFourDigits(grid, {0, 5, 10, 15});
}

bool hasAntiDiagonal(const Grid &grid)
{
    return hasFourDigits(grid, {3, 6, 9, 12});
}

bool hasWindow(const Grid &grid)
{
    return hasFourDigits(grid, {5, 6, 9, 10});
}

bool hasDisjointGroups(const Grid &grid)
{
    return hasFourDigits(grid, {0, 2, 8, 10}) && hasFourDigits(grid, {1, 3, 9, 11})
           && hasFourDigits(grid, {4, 6, 12, 14}) && hasFourDigits(grid, {5, 7, 13, 15});
}

bool hasNoKnight(const Grid &grid)
{
    return areApart(grid, 1, 2, 0) && areApart(grid, 1, -2, 0) && areApart(grid, 2, 1, 0)
           && areApart(grid, 2, -1, 0);
}

bool hasNoKing(const Grid &grid)
{
    return areApart(grid, 1, 1, 0) && areApart(grid, 1, -1, 0);
}

bool hasNoNeighbours(const Grid &grid)
{
    return areApart(grid, 1, 0, 1) && areApart(grid, 0, 1, 1);
}

/// Draws digits for \a cells. Their sum with \a coefficients is often 0: the last one makes it so if it can.
std::map<Cell, Digit> anyDigits(const std::vector<Cell> &cells, const std::vector<int> &coefficients,
                                Random &random)
{
    std::map<Cell, Digit> digits;
    for (const Cell cell : cells)
        digits[cell] = static_cast<Digit>(1 + random.below(random.below(2) == 0 ? 9 : 3));
    int rest = 0;
    for (std::size_t i = 0; i + 1 < cells.size(); ++i)
        rest += coefficients[i] * digits[cells[i]];
    if (const int last = rest * -coefficients.back(); last >= 1 && last <= 9)
        digits[cells.back()] = last;
    return digits;
}

/// What each variant demands, told in other words.
class TestVariantMeanings : public QObject
{
    Q_OBJECT

private slots:
    /// Against predicates that share nothing with the variants.
    void meanWhatTheySay_data()
    {
        QTest::addColumn<std::string>("id");
        QTest::addColumn<Holds>("holds");
        const auto row = [](const char *id, Holds holds) { QTest::newRow(id) << std::string(id) << holds; };
        row("diagonal", hasDiagonal);
        row("anti-diagonal", hasAntiDiagonal);
        row("windoku", hasWindow);
        row("disjoint-groups", hasDisjointGroups);
        row("anti-knight", hasNoKnight);
        row("anti-king", hasNoKing);
        row("non-consecutive", hasNoNeighbours);
        row("anti-taxicab", hasNoTaxi);
        row("global-entropy", hasLowMiddleAndHigh);
        row("global-modulo", hasAllRemainders);
    }

    void meanWhatTheySay()
    {
        QFETCH(std::string, id);
        QFETCH(Holds, holds);
        const int count = countGrids(holds);
        QVERIFY(count < 288);
        QCOMPARE(static_cast<int>(solutionsBySearch(board("................", {id})).size()), count);
    }

    /// Constraints of cells, each with a predicate of its own.
    void constraintsMeanWhatTheySay_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<Holds>("holds");
        const auto row = [](const char *text, Holds holds) { QTest::newRow(text) << text << holds; };
        row("killer 6 r1c1 r1c2 r2c1", [](const Grid &g) { return g[0] + g[1] + g[4] == 6 && g[1] != g[4]; });
        row("palindrome r2c2 r2c3 r3c3 r3c2 r2c2", [](const Grid &g) { return g[6] == g[9]; });
        row("whispers r2c2 r2c3 r3c3 r3c2 r2c2", [](const Grid &g) {
            const std::array loop{g[5], g[6], g[10], g[9], g[5]};
            return std::ranges::adjacent_find(loop, [](Digit a, Digit b) { return std::abs(a - b) < 2; })
                   == loop.end();
        });
        row("renban r2c2 r2c3 r3c3 r2c2", [](const Grid &g) {
            const std::set<Digit> digits{g[5], g[6], g[10]};
            return digits.size() == 3 && *digits.rbegin() - *digits.begin() == 2;
        });
        row("region-sum r1c2 r1c3 r2c3 r2c2 r1c2", // begins within a box
            [](const Grid &g) { return g[1] + g[5] == g[2] + g[6]; });
        row("between-line r1c1 r1c2 r2c3 r2c2 r1c2 r1c3", // crosses itself
            [](const Grid &g) {
                const Digit low = std::min(g[0], g[2]);
                const Digit high = std::max(g[0], g[2]);
                return std::ranges::all_of(std::vector{g[1], g[6], g[5]},
                                           [low, high](Digit d) { return low < d && d < high; });
            });
        row("pill-arrow r1c2 r1c1 r2c2 r2c3 r3c4 r4c4", // its number is read from left to right
            [](const Grid &g) { return 10 * g[0] + g[1] == g[5] + g[6] + g[11] + g[15]; });
        row("killer r2c2 r3c3", [](const Grid &g) { return g[5] != g[10]; });
        row("extra-region r2c2 r2c3 r3c2 r3c3", hasWindow);
        row("even r1c1 r4c4", [](const Grid &g) { return g[0] % 2 == 0 && g[15] % 2 == 0; });
        row("odd r1c1 r4c4", [](const Grid &g) { return g[0] % 2 == 1 && g[15] % 2 == 1; });
        row("greater-than r1c2 r1c1", [](const Grid &g) { return g[1] > g[0]; });
        row("white-dot r1c1 r1c2", [](const Grid &g) { return std::abs(g[1] - g[0]) == 1; });
        row("white-dot 3 r1c1 r2c1", [](const Grid &g) { return std::abs(g[4] - g[0]) == 3; });
        row("black-dot r1c1 r1c2", [](const Grid &g) { return g[0] == 2 * g[1] || g[1] == 2 * g[0]; });
        row("black-dot 3 r1c1 r1c2", [](const Grid &g) { return g[0] == 3 * g[1] || g[1] == 3 * g[0]; });
        row("xv 5 r1c1 r1c2", [](const Grid &g) { return g[0] + g[1] == 5; });
        row("thermometer r1c1 r2c2 r2c3", [](const Grid &g) { return g[0] < g[5] && g[5] < g[6]; });
        row("palindrome r1c1 r1c2 r2c3", [](const Grid &g) { return g[0] == g[6]; });
        row("whispers r1c1 r1c2 r2c3",
            [](const Grid &g) { return std::abs(g[0] - g[1]) >= 2 && std::abs(g[1] - g[6]) >= 2; });
        row("whispers 1 r1c2 r2c3", [](const Grid &g) { return g[1] != g[6]; });
        row("renban r1c2 r2c3 r3c2", [](const Grid &g) {
            const std::set<Digit> digits{g[1], g[6], g[9]};
            return digits.size() == 3 && *digits.rbegin() - *digits.begin() == 2;
        });
        row("between-line r1c1 r2c2 r2c3",
            [](const Grid &g) { return std::min(g[0], g[6]) < g[5] && g[5] < std::max(g[0], g[6]); });
        row("region-sum r1c2 r1c3 r2c3 r3c3",
            [](const Grid &g) { return g[1] == g[2] + g[6] && g[1] == g[10]; });
        row("region-sum r2c1 r2c2 r2c3 r1c2", // enters a box again
            [](const Grid &g) { return g[4] + g[5] == g[6] && g[6] == g[1]; });
        row("arrow r1c1 r2c2 r2c3", [](const Grid &g) { return g[0] == g[5] + g[6]; });
        row("slow-thermometer r1c1 r2c2 r2c3", [](const Grid &g) { return g[0] <= g[5] && g[5] <= g[6]; });
        row("nabner r1c1 r2c2", [](const Grid &g) { return std::abs(g[0] - g[5]) >= 2; });
        row("lockout-line r1c1 r2c2 r2c3", [](const Grid &g) {
            const auto [low, high] = std::minmax({g[0], g[6]});
            return high - low >= 2 && (g[5] < low || g[5] > high);
        });
        row("lockout-line 1 r1c1 r2c2 r2c3", [](const Grid &g) {
            const auto [low, high] = std::minmax({g[0], g[6]});
            return low != high && (g[5] < low || g[5] > high);
        });
        row("zipper-line r1c1 r2c2 r2c3", [](const Grid &g) { return g[0] + g[6] == g[5]; });
        row("zipper-line r2c1 r3c2 r4c3 r3c3 r2c4",
            [](const Grid &g) { return g[4] + g[7] == g[14] && g[9] + g[10] == g[14]; });
        row("zipper-line r1c1 r2c1 r3c2 r3c3", [](const Grid &g) { return g[0] + g[10] == g[4] + g[9]; });
        row("double-arrow r1c1 r2c2 r2c3 r3c4", [](const Grid &g) { return g[0] + g[11] == g[5] + g[6]; });
        row("double-arrow r1c1 r2c2 r3c3", [](const Grid &g) { return g[0] + g[10] == g[5]; });
        row("sum-line r1c1 r1c2 r2c3 r3c3", [](const Grid &g) { // by 5, one more than the digits
            return g[0] + g[1] == 5 && g[6] + g[10] == 5;
        });
        row("sum-line 6 r1c1 r2c2 r2c3 r3c3 r3c4", [](const Grid &g) {
            const std::array digits{g[0], g[5], g[6], g[10], g[11]};
            int sum = 0;
            for (const Digit digit : digits)
                sum = sum == 6 ? digit : sum + digit;
            const bool isCut = digits[0] + digits[1] == 6 || digits[0] + digits[1] + digits[2] == 6;
            return isCut && sum == 6;
        });
        row("sum-line r2c1 r1c1 r1c2 r2c3 r3c3 r3c2 r2c1", [](const Grid &g) { // a loop, cut somewhere
            std::array digits{g[4], g[0], g[1], g[6], g[10], g[9]};
            for (std::size_t turn = 0; turn < digits.size(); ++turn) {
                int sum = 0;
                for (const Digit digit : digits)
                    sum = sum == 5 ? digit : sum + digit;
                bool isCut = sum == 5;
                for (sum = 0; const Digit digit : digits) {
                    isCut = isCut && sum + digit <= 5;
                    sum = sum + digit == 5 ? 0 : sum + digit;
                }
                if (isCut)
                    return true;
                std::rotate(digits.begin(), digits.begin() + 1, digits.end());
            }
            return false;
        });
        row("skyscraper-clue 1 r1c1 r1c2", [](const Grid &g) { return g[0] == 4; });
        row("skyscraper-clue 2 r4c2 r3c2", [](const Grid &g) { return seenFrom(g, {13, 9, 5, 1}) == 2; });
        row("skyscraper-clue 4 r2c4 r2c3",
            [](const Grid &g) { return g[7] < g[6] && g[6] < g[5] && g[5] < g[4]; });
        row("hidden-skyscraper 1 r1c1 r1c2", [](const Grid &g) {
            const std::array line{g[0], g[1], g[2], g[3]};
            const auto hidden = std::is_sorted_until(line.begin(), line.end());
            return hidden != line.end() && *hidden == 1;
        });
        row("hidden-skyscraper 3 r4c2 r3c2", [](const Grid &g) {
            const std::array line{g[13], g[9], g[5], g[1]};
            const auto hidden = std::is_sorted_until(line.begin(), line.end());
            return hidden != line.end() && *hidden == 3;
        });
        row("lunchbox 5 r1c1 r2c2 r2c3 r3c4", [](const Grid &g) {
            const std::vector line{g[0], g[5], g[6], g[11]};
            const auto [low, high] = std::ranges::minmax_element(line);
            const auto [first, last] = std::minmax(low, high);
            int sum = 0;
            for (auto digit = first + 1; digit < last; ++digit)
                sum += *digit;
            return std::set(line.begin(), line.end()).size() == 4 && sum == 5;
        });
        row("lunchbox 3 r1c1 r2c2 r2c3", [](const Grid &g) { // 3 is between 1 or 2 and 4
            return g[5] == 3 && std::max(g[0], g[6]) == 4 && std::min(g[0], g[6]) < 3;
        });
        row("sum-cage 6 r1c2 r2c3 r4c4", [](const Grid &g) { return g[1] + g[6] + g[15] == 6; });
        row("product-cage 8 r1c2 r2c3 r4c4", [](const Grid &g) { return g[1] * g[6] * g[15] == 8; });
        row("product-cage 9 r1c2 r2c3", [](const Grid &g) { return g[1] == 3 && g[6] == 3; });
        row("equality-cage r1c2 r2c3", [](const Grid &g) { // 1 and 4, or 2 and 3
            return g[1] + g[6] == 5;
        });
        row("rellik-cage 3 r1c2 r2c3",
            [](const Grid &g) { return g[1] != g[6] && g[1] != 3 && g[6] != 3 && g[1] + g[6] != 3; });
        row("rellik-cage 7 r1c1 r2c3 r3c2", [](const Grid &g) { // neither 3 + 4 nor 1 + 2 + 4
            return std::set{g[0], g[6], g[9]} == std::set{1, 2, 3};
        });
        row("dutch-flatmates", [](const Grid &g) { // 2 is the lower one in the middle
            for (Cell cell = 0; cell < 16; ++cell)
                if (g[cell] == 2 && (cell < 4 || g[cell - 4] != 1) && (cell >= 12 || g[cell + 4] != 4))
                    return false;
            return true;
        });
        row("same-values r1c1 r1c2 r2c3 r3c4 r4c2 r3c3", [](const Grid &g) {
            return std::multiset{g[0], g[1], g[6]} == std::multiset{g[11], g[13], g[10]};
        });
        row("same-values 3 r1c1 r2c2 r3c3 r4c4 r2c4 r3c1", [](const Grid &g) {
            const std::multiset first{g[0], g[5]};
            return first == std::multiset{g[10], g[15]} && first == std::multiset{g[7], g[8]};
        });
        row("count-distinct r1c1 r2c3 r3c2 r4c1 r4c4", [](const Grid &g) {
            return g[0] == static_cast<int>(std::set{g[6], g[9], g[12], g[15]}.size());
        });
        row("counting-circles r1c1 r1c2 r2c3 r3c2 r4c1", [](const Grid &g) {
            std::map<Digit, int> counts;
            for (const Cell cell : {0, 1, 6, 9, 12})
                ++counts[g[cell]];
            return std::ranges::all_of(counts, [](const auto &each) { return each.first == each.second; });
        });
        row("look-and-say 23 r1c1 r2c3 r3c4",
            [](const Grid &g) { return (g[0] == 3) + (g[6] == 3) + (g[11] == 3) == 2; });
        row("look-and-say 12 4 r1c1 r2c3 r3c4", // one 2 and no 4
            [](const Grid &g) {
                return (g[0] == 2) + (g[6] == 2) + (g[11] == 2) == 1 && g[0] != 4 && g[6] != 4 && g[11] != 4;
            });
        row("little-killer 6 r1c2 r2c3", [](const Grid &g) { return g[1] + g[6] + g[11] == 6; });
        row("little-killer 10 r1c1 r2c2", [](const Grid &g) { return g[0] + g[5] + g[10] + g[15] == 10; });
        row("sandwich 0 r1c1 r1c2", [](const Grid &g) {
            return std::abs(placeOf(g, {0, 1, 2, 3}, 1) - placeOf(g, {0, 1, 2, 3}, 4)) == 1;
        });
        row("sandwich 3 r4c2 r3c2", [](const Grid &g) {
            const int one = placeOf(g, {13, 9, 5, 1}, 1);
            const int four = placeOf(g, {13, 9, 5, 1}, 4);
            return std::abs(one - four) == 2 && placeOf(g, {13, 9, 5, 1}, 3) == (one + four) / 2;
        });
        row("x-sum 10 r1c1 r1c2", [](const Grid &g) { return g[0] == 4; });
        row("x-sum 6 r1c4 r1c3",
            [](const Grid &g) { return g[3] == 2 ? g[2] == 4 : g[3] == 3 && g[2] + g[1] == 3; });
        row("numbered-room 3 r1c1 r1c2", [](const Grid &g) { return g[0] != 1 && g[g[0] - 1] == 3; });
        row("numbered-room 1 r4c2 r3c2", [](const Grid &g) { return g[13 - 4 * (g[13] - 1)] == 1; });
        row("shared-rank 10 r1c1 r2c1", [](const Grid &g) { return rankOf(g, {0, 4, 8, 12}) == 10; });
        row("shared-rank 5 r4c4 r4c3", [](const Grid &g) { return rankOf(g, {15, 14, 13, 12}) == 5; });
        row("full-rank 16 r2c1 r2c2", // the last one has no rank after it that it could share
            [](const Grid &g) {
                return rankOf(g, {4, 5, 6, 7}) == 16;
            });
        row("row-indexer r2c3 r4c1",
            [](const Grid &g) { return g[4 * (g[6] - 1) + 2] == 2 && g[4 * (g[12] - 1)] == 4; });
        row("box-indexer r1c4 r4c1", [](const Grid &g) { // places 2 and 3 of their boxes
            const Cell first[]{2, 3, 6, 7};
            const Cell second[]{8, 9, 12, 13};
            return g[first[g[3] - 1]] == 2 && g[second[g[12] - 1]] == 3;
        });
        row("column-indexer r2c3 r2c4",
            [](const Grid &g) { return g[4 + g[6] - 1] == 3 && g[4 + g[7] - 1] == 4; });
        row("maximum r1c1 r2c3", [](const Grid &g) {
            return g[0] > std::max(g[1], g[4]) && g[6] > std::max({g[2], g[5], g[7], g[10]});
        });
        row("minimum r2c2 r2c3", // they say nothing of each other
            [](const Grid &g) {
                return std::max(g[5], g[6]) < 5 && g[5] < std::min({g[1], g[4], g[9]})
                       && g[6] < std::min({g[2], g[7], g[10]});
            });
        row("entropic-line r1c1 r2c2 r2c3 r3c3", [](const Grid &g) { // 1 and 2 are low
            const auto group = [&](Cell cell) { return std::max(2, g[cell]); };
            const std::set<int> groups{group(0), group(5), group(6)};
            return groups.size() == 3 && group(10) == group(0);
        });
        row("modular-line r1c1 r2c2 r2c3 r3c3", [](const Grid &g) {
            const std::set<int> remainders{g[0] % 3, g[5] % 3, g[6] % 3};
            return remainders.size() == 3 && g[10] % 3 == g[0] % 3;
        });
        row("modular-line 2 r1c1 r2c2 r2c3 r3c4", [](const Grid &g) {
            return g[0] % 2 != g[5] % 2 && g[5] % 2 != g[6] % 2 && g[6] % 2 != g[11] % 2;
        });
        row("quadruple 1 4 r1c2 r1c3 r2c2 r2c3", [](const Grid &g) {
            const std::set<Digit> digits{g[1], g[2], g[5], g[6]};
            return digits.contains(1) && digits.contains(4);
        });
        row("quadruple 2 2 r2c2 r2c3 r3c2 r3c3",
            [](const Grid &g) { return (g[5] == 2) + (g[6] == 2) + (g[9] == 2) + (g[10] == 2) >= 2; });
        row("given-candidates 1 4 r1c2 r2c3",
            [](const Grid &g) { return (g[1] == 1 || g[1] == 4) && (g[6] == 1 || g[6] == 4); });
        row("clone r1c1 r1c2 r3c3 r3c4", [](const Grid &g) { return g[0] == g[10] && g[1] == g[11]; });
        row("target-sum 5 r1c1 r1c2 r3c1 r3c2", [](const Grid &g) {
            return g[0] + g[1] == 5 && g[8] + g[9] == 5 && g[0] + g[8] == 5 && g[1] + g[9] == 5;
        });
    }

    void constraintsMeanWhatTheySay()
    {
        QFETCH(QString, text);
        QFETCH(Holds, holds);
        Puzzle puzzle = emptyBoard(4);
        const auto constraint = readConstraint(puzzle.geometry, text.toStdString());
        QVERIFY(constraint);
        puzzle.constraints.push_back(*constraint);
        const int count = countGrids(holds);
        QVERIFY(count > 0 && count < 288);
        QCOMPARE(static_cast<int>(solutionsBySearch(puzzle).size()), count);
        QCOMPARE(constraintText(puzzle.geometry, *constraint), text.toStdString());
    }

    /// An automaton with coefficients accepts the digits with a linear sum of 0, also where a line returns to
    /// a cell.
    void coefficientsSayWhatAutomataAccept()
    {
        Random random(8);
        std::map<bool, int> counts;
        for (const char *id : {"arrow", "pill-arrow", "region-sum", "zipper-line", "double-arrow"})
            for (const std::vector<Cell> &cells : {std::vector{0, 1, 2},
                                                   {10, 1, 2, 12},
                                                   {9, 0, 1, 2, 3, 12, 21, 20, 29},
                                                   {1, 2, 3, 12, 11, 2}})
                for (const Rule &rule : findVariant(id)->rules(emptyBoard(9), {findVariant(id), cells})) {
                    const auto &automaton = std::get<rule::Automaton>(rule);
                    QCOMPARE(automaton.coefficients.size(), automaton.cells.size());
                    for (int round = 0; round < 300; ++round) {
                        const auto digits = anyDigits(automaton.cells, automaton.coefficients, random);
                        int total = 0;
                        int state = 0;
                        for (std::size_t i = 0; i < automaton.cells.size(); ++i) {
                            const Digit digit = digits.at(automaton.cells[i]);
                            total += automaton.coefficients[i] * digit;
                            if (state != TransitionTable::deadState)
                                state = automaton.table->next(state, digit);
                        }
                        QCOMPARE(automaton.accepts(state), total == 0);
                        ++counts[total == 0];
                    }
                }
        QVERIFY(counts[true] > 100);
        QVERIFY(counts[false] > 100);
    }

    void anImpossibleSumIsARuleWithoutASolution()
    {
        for (const char *text : {"killer 2 r1c1 r1c2", "killer 8 r1c1 r1c2", "killer 9999 r1c1 r1c2 r1c3"}) {
            Puzzle puzzle = emptyBoard(4);
            const auto cage = readConstraint(puzzle.geometry, text);
            QVERIFY2(cage.has_value(), text);
            QVERIFY(findProblemOrImpossibility(puzzle.geometry, *cage)->kind
                    == ConstraintProblem::Kind::NumberRange);
            puzzle.constraints = {*cage};
            QVERIFY(solutionsBySearch(puzzle).empty());
        }
        QVERIFY(!readConstraint(emptyBoard(4).geometry, "killer 10000 r1c1 r1c2"));
    }

    void aNumberOfNoDigitIsSaid()
    {
        using Kind = ConstraintProblem::Kind;
        const Geometry geometry = emptyBoard(4).geometry;
        const auto cage = readConstraint(geometry, "look-and-say 12 17 r1c1 r1c2 r2c1");
        QVERIFY(cage.has_value());
        const auto problem = findProblemOrImpossibility(geometry, *cage);
        QVERIFY(problem.has_value());
        QVERIFY(problem->kind == Kind::NoSuchDigit);
        QCOMPARE(problem->min, 7);
        QVERIFY(!findProblemOrImpossibility(defaultGeometry(9), *cage));
        QVERIFY(!findProblemOrImpossibility(geometry, *readConstraint(geometry, "look-and-say 4 r1c1 r1c2")));
    }

    /// A line that returns to one of its ends has no digit between them.
    void aClosedBetweenLineHasNoSolution()
    {
        Puzzle puzzle = emptyBoard(4);
        puzzle.constraints = {*readConstraint(puzzle.geometry, "between-line r1c1 r1c2 r2c2 r1c1")};
        QVERIFY(solutionsBySearch(puzzle).empty());
    }

    /// A board of 4x4 with dots for all that one grid has, and the rule that these are all.
    void allDotsLeaveOnlyWhatHasThem_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("all");
        QTest::newRow("white dots") << "white-dot"
                                    << "all-white-dots";
        QTest::newRow("black dots") << "black-dot"
                                    << "all-black-dots";
        QTest::newRow("V") << "xv"
                           << "all-xv";
    }

    void allDotsLeaveOnlyWhatHasThem()
    {
        QFETCH(QString, kind);
        QFETCH(QString, all);
        const auto isMarked = [&kind](Digit a, Digit b) {
            return kind == "white-dot"   ? std::abs(a - b) == 1
                   : kind == "black-dot" ? a == 2 * b || b == 2 * a
                                         : a + b == 5;
        };
        const auto dotsOf = [&](const Grid &grid) {
            std::vector<Cell> dots;
            for (Cell cell = 0; cell < 16; ++cell) {
                if (cell % 4 < 3 && isMarked(grid[cell], grid[cell + 1]))
                    dots.push_back(2 * cell);
                if (cell < 12 && isMarked(grid[cell], grid[cell + 4]))
                    dots.push_back(2 * cell + 1);
            }
            return dots;
        };
        const Grid wanted = grid("1234341221434321");
        Puzzle puzzle = emptyBoard(4);
        puzzle.constraints.push_back({findVariant(all.toStdString()), {}});
        for (const Cell dot : dotsOf(wanted))
            puzzle.constraints.push_back({findVariant(kind.toStdString()),
                                          {dot / 2, dot / 2 + (dot % 2 == 0 ? 1 : 4)},
                                          kind == "xv" ? std::vector{5} : std::vector<int>()});
        const std::vector<Grid> grids = BruteForce(emptyBoard(4)).solutions();
        const auto same = [&](const Grid &grid) { return dotsOf(grid) == dotsOf(wanted); };
        QCOMPARE(static_cast<int>(solutionsBySearch(puzzle).size()),
                 static_cast<int>(std::ranges::count_if(grids, same)));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestVariantMeanings)

} // namespace sudoku::tst_variantmeanings

#include "tst_variantmeanings.moc"
