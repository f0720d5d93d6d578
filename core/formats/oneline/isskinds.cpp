#include "core/formats/oneline/isskind.h"

#include "core/formats/oneline/issclones.h"
#include "core/formats/oneline/issclues.h"
#include "core/formats/oneline/issownrules.h"
#include "core/formats/oneline/issranks.h"
#include "core/formats/oneline/issregions.h"
#include "core/formats/oneline/isswholerules.h"
#include "core/formats/text/countednumbers.h"
#include "core/variants/ruleparts.h"
#include "core/variants/squares.h"
#include "core/variants/turnlines.h"
#include "core/variants/variant.h"

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

// Name, on the board as a whole

IssConstraints readFlag(const IssKind &kind, const Geometry &, const IssItem &item)
{
    return item.arguments.empty() ? IssConstraints{issConstraint(kind, {})} : IssConstraints();
}

std::string writeFlag(const IssKind &kind, const Geometry &, const Constraint &)
{
    return issHead(kind);
}

constexpr std::string_view diagonalDown = "-1";
constexpr std::string_view diagonalUp = "1";

template <const std::string_view &direction>
IssConstraints readDiagonal(const IssKind &kind, const Geometry &, const IssItem &item)
{
    const bool isMeant = item.arguments.size() == 1 && item.arguments[0] == direction;
    return isMeant ? IssConstraints{issConstraint(kind, {})} : IssConstraints();
}

template <const std::string_view &direction>
std::string writeDiagonal(const IssKind &kind, const Geometry &, const Constraint &)
{
    return issHead(kind) + "~" + std::string(direction);
}

// Name~cell~cell…

IssConstraints readCells(const IssKind &kind, const Geometry &geometry, const IssItem &item)
{
    auto cells = issCells(geometry, item.arguments);
    return cells && !cells->empty() ? IssConstraints{issConstraint(kind, std::move(*cells))}
                                    : IssConstraints();
}

std::string writeCells(const IssKind &kind, const Geometry &geometry, const Constraint &constraint)
{
    return constraint.numbers.empty() ? issHead(kind) + issCellsText(geometry, constraint.cells)
                                      : std::string();
}

// Name~number~cell~cell…

IssConstraints readCage(const IssKind &kind, const Geometry &geometry, const IssItem &item)
{
    const auto cells = issCells(geometry, issArguments(item, 1));
    const auto sum = issNumber(item, 0);
    if (!cells || (!sum && (item.arguments.empty() || !item.arguments[0].empty())))
        return {};
    return {issConstraint(kind, *cells, sum.value_or(0) == 0 ? std::vector<int>() : std::vector{*sum})};
}

// Name~type~cell~cell…

constexpr std::string_view rowType = "R";
constexpr std::string_view columnType = "C";

template <const std::string_view &type>
IssConstraints readIndexers(const IssKind &kind, const Geometry &geometry, const IssItem &item)
{
    auto cells = issCells(geometry, issArguments(item, 1));
    const bool isMeant = !item.arguments.empty() && item.arguments[0] == type;
    return isMeant && cells ? IssConstraints{issConstraint(kind, std::move(*cells))} : IssConstraints();
}

template <const std::string_view &type>
std::string writeIndexers(const IssKind &kind, const Geometry &geometry, const Constraint &indexers)
{
    return issHead(kind) + "~" + std::string(type) + issCellsText(geometry, indexers.cells);
}

IssConstraints readNumbered(const IssKind &kind, const Geometry &geometry, const IssItem &item)
{
    const auto cells = issCells(geometry, issArguments(item, 1));
    const auto number = issNumber(item, 0);
    return cells && number ? IssConstraints{issConstraint(kind, *cells, {*number})} : IssConstraints();
}

std::string writeNumbered(const IssKind &kind, const Geometry &geometry, const Constraint &constraint)
{
    return constraint.number() ? issHead(kind) + "~" + std::to_string(*constraint.number())
                                     + issCellsText(geometry, constraint.cells)
                               : std::string();
}

/// Reads a line; its number is left out if it is the default here.
template <int (*defaultNumber)(int digitCount)>
IssConstraints readLine(const IssKind &kind, const Geometry &geometry, const IssItem &item)
{
    IssConstraints lines = readNumbered(kind, geometry, item);
    if (!lines.empty() && lines.front().number() == defaultNumber(geometry.digitCount()))
        lines.front().numbers.clear();
    return lines;
}

