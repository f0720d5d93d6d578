#include "core/formats/oneline/isskind.h"

#include "core/formats/oneline/issclues.h"
#include "core/formats/oneline/issownrules.h"
#include "core/variants/turnlines.h"
#include "core/variants/variant.h"

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

using Arguments = std::span<const std::string>;

/// Returns the cells, or nothing if one of the arguments is no cell of the board.
std::optional<std::vector<Cell>> cellsOf(const Geometry &geometry, Arguments arguments)
{
    std::vector<Cell> cells;
    for (const std::string &argument : arguments) {
        const std::optional<Cell> cell = issCell(geometry, argument);
        if (!cell)
            return {};
        cells.push_back(*cell);
    }
    return cells;
}

std::string cellsText(const Geometry &geometry, std::span<const Cell> cells)
{
    std::string text;
    for (const Cell cell : cells)
        text += "~" + issCell(geometry, cell);
    return text;
}

Arguments from(const IssItem &item, std::size_t index)
{
    return Arguments(item.arguments).subspan(std::min(index, item.arguments.size()));
}

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
    auto cells = cellsOf(geometry, item.arguments);
    return cells && !cells->empty() ? IssConstraints{issConstraint(kind, std::move(*cells))}
                                    : IssConstraints();
}

std::string writeCells(const IssKind &kind, const Geometry &geometry, const Constraint &constraint)
{
    return constraint.numbers.empty() ? issHead(kind) + cellsText(geometry, constraint.cells) : std::string();
}

// Name~number~cell~cell…

IssConstraints readCage(const IssKind &kind, const Geometry &geometry, const IssItem &item)
{
    const auto cells = cellsOf(geometry, from(item, 1));
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
    auto cells = cellsOf(geometry, from(item, 1));
    const bool isMeant = !item.arguments.empty() && item.arguments[0] == type;
    return isMeant && cells ? IssConstraints{issConstraint(kind, std::move(*cells))} : IssConstraints();
}

template <const std::string_view &type>
std::string writeIndexers(const IssKind &kind, const Geometry &geometry, const Constraint &indexers)
{
    return issHead(kind) + "~" + std::string(type) + cellsText(geometry, indexers.cells);
}

bool seeEachOther(const Geometry &geometry, Cell one, Cell other)
{
    return geometry.rowOf(one) == geometry.rowOf(other) || geometry.columnOf(one) == geometry.columnOf(other)
           || geometry.regionOf(one) == geometry.regionOf(other);
}

/// Reads a sum of cells, whose digits need not differ: a cage where they do anyway.
IssConstraints readSum(const IssKind &kind, const Geometry &geometry, const IssItem &item)
{
    const auto cells = cellsOf(geometry, from(item, 1));
    const auto sum = issNumber(item, 0);
    if (!cells || !sum)
        return {};
    for (const Cell one : *cells)
        for (const Cell other : *cells)
            if (!seeEachOther(geometry, one, other))
                return {};
    return {issConstraint(kind, *cells, {*sum})};
}

std::string writeCage(const IssKind &kind, const Geometry &geometry, const Constraint &cage)
{
    return issHead(kind) + "~" + std::to_string(cage.number().value_or(0)) + cellsText(geometry, cage.cells);
}

std::string writeNothing(const IssKind &, const Geometry &, const Constraint &)
{
    return {};
}

IssConstraints readWhispers(const IssKind &kind, const Geometry &geometry, const IssItem &item)
{
    constexpr int germanDifference = 5;
    const auto number = issNumber(item, 0);
    const auto cells = cellsOf(geometry, from(item, number ? 1 : 0));
    const int difference = number.value_or(germanDifference);
    if (!cells)
        return {};
    const bool isDefault = difference == (geometry.digitCount() + 1) / 2;
    return {issConstraint(kind, *cells, isDefault ? std::vector<int>() : std::vector{difference})};
}

std::string writeWhispers(const IssKind &kind, const Geometry &geometry, const Constraint &line)
{
    const int difference = line.number().value_or((geometry.digitCount() + 1) / 2);
    return issHead(kind) + "~" + std::to_string(difference) + cellsText(geometry, line.cells);
}

