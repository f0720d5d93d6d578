#include "core/formats/oneline/issitems.h"

#include "core/formats/text/puzzletext.h"
#include "core/variants/straightline.h"
#include "core/variants/variant.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace sudoku {
namespace {

constexpr std::array<std::string_view, 3> composites{"And", "Or", "Replicate"};

/// Marks a clue that is written from the other end; the solver ignores further arguments.
constexpr std::string_view otherEnd = "-1";

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

std::string head(const IssKind &kind)
{
    return "." + std::string(kind.name);
}

Constraint make(const IssKind &kind, std::vector<Cell> cells, std::vector<int> numbers = {})
{
    return {findVariant(kind.variantId), std::move(cells), std::move(numbers)};
}

std::optional<int> numberAt(const IssItem &item, std::size_t index)
{
    return index < item.arguments.size() ? wholeNumber(item.arguments[index]) : std::nullopt;
}

Arguments from(const IssItem &item, std::size_t index)
{
    return Arguments(item.arguments).subspan(std::min(index, item.arguments.size()));
}

// Name, on the board as a whole

IssConstraints readFlag(const IssKind &kind, const Geometry &, const IssItem &item)
{
    return item.arguments.empty() ? IssConstraints{make(kind, {})} : IssConstraints();
}

std::string writeFlag(const IssKind &kind, const Geometry &, const Constraint &)
{
    return head(kind);
}

constexpr std::string_view diagonalDown = "-1";
constexpr std::string_view diagonalUp = "1";

template <const std::string_view &direction>
IssConstraints readDiagonal(const IssKind &kind, const Geometry &, const IssItem &item)
{
    const bool isMeant = item.arguments.size() == 1 && item.arguments[0] == direction;
    return isMeant ? IssConstraints{make(kind, {})} : IssConstraints();
}

template <const std::string_view &direction>
std::string writeDiagonal(const IssKind &kind, const Geometry &, const Constraint &)
{
    return head(kind) + "~" + std::string(direction);
}

// Name~cell~cell…

IssConstraints readCells(const IssKind &kind, const Geometry &geometry, const IssItem &item)
{
    auto cells = cellsOf(geometry, item.arguments);
    return cells && !cells->empty() ? IssConstraints{make(kind, std::move(*cells))} : IssConstraints();
}

std::string writeCells(const IssKind &kind, const Geometry &geometry, const Constraint &constraint)
{
    return constraint.numbers.empty() ? head(kind) + cellsText(geometry, constraint.cells) : std::string();
}

// Name~number~cell~cell…

IssConstraints readCage(const IssKind &kind, const Geometry &geometry, const IssItem &item)
{
    const auto cells = cellsOf(geometry, from(item, 1));
    const auto sum = numberAt(item, 0);
    if (!cells || (!sum && (item.arguments.empty() || !item.arguments[0].empty())))
        return {};
    return {make(kind, *cells, sum.value_or(0) == 0 ? std::vector<int>() : std::vector{*sum})};
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
    const auto sum = numberAt(item, 0);
    if (!cells || !sum)
        return {};
    for (const Cell one : *cells)
        for (const Cell other : *cells)
            if (!seeEachOther(geometry, one, other))
                return {};
    return {make(kind, *cells, {*sum})};
}

std::string writeCage(const IssKind &kind, const Geometry &geometry, const Constraint &cage)
{
    return head(kind) + "~" + std::to_string(cage.number().value_or(0)) + cellsText(geometry, cage.cells);
}

std::string writeNothing(const IssKind &, const Geometry &, const Constraint &)
{
    return {};
}

IssConstraints readWhispers(const IssKind &kind, const Geometry &geometry, const IssItem &item)
{
    constexpr int germanDifference = 5;
    const auto number = numberAt(item, 0);
    const auto cells = cellsOf(geometry, from(item, number ? 1 : 0));
    const int difference = number.value_or(germanDifference);
    if (!cells)
        return {};
    const bool isDefault = difference == (geometry.digitCount() + 1) / 2;
    return {make(kind, *cells, isDefault ? std::vector<int>() : std::vector{difference})};
}

std::string writeWhispers(const IssKind &kind, const Geometry &geometry, const Constraint &line)
{
    const int difference = line.number().value_or((geometry.digitCount() + 1) / 2);
    return head(kind) + "~" + std::to_string(difference) + cellsText(geometry, line.cells);
}

/// Reads the pill, then the arrow, which begins in either of its cells.
IssConstraints readPillArrow(const IssKind &kind, const Geometry &geometry, const IssItem &item)
{
    auto cells = cellsOf(geometry, from(item, 1));
    if (!cells || numberAt(item, 0) != 2 || cells->size() < 3)
        return {};
    const auto distance = [&geometry](Cell one, Cell other) {
        return std::max(std::abs(geometry.rowOf(one) - geometry.rowOf(other)),
                        std::abs(geometry.columnOf(one) - geometry.columnOf(other)));
    };
    if (distance((*cells)[1], (*cells)[2]) > 1)
        std::swap((*cells)[0], (*cells)[1]);
    return {make(kind, *cells)};
}

std::string writePillArrow(const IssKind &kind, const Geometry &geometry, const Constraint &arrow)
{
    return head(kind) + "~2" + cellsText(geometry, arrow.cells);
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
                pairs.push_back(make(kind, {(*cells)[i], (*cells)[j]}, {number...}));
    return pairs;
}

template <int number>
std::string writeSum(const IssKind &kind, const Geometry &geometry, const Constraint &sum)
{
    return sum.number() == number ? head(kind) + cellsText(geometry, sum.cells) : std::string();
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
    Constraint quadruple = make(kind, {cell, cell + 1, cell + size, cell + size + 1});
    for (std::size_t i = 1; i < item.arguments.size(); ++i)
        quadruple.numbers.push_back(numberAt(item, i).value_or(noDigit));
    return {quadruple};
}

std::string writeQuadruple(const IssKind &kind, const Geometry &geometry, const Constraint &quadruple)
{
    std::string text = head(kind) + "~" + issCell(geometry, std::ranges::min(quadruple.cells));
    for (const int number : quadruple.numbers)
        text += "~" + std::to_string(number);
    return text;
}

// Name~line~number~number and Name~number~line, where a line is C1 or R1, and the numbers are for its two
// ends

std::optional<int> coordinate(char character)
{
    if (character >= '1' && character <= '9')
        return character - '1';
    return character >= 'a' && character <= 'p' ? std::optional(character - 'a' + 9) : std::nullopt;
}

char coordinate(int index)
{
    return static_cast<char>(index < 9 ? '1' + index : 'a' + index - 9);
}

/// Returns the cells of a row from the left, or of a column from the top; none if there is no such line.
std::vector<Cell> lineOf(const Geometry &geometry, std::string_view name)
{
    const auto index = name.size() == 2 ? coordinate(name[1]) : std::nullopt;
    if (!index || *index >= geometry.size() || (name[0] != 'R' && name[0] != 'C'))
        return {};
    const bool isRow = name[0] == 'R';
    return straightFrom(geometry, isRow ? geometry.cellAt(*index, 0) : geometry.cellAt(0, *index),
                        isRow ? geometry.cellAt(*index, 1) : geometry.cellAt(1, *index));
}

std::string lineName(const Geometry &geometry, const Constraint &clue)
{
    const bool isRow = geometry.rowOf(clue.cells[0]) == geometry.rowOf(clue.cells[1]);
    return std::string(1, isRow ? 'R' : 'C')
           + coordinate(isRow ? geometry.rowOf(clue.cells[0]) : geometry.columnOf(clue.cells[0]));
}

bool isFromEnd(const Constraint &clue)
{
    return clue.cells[0] > clue.cells[1];
}

IssConstraints readEnds(const IssKind &kind, const Geometry &geometry, const IssItem &item)
{
    std::vector<Cell> line =
        item.arguments.empty() ? std::vector<Cell>() : lineOf(geometry, item.arguments[0]);
    IssConstraints clues;
    for (std::size_t end = 1; end <= 2 && !line.empty(); ++end, std::ranges::reverse(line))
        if (const auto number = numberAt(item, end))
            clues.push_back(make(kind, line, {*number}));
    return clues;
}

std::string writeEnds(const IssKind &kind, const Geometry &geometry, const Constraint &clue)
{
    return head(kind) + "~" + lineName(geometry, clue) + (isFromEnd(clue) ? "~~" : "~")
           + std::to_string(*clue.number()) + (isFromEnd(clue) ? "" : "~");
}

bool isReversed(const IssItem &item)
{
    return item.arguments.size() > 2 && item.arguments[2] == otherEnd;
}

IssConstraints readSandwich(const IssKind &kind, const Geometry &geometry, const IssItem &item)
{
    std::vector<Cell> line =
        item.arguments.size() < 2 ? std::vector<Cell>() : lineOf(geometry, item.arguments[1]);
    const auto sum = numberAt(item, 0);
    if (line.empty() || !sum)
        return {};
    if (isReversed(item))
        std::ranges::reverse(line);
    return {make(kind, line, {*sum})};
}

std::string writeSandwich(const IssKind &kind, const Geometry &geometry, const Constraint &clue)
{
    return head(kind) + "~" + std::to_string(*clue.number()) + "~" + lineName(geometry, clue)
           + (isFromEnd(clue) ? "~" + std::string(otherEnd) : "");
}

/// Returns the diagonal by the name of its cell at the edge: from the left side down to the right, from the
/// right side up to the left, from the top down to the left, from the bottom up to the right. The first of
/// these that is a diagonal of its own counts, as in the solver.
std::vector<Cell> diagonalOf(const Geometry &geometry, Cell cell)
{
    const int last = geometry.size() - 1;
    const int row = geometry.rowOf(cell);
    const int column = geometry.columnOf(cell);
    const auto towards = [&](int down, int right) {
        return straightFrom(geometry, cell, geometry.cellAt(row + down, column + right));
    };
    if (column == 0 && row < last)
        return towards(1, 1);
    if (column == last && row > 0 && row < last)
        return towards(-1, -1);
    if (row == 0 && column > 0)
        return towards(1, -1);
    return row == last && column > 0 && column < last ? towards(-1, 1) : std::vector<Cell>();
}

IssConstraints readLittleKiller(const IssKind &kind, const Geometry &geometry, const IssItem &item)
{
    const auto cell = item.arguments.size() < 2 ? std::nullopt : issCell(geometry, item.arguments[1]);
    const auto sum = numberAt(item, 0);
    std::vector<Cell> diagonal = cell && sum ? diagonalOf(geometry, *cell) : std::vector<Cell>();
    if (diagonal.empty())
        return {};
    if (isReversed(item))
        std::ranges::reverse(diagonal);
    return {make(kind, diagonal, {*sum})};
}

std::string writeLittleKiller(const IssKind &kind, const Geometry &geometry, const Constraint &clue)
{
    const bool isNamedByFirst = diagonalOf(geometry, clue.cells.front()) == clue.cells;
    return head(kind) + "~" + std::to_string(*clue.number()) + "~"
           + issCell(geometry, isNamedByFirst ? clue.cells.front() : clue.cells.back())
           + (isNamedByFirst ? "" : "~" + std::string(otherEnd));
}

// SameValues~number of sets~cells: sets of one cell are equal cells

IssConstraints readSame(const IssKind &kind, const Geometry &geometry, const IssItem &item)
{
    const auto cells = cellsOf(geometry, from(item, 1));
    if (!cells || cells->size() < 2 || numberAt(item, 0) != static_cast<int>(cells->size()))
        return {};
    IssConstraints clones;
    for (std::size_t i = 1; i < cells->size(); ++i)
        clones.push_back(make(kind, {cells->front(), (*cells)[i]}));
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
    return cells.size() > 2 ? IssConstraints{make(kind, std::move(cells))} : IssConstraints();
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
    std::string text = head(kind);
    for (std::size_t i = 0; i < half; ++i)
        text += pairText(geometry, clone.cells[i], clone.cells[half + i]);
    return text + ".End";
}

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
    IssKind{"Arrow", "arrow", readCells, writeCells, true},
    IssKind{"PillArrow", "pill-arrow", readPillArrow, writePillArrow, true},
    IssKind{"LittleKiller", "little-killer", readLittleKiller, writeLittleKiller, true},
    IssKind{"Sandwich", "sandwich", readSandwich, writeSandwich, true},
    IssKind{"XSum", "x-sum", readEnds, writeEnds, true},
    IssKind{"NumberedRoom", "numbered-room", readEnds, writeEnds, true},
    IssKind{"Quad", "quadruple", readQuadruple, writeQuadruple, true},
    IssKind{"SameValues", "clone", readSame, writeSame},
    IssKind{"And", "clone", readClone, writeClone},
};