template <int (*defaultNumber)(int digitCount)>
std::string writeLine(const IssKind &kind, const Geometry &geometry, const Constraint &line)
{
    return issHead(kind) + "~" + std::to_string(line.number().value_or(defaultNumber(geometry.digitCount())))
           + issCellsText(geometry, line.cells);
}

constexpr int ceilHalf(int digitCount)
{
    return (digitCount + 1) / 2;
}

constexpr int floorHalf(int digitCount)
{
    return digitCount / 2;
}

constexpr int oneMore(int digitCount)
{
    return digitCount + 1;
}

// SumLine~number~cell~cell…, with LOOP at the end of one that returns to its first cell

constexpr std::string_view loopEnd = "LOOP";

IssConstraints readSumLine(const IssKind &kind, const Geometry &geometry, const IssItem &item)
{
    IssItem line = item;
    if (line.arguments.size() > 2 && line.arguments.back() == loopEnd)
        line.arguments.back() = line.arguments[1];
    return readLine<oneMore>(kind, geometry, line);
}

std::string writeSumLine(const IssKind &kind, const Geometry &geometry, const Constraint &line)
{
    Constraint open = line;
    const bool isLoop = isClosed(line.cells);
    if (isLoop)
        open.cells.pop_back();
    return writeLine<oneMore>(kind, geometry, open) + (isLoop ? "~" + std::string(loopEnd) : "");
}

constexpr int plainModulus(int)
{
    return defaultModulus;
}

std::string writeCage(const IssKind &kind, const Geometry &geometry, const Constraint &cage)
{
    return issHead(kind) + "~" + std::to_string(cage.number().value_or(0))
           + issCellsText(geometry, cage.cells);
}

std::string writeNothing(const IssKind &, const Geometry &, const Constraint &)
{
    return {};
}

IssConstraints readWhispers(const IssKind &kind, const Geometry &geometry, const IssItem &item)
{
    constexpr const char *germanDifference = "5";
    IssItem whole = item;
    if (!issNumber(item, 0))
        whole.arguments.insert(whole.arguments.begin(), germanDifference);
    return readLine<ceilHalf>(kind, geometry, whole);
}

// LookAndSay~counts and digits in turn, one figure each~cell~cell…

IssConstraints readLookAndSay(const IssKind &kind, const Geometry &geometry, const IssItem &item)
{
    const auto cells = issCells(geometry, issArguments(item, 1));
    const auto numbers = item.arguments.empty() ? std::nullopt : countedNumbers(item.arguments[0]);
    return cells && numbers ? IssConstraints{issConstraint(kind, *cells, *numbers)} : IssConstraints();
}

std::string writeLookAndSay(const IssKind &kind, const Geometry &geometry, const Constraint &cage)
{
    return issHead(kind) + "~" + countedText(cage.numbers) + issCellsText(geometry, cage.cells);
}

/// On boards with nine digits, on which these rules stand for themselves there.
std::string writeFlagOfNine(const IssKind &kind, const Geometry &geometry, const Constraint &)
{
    constexpr int nine = 9;
    return geometry.digitCount() == nine ? issHead(kind) : std::string();
}

/// Reads the pill, then the arrow, which begins in either of its cells.
IssConstraints readPillArrow(const IssKind &kind, const Geometry &geometry, const IssItem &item)
{
    auto cells = issCells(geometry, issArguments(item, 1));
    if (!cells || issNumber(item, 0) != 2 || cells->size() < 3)
        return {};
    const auto distance = [&geometry](Cell one, Cell other) {
        return std::max(std::abs(geometry.rowOf(one) - geometry.rowOf(other)),
                        std::abs(geometry.columnOf(one) - geometry.columnOf(other)));
    };
    if (distance((*cells)[1], (*cells)[2]) > 1)
        std::swap((*cells)[0], (*cells)[1]);
    return {issConstraint(kind, *cells)};
}

std::string writePillArrow(const IssKind &kind, const Geometry &geometry, const Constraint &arrow)
{
    return issHead(kind) + "~2" + issCellsText(geometry, arrow.cells);
}

// Name~cell~cell…: each pair of cells that share a side

template <int... number>
IssConstraints readPairs(const IssKind &kind, const Geometry &geometry, const IssItem &item)
{
    const auto cells = issCells(geometry, item.arguments);
    IssConstraints pairs;
    for (std::size_t i = 0; cells && i < cells->size(); ++i)
        for (std::size_t j = i + 1; j < cells->size(); ++j)
            if (std::ranges::find(geometry.neighbours((*cells)[i]), (*cells)[j])
                != geometry.neighbours((*cells)[i]).end())
                pairs.push_back(issConstraint(kind, {(*cells)[i], (*cells)[j]}, {number...}));
    return pairs;
}