IssConstraints readModular(const IssKind &kind, const Geometry &geometry, const IssItem &item)
{
    const auto cells = cellsOf(geometry, from(item, 1));
    const auto modulus = issNumber(item, 0);
    if (!cells || !modulus)
        return {};
    return {
        issConstraint(kind, *cells, *modulus == defaultModulus ? std::vector<int>() : std::vector{*modulus})};
}

std::string writeModular(const IssKind &kind, const Geometry &geometry, const Constraint &line)
{
    return issHead(kind) + "~" + std::to_string(line.number().value_or(defaultModulus))
           + cellsText(geometry, line.cells);
}

/// Reads the pill, then the arrow, which begins in either of its cells.
IssConstraints readPillArrow(const IssKind &kind, const Geometry &geometry, const IssItem &item)
{
    auto cells = cellsOf(geometry, from(item, 1));
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
    return issHead(kind) + "~2" + cellsText(geometry, arrow.cells);
}

// Name~cell~cell…: each pair of cells that share a side

template <int... number>
IssConstraints readPairs(const IssKind &kind, const Geometry &geometry, const IssItem &item)
{
    const auto cells = cellsOf(geometry, item.arguments);
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
    return sum.number() == number ? issHead(kind) + cellsText(geometry, sum.cells) : std::string();
}

IssConstraints readKropki(const IssKind &, const Geometry &, const IssItem &)
{
    return {{findVariant("all-white-dots"), {}}, {findVariant("all-black-dots"), {}}};
}

// Quad~cell~digit~digit…, where the cell is the one at the top left