/// Further items that may stand without an argument at the beginning of a string.
constexpr std::array<std::string_view, 6> otherFlags{"AntiTaxicab",   "ChaosConstruction", "Doppelganger",
                                                     "GlobalEntropy", "GlobalMod",         "NoBoxes"};

/// Reads items up to ".End" or the end of \a parts, and removes them.
std::vector<IssItem> takeItems(std::span<const std::string> &parts, int depth)
{
    constexpr int maxDepth = 20;
    std::vector<IssItem> items;
    while (!parts.empty()) {
        const std::string part = parts.front();
        parts = parts.subspan(1);
        if (part == "End" && depth > 0)
            break;
        std::vector<std::string> words = issParts(part, '~');
        IssItem item{words.front(), {words.begin() + 1, words.end()}, "." + part};
        if (std::ranges::find(composites, item.name) != composites.end() && depth < maxDepth) {
            item.children = takeItems(parts, depth + 1);
            for (const IssItem &child : item.children)
                item.text += child.text;
            item.text += ".End";
        }
        items.push_back(std::move(item));
    }
    return items;
}

} // namespace

std::vector<std::string> issParts(std::string_view text, char separator)
{
    std::vector<std::string> parts;
    for (std::size_t end = 0; end != text.npos; text.remove_prefix(std::min(end + 1, text.size()))) {
        end = text.find(separator);
        parts.emplace_back(text.substr(0, end));
        if (end == text.npos)
            break;
    }
    return parts;
}