template <int number>
std::string writeSum(const IssKind &kind, const Geometry &geometry, const Constraint &sum)
{
    return sum.number() == number ? issHead(kind) + issCellsText(geometry, sum.cells) : std::string();
}

IssConstraints readKropki(const IssKind &, const Geometry &, const IssItem &)
{
    return {{findVariant("all-white-dots"), {}}, {findVariant("all-black-dots"), {}}};
}

// Quad~cell~digit~digit…, where the cell is the one at the top left

IssConstraints readQuadruple(const IssKind &kind, const Geometry &geometry, const IssItem &item)
{
    const auto first =
        issCells(geometry, std::span(item.arguments).first(std::min<std::size_t>(1, item.arguments.size())));
    std::vector<Cell> cells =
        first && !first->empty() ? squareFrom(geometry, first->front()) : std::vector<Cell>();
    if (cells.empty())
        return {};
    Constraint quadruple = issConstraint(kind, std::move(cells));
    for (std::size_t i = 1; i < item.arguments.size(); ++i)
        quadruple.numbers.push_back(issNumber(item, i).value_or(noDigit));
    return {quadruple};
}

std::string writeQuadruple(const IssKind &kind, const Geometry &geometry, const Constraint &quadruple)
{
    std::string text = issHead(kind) + "~" + issCell(geometry, std::ranges::min(quadruple.cells));
    for (const int number : quadruple.numbers)
        text += "~" + std::to_string(number);
    return text;
}

constexpr std::string_view ownRule; // of no variant of the program