IssConstraints readQuadruple(const IssKind &kind, const Geometry &geometry, const IssItem &item)
{
    const auto first =
        cellsOf(geometry, Arguments(item.arguments).first(std::min<std::size_t>(1, item.arguments.size())));
    const int size = geometry.size();
    if (!first || first->empty() || geometry.rowOf(first->front()) + 1 == size
        || geometry.columnOf(first->front()) + 1 == size)
        return {};
    const Cell cell = first->front();
    Constraint quadruple = issConstraint(kind, {cell, cell + 1, cell + size, cell + size + 1});
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

// SameValues~number of sets~cells: sets of one cell are equal cells

IssConstraints readSame(const IssKind &kind, const Geometry &geometry, const IssItem &item)
{
    const auto cells = cellsOf(geometry, from(item, 1));
    if (!cells || cells->size() < 2 || issNumber(item, 0) != static_cast<int>(cells->size()))
        return {};
    IssConstraints clones;
    for (std::size_t i = 1; i < cells->size(); ++i)
        clones.push_back(issConstraint(kind, {cells->front(), (*cells)[i]}));
    return clones;
}

/// Reads a group of pairs of equal cells: a clone of several cells.
IssConstraints readClone(const IssKind &kind, const Geometry &geometry, const IssItem &item)
{
    std::vector<Cell> cells;
    std::vector<Cell> clone;
    for (const IssItem &child : item.children) {
        const IssConstraints pair =
            child.name == "SameValues" ? readSame(kind, geometry, child) : IssConstraints();
        if (pair.size() != 1)
            return {};
        cells.push_back(pair.front().cells[0]);
        clone.push_back(pair.front().cells[1]);
    }
    cells.insert(cells.end(), clone.begin(), clone.end());
    return cells.size() > 2 ? IssConstraints{issConstraint(kind, std::move(cells))} : IssConstraints();
}

std::string pairText(const Geometry &geometry, Cell one, Cell other)
{
    return ".SameValues~2" + cellsText(geometry, std::array{one, other});
}

std::string writeSame(const IssKind &, const Geometry &geometry, const Constraint &clone)
{
    return clone.cells.size() == 2 ? pairText(geometry, clone.cells[0], clone.cells[1]) : std::string();
}

std::string writeClone(const IssKind &kind, const Geometry &geometry, const Constraint &clone)
{
    const std::size_t half = clone.cells.size() / 2;
    std::string text = issHead(kind);
    for (std::size_t i = 0; i < half; ++i)
        text += pairText(geometry, clone.cells[i], clone.cells[half + i]);
    return text + ".End";
}

constexpr std::string_view ownRule; // of no variant of the program

constexpr std::array table{
    IssKind{"Diagonal", "diagonal", readDiagonal<diagonalDown>, writeDiagonal<diagonalDown>},
    IssKind{"Diagonal", "anti-diagonal", readDiagonal<diagonalUp>, writeDiagonal<diagonalUp>},
    IssKind{"Windoku", "windoku", readFlag, writeFlag},
    IssKind{"DisjointSets", "disjoint-groups", readFlag, writeFlag},
    IssKind{"AntiKnight", "anti-knight", readFlag, writeFlag},
    IssKind{"AntiKing", "anti-king", readFlag, writeFlag},
    IssKind{"AntiConsecutive", "non-consecutive", readFlag, writeFlag},
    IssKind{"Cage", "killer", readCage, writeCage, true},
    IssKind{"Sum", "killer", readSum, writeNothing, true},
    IssKind{"AllDifferent", "extra-region", readCells, writeCells},
    IssKind{"GreaterThan", "greater-than", readPairs<>, writeCells},
    IssKind{"WhiteDot", "white-dot", readPairs<>, writeCells},
    IssKind{"BlackDot", "black-dot", readPairs<>, writeCells, true},
    IssKind{"X", "xv", readPairs<10>, writeSum<10>, true},
    IssKind{"V", "xv", readPairs<5>, writeSum<5>, true},
    IssKind{"StrictKropki", "all-white-dots", readKropki, writeNothing, true},
    IssKind{"StrictXV", "all-xv", readFlag, writeFlag, true},
    IssKind{"Thermo", "thermometer", readCells, writeCells},
    IssKind{"Palindrome", "palindrome", readCells, writeCells},
    IssKind{"Whisper", "whispers", readWhispers, writeWhispers},
    IssKind{"Renban", "renban", readCells, writeCells},
    IssKind{"Between", "between-line", readCells, writeCells},
    IssKind{"RegionSumLine", "region-sum", readCells, writeCells, true},
    IssKind{"Entropic", "entropic-line", readCells, writeCells, true},
    IssKind{"Modular", "modular-line", readModular, writeModular, true},
    IssKind{"Arrow", "arrow", readCells, writeCells, true},
    IssKind{"PillArrow", "pill-arrow", readPillArrow, writePillArrow, true},
    IssKind{"LittleKiller", "little-killer", readIssLittleKiller, writeIssLittleKiller, true},
    IssKind{"Sandwich", "sandwich", readIssSandwich, writeIssSandwich, true},
    IssKind{"XSum", "x-sum", readIssEnds, writeIssEnds, true},
    IssKind{"NumberedRoom", "numbered-room", readIssEnds, writeIssEnds, true},
    IssKind{"Indexing", "row-indexer", readIndexers<rowType>, writeIndexers<rowType>, true},
    IssKind{"Indexing", "column-indexer", readIndexers<columnType>, writeIndexers<columnType>, true},
    IssKind{"Quad", "quadruple", readQuadruple, writeQuadruple, true},
    IssKind{"SameValues", "clone", readSame, writeSame},
    IssKind{"And", "clone", readClone, writeClone},
    IssKind{"Pair", ownRule, readIssOwnRule, writeIssOwnRule, true},
    IssKind{"PairX", ownRule, readIssOwnRule, writeIssOwnRule, true},
    IssKind{"Binary", ownRule, readIssOwnRule, writeIssOwnRule, true},
    IssKind{"BinaryX", ownRule, readIssOwnRule, writeIssOwnRule, true},
    IssKind{"Regex", ownRule, readIssOwnRule, writeIssOwnRule, true},
    IssKind{"NFA", ownRule, readIssOwnRule, writeIssOwnRule, true},
};

/// Further items that may stand without an argument at the beginning of a string.
constexpr std::array<std::string_view, 6> otherFlags{"AntiTaxicab",   "ChaosConstruction", "Doppelganger",
                                                     "GlobalEntropy", "GlobalMod",         "NoBoxes"};

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