std::optional<std::vector<IssItem>> issItems(std::string_view string)
{
    std::string text(string);
    std::erase_if(
        text, [](char character) { return character == ' ' || (character >= '\t' && character <= '\r'); });
    if (!text.starts_with('.'))
        return {};
    const std::vector<std::string> parts = issParts(std::string_view(text).substr(1), '.');
    std::span<const std::string> rest = parts;
    return takeItems(rest, 0);
}

std::span<const IssKind> issKinds()
{
    return table;
}

bool isIssName(std::string_view name)
{
    return std::ranges::find(table, name, &IssKind::name) != table.end()
           || std::ranges::find(otherFlags, name) != otherFlags.end()
           || std::ranges::find(composites, name) != composites.end();
}

std::string issCell(const Geometry &geometry, Cell cell)
{
    return std::string("R") + coordinate(geometry.rowOf(cell)) + 'C' + coordinate(geometry.columnOf(cell));
}

std::optional<Cell> issCell(const Geometry &geometry, std::string_view name)
{
    constexpr std::size_t length = 4;
    if (name.size() != length || name[0] != 'R' || name[2] != 'C')
        return {};
    const auto row = coordinate(name[1]);
    const auto column = coordinate(name[3]);
    const bool isInside = row && column && std::max(*row, *column) < geometry.size();
    return isInside ? std::optional(geometry.cellAt(*row, *column)) : std::nullopt;
}

} // namespace sudoku