constexpr std::array table{
    IssKind{"Diagonal", "diagonal", readDiagonal<diagonalDown>, writeDiagonal<diagonalDown>},
    IssKind{"Diagonal", "anti-diagonal", readDiagonal<diagonalUp>, writeDiagonal<diagonalUp>},
    IssKind{"Windoku", "windoku", readFlag, writeFlag},
    IssKind{"DisjointSets", "disjoint-groups", readFlag, writeFlag},
    IssKind{"AntiKnight", "anti-knight", readFlag, writeFlag},
    IssKind{"AntiKing", "anti-king", readFlag, writeFlag},
    IssKind{"AntiTaxicab", "anti-taxicab", readFlag, writeFlag, true},
    IssKind{"AntiConsecutive", "non-consecutive", readFlag, writeFlag},
    IssKind{"GlobalEntropy", "global-entropy", readFlag, writeFlagOfNine, true},
    IssKind{"GlobalMod", "global-modulo", readFlag, writeFlagOfNine},
    IssKind{"DutchFlatmates", "dutch-flatmates", readFlag, writeFlagOfNine, true},
    IssKind{"Cage", "killer", readCage, writeCage},
    IssKind{"Sum", "sum-cage", readNumbered, writeNumbered},
    IssKind{"RellikCage", "rellik-cage", readNumbered, writeNumbered},
    IssKind{"EqualityCage", "equality-cage", readCells, writeCells},
    IssKind{"LookAndSay", "look-and-say", readLookAndSay, writeLookAndSay},
    IssKind{"CountDistinct", "count-distinct", readCells, writeCells},
    IssKind{"CountingCircles", "counting-circles", readCells, writeCells},
    IssKind{"AllDifferent", "extra-region", readCells, writeCells},
    IssKind{"GreaterThan", "greater-than", readPairs<>, writeCells},
    IssKind{"WhiteDot", "white-dot", readPairs<>, writeCells},
    IssKind{"BlackDot", "black-dot", readPairs<>, writeCells},
    IssKind{"X", "xv", readPairs<10>, writeSum<10>},
    IssKind{"V", "xv", readPairs<5>, writeSum<5>},
    IssKind{"StrictKropki", "all-white-dots", readKropki, writeNothing},
    IssKind{"StrictXV", "all-xv", readFlag, writeFlag},
    IssKind{"Thermo", "thermometer", readCells, writeCells},
    IssKind{"Palindrome", "palindrome", readCells, writeCells},
    IssKind{"Whisper", "whispers", readWhispers, writeLine<ceilHalf>},
    IssKind{"Renban", "renban", readCells, writeCells},
    IssKind{"Between", "between-line", readCells, writeCells},
    IssKind{"Lockout", "lockout-line", readLine<floorHalf>, writeLine<floorHalf>},
    IssKind{"SumLine", "sum-line", readSumLine, writeSumLine},
    IssKind{"Lunchbox", "lunchbox", readNumbered, writeNumbered},
    IssKind{"Zipper", "zipper-line", readCells, writeCells},
    IssKind{"DoubleArrow", "double-arrow", readCells, writeCells},
    IssKind{"RegionSumLine", "region-sum", readCells, writeCells},
    IssKind{"Entropic", "entropic-line", readCells, writeCells, true},
    IssKind{"Modular", "modular-line", readLine<plainModulus>, writeLine<plainModulus>},
    IssKind{"Arrow", "arrow", readCells, writeCells},
    IssKind{"PillArrow", "pill-arrow", readPillArrow, writePillArrow},
    IssKind{"LittleKiller", "little-killer", readIssLittleKiller, writeIssLittleKiller},
    IssKind{"Sandwich", "sandwich", readIssSandwich, writeIssSandwich},
    IssKind{"XSum", "x-sum", readIssEnds, writeIssEnds},
    IssKind{"NumberedRoom", "numbered-room", readIssEnds, writeIssEnds},
    IssKind{"Skyscraper", "skyscraper-clue", readIssEnds, writeIssEnds},
    IssKind{"HiddenSkyscraper", "hidden-skyscraper", readIssEnds, writeIssEnds},
    IssKind{"FullRank", "full-rank", readIssRank, writeIssEnds},
    IssKind{"FullRank", "shared-rank", readIssSharedRank, writeIssSharedRank},
    IssKind{issRankTies, "different-lines", readIssNoTies, writeIssNoTies},
    IssKind{"Indexing", "row-indexer", readIndexers<rowType>, writeIndexers<rowType>},
    IssKind{"Indexing", "column-indexer", readIndexers<columnType>, writeIndexers<columnType>},
    IssKind{"Quad", "quadruple", readQuadruple, writeQuadruple},
    IssKind{"SameValues", "clone", readIssSame, writeIssSame},
    IssKind{"SameValues", "same-region", readIssTogether, writeIssTogether},
    IssKind{"SameValues", "same-values", readIssSets, writeIssSets},
    IssKind{"ChaosConstruction", "chaos-construction", readFlag, writeFlag},
    IssKind{"ChaosCount", "region-surroundings", readIssSurroundings, writeIssRegionCell, true},
    IssKind{"ChaosCount", "region-count", readIssRegionCount, writeIssRegionCells, true},
    IssKind{"ChaosArrow", "region-view", readIssRegionView, writeIssRegionCell, true},
    IssKind{"ChaosArrow", "region-arrow", readIssRegionArrow, writeIssRegionCells, true},
    IssKind{"And", "clone", readIssClone, writeIssClone},
    IssKind{"Pair", ownRule, readIssOwnRule, writeIssOwnRule},
    IssKind{"PairX", ownRule, readIssOwnRule, writeIssOwnRule},
    IssKind{"Binary", ownRule, readIssOwnRule, writeIssOwnRule},
    IssKind{"BinaryX", ownRule, readIssOwnRule, writeIssOwnRule},
    IssKind{"Regex", ownRule, readIssOwnRule, writeIssOwnRule},
    IssKind{"NFA", ownRule, readIssOwnRule, writeIssOwnRule},
    IssKind{"Sum", ownRule, readIssFactors, writeNothing},
    IssKind{"Cage", "killer", readIssRepeatedCage, writeNothing},
    IssKind{"EqualSum", ownRule, readIssEqualSums, writeNothing},
    IssKind{"PillArrow", ownRule, readIssLongPill, writeNothing},
    IssKind{"ContainExact", ownRule, readIssContain, writeNothing},
    IssKind{"ContainAtLeast", ownRule, readIssContain, writeNothing},
    IssKind{"ValueIndexing", ownRule, readIssValueIndexing, writeNothing},
};

/// Further items that may stand without an argument at the beginning of a string.
constexpr std::array<std::string_view, 2> otherFlags{"Doppelganger", "NoBoxes"};

} // namespace

std::span<const IssKind> issKinds()
{
    return table;
}

bool isIssName(std::string_view name)
{
    return std::ranges::find(table, name, &IssKind::name) != table.end()
           || std::ranges::find(otherFlags, name) != otherFlags.end()
           || std::ranges::find(issComposites, name) != issComposites.end();
}

} // namespace sudoku
