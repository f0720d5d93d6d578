#include "core/formats/links/sudokumaker.h"

#include "core/board/regions.h"
#include "core/formats/json/jsonvalues.h"
#include "core/formats/plain/plaintext.h"
#include "core/formats/text/infomembers.h"
#include "core/formats/text/jsonaccess.h"
#include "core/formats/text/jsontext.h"
#include "core/formats/text/keptmembers.h"
#include "core/variants/constraintproblem.h"

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

using Json = nlohmann::json;
using Numbers = std::vector<int>;

// Types of blocks of "constraints" that no verdict needs: givens, marks of rows and columns, and drawings.
constexpr std::array noRules{0, 2000, 2001, 2002, 2003, 4000, 4001};
constexpr int regionsType = 1;

/// Reads a SudokuMaker object step by step; the first error counts.
struct SudokuMakerReader
{
    const Json &puzzle;
    JsonValues values = {};
    RuleCounts others = {}; ///< rules that cannot be said

    int size();
    Geometry geometry(int size);
    void readCells(Board &board);
    void readConstraints(Puzzle &read);
};

/// A part of a block of constraints, and its path.
struct Element
{
    const Json &json;
    std::string path;
    const Geometry &geometry;
    JsonValues &values;
};

std::string memberAt(const std::string &path, std::size_t index)
{
    return path + '[' + std::to_string(index) + ']';
}

/// Returns the cells, which are numbered from 0, row by row.
std::vector<Cell> cellsOf(const Element &element)
{
    std::vector<Cell> cells;
    if (!element.json.is_array())
        element.values.refuse(element.json, element.path);
    const int last = element.geometry.cellCount() - 1;
    for (const Json &index : json::elements(element.json))
        cells.push_back(element.values.number(index, memberAt(element.path, cells.size()), 0, last));
    return cells;
}

std::optional<Constraint> readCells(const Element &element)
{
    return Constraint{nullptr, cellsOf(element)};
}

std::optional<Constraint> readCage(const Element &cage)
{
    const int sum = json::numberOrText(json::member(cage.json, "value")).value_or(0); // 0: any
    return Constraint{
        nullptr,
        cellsOf({json::member(cage.json, "cells"), cage.path + ".cells", cage.geometry, cage.values}),
        sum > 0 ? Numbers{sum} : Numbers()};
}

/// Reads a clue between two cells. A row has as many numbers as there are edges to the right and below its
/// cells, and one more.
std::optional<Constraint> readClue(const Element &clue)
{
    const int size = clue.geometry.size();
    const std::optional<int> value = json::numberOrText(json::member(clue.json, "value"));
    const int number = json::numberOrText(json::member(clue.json, "edge")).value_or(0);
    const int row = number / (2 * size);
    const int offset = number % (2 * size);
    if (!value || offset < 1 || row < 0 || row >= size || (offset >= size && row + 1 == size))
        return {};
    const bool isBeside = offset < size;
    const Cell cell = clue.geometry.cellAt(row, isBeside ? offset - 1 : offset - size);
    return Constraint{nullptr, {cell, isBeside ? cell + 1 : cell + size}, {*value}};
}

/// A kind of constraint: the member that lists its elements, the member that makes it another rule, and the
/// one that has a number for all elements; null for missing ones.
struct Kind
{
    int type;
    std::string_view variantId;
    const char *elements = nullptr; ///< null: the block as a whole is the element
    std::optional<Constraint> (*read)(const Element &) = nullptr;
    const char *change = nullptr;
    const char *number = nullptr;
};

constexpr std::array kinds{
    Kind{.type = 10, .variantId = "diagonal"},
    Kind{.type = 11, .variantId = "anti-diagonal"},
    Kind{.type = 12, .variantId = "anti-king"},
    Kind{.type = 13, .variantId = "anti-knight"},
    Kind{.type = 14, .variantId = "disjoint-groups"},
    Kind{.type = 15, .variantId = "non-consecutive"},
    Kind{200, "white-dot", "clues", readClue, "negative"},
    Kind{201, "black-dot", "clues", readClue, "negative"},
    Kind{202, "xv", "clues", readClue, "negative"},
    Kind{300, "thermometer", "thermometers", readCells, "slow"},
    Kind{301, "killer", "cages", readCage, "negative"},
    Kind{400, "renban", "lines", readCells},
    Kind{401, "whispers", "lines", readCells, nullptr, "minDifference"},
    Kind{402, "palindrome", "lines", readCells},
    Kind{403, "between-line", "lines", readCells},
    Kind{404, "region-sum", "lines", readCells},
};

/// The kinds whose element is one constraint with "cells".
constexpr std::array cellKinds{
    Kind{.type = 100, .variantId = "even"},
    Kind{.type = 101, .variantId = "odd"},
    Kind{.type = 305, .variantId = "extra-region"},
};

/// Adds \a constraint if it is possible. Refuses a cage with an impossible sum.
bool add(Constraint constraint, const Element &element, Puzzle &read)
{
    const std::optional<ConstraintProblem> problem = findProblem(read.geometry, constraint);
    const bool isSum = constraint.variant->id == "killer";
    if (isSum && problem && problem->kind == ConstraintProblem::Kind::NumberRange)
        element.values.refuse(constraint, *problem, element.path);
    if (!problem)
        read.constraints.push_back(std::move(constraint));
    return !problem;
}

/// Reads the elements of \a block, and returns the number of those that cannot be read.
int readBlock(const Kind &kind, const Element &block, Puzzle &read)
{
    const Variant *variant = findVariant(kind.variantId);
    if (!kind.elements)
        return add({variant, {}}, block, read) ? 0 : 1;
    const Json &elements = json::member(block.json, kind.elements);
    const std::string path = block.path + '.' + kind.elements;
    if (!elements.is_array())
        block.values.refuse(elements, path);
    const bool isChanged = kind.change && !json::isEmpty(json::member(block.json, kind.change));
    if (isChanged && kind.change == std::string_view("slow"))
        return json::count(elements);
    int unread = isChanged ? 1 : 0;
    const std::optional<int> number =
        kind.number ? json::numberOrText(json::member(block.json, kind.number)) : std::nullopt;
    for (std::size_t i = 0; i < json::elements(elements).size() && !block.values.error(); ++i) {
        const Element element{json::element(elements, i), memberAt(path, i), block.geometry, block.values};
        std::optional<Constraint> constraint = kind.read(element);
        if (constraint && number)
            constraint->numbers = {*number};
        if (constraint)
            constraint->variant = variant;
        if (!constraint || !add(std::move(*constraint), element, read))
            ++unread;
    }
    return unread;
}

int readCellBlock(const Kind &kind, const Element &block, Puzzle &read)
{
    const Element cells{json::member(block.json, "cells"), block.path + ".cells", block.geometry,
                        block.values};
    return add({findVariant(kind.variantId), cellsOf(cells)}, cells, read) ? 0 : 1;
}

int readAny(int type, const Element &block, Puzzle &read)
{
    if (const auto kind = std::ranges::find(kinds, type, &Kind::type); kind != kinds.end())
        return readBlock(*kind, block, read);
    if (const auto kind = std::ranges::find(cellKinds, type, &Kind::type); kind != cellKinds.end())
        return readCellBlock(*kind, block, read);
    return 1;
}

bool isOn(const Json &block)
{
    return !json::isTrue(json::member(block, "disabled"));
}

void SudokuMakerReader::readConstraints(Puzzle &read)
{
    const Json &blocks = json::member(puzzle, "constraints");
    if (!blocks.is_null() && !blocks.is_array())
        values.refuse(blocks, "constraints");
    for (std::size_t i = 0; i < json::elements(blocks).size() && !values.error(); ++i) {
        const Element block{json::element(blocks, i), memberAt("constraints", i), read.geometry, values};
        if (!block.json.is_object())
            values.refuse(block.json, block.path);
        const int type = json::number(json::member(block.json, "type")).value_or(-1);
        if (!isOn(block.json) || type == regionsType || std::ranges::find(noRules, type) != noRules.end())
            continue;
        const std::string &name = json::text(json::member(block.json, "name"));
        if (const int unread = readAny(type, block, read); unread > 0)
            others[name.empty() ? "type " + std::to_string(type) : name] += unread;
    }
}

/// Reads the shape of the board; without regions it is a Latin square.
Geometry SudokuMakerReader::geometry(int size)
{
    const Geometry rows = Geometry::withBoxes({1, size});
    for (const Json &block : json::elements(json::member(puzzle, "constraints"))) {
        if (!isOn(block) || json::number(json::member(block, "type")) != regionsType)
            continue;
        const Json &regions = json::member(block, "regions");
        std::vector<int> regionOf;
        for (const Json &region : json::elements(regions))
            regionOf.push_back(json::numberOrText(region).value_or(-1));
        const auto geometry = geometryOf(size, std::move(regionOf));
        if (!geometry)
            values.refuse(regions, "regions", TextErrorCode::BadRegions);
        return geometry.value_or(rows);
    }
    return rows;
}

int SudokuMakerReader::size()
{
    constexpr int defaultSize = 9;
    const Json &width = json::member(puzzle, json::has(puzzle, "width") ? "width" : "size");
    const int size = width.is_null() ? defaultSize : values.number(width, "size", minBoardSize, maxBoardSize);
    const Json &cells = json::member(puzzle, "cells");
    if (std::ssize(json::elements(cells)) != size * size)
        values.refuse(cells, "cells");
    for (const auto &[name, only] : {std::pair("minDigit", 1), std::pair("maxDigit", size)})
        if (json::has(puzzle, name)) // other digits cannot be said
            values.number(json::member(puzzle, name), name, only, only);
    return size;
}

void SudokuMakerReader::readCells(Board &board)
{
    const int size = board.puzzle.geometry.size();
    const Json &cells = json::member(puzzle, "cells");
    for (Cell cell = 0; cell < size * size; ++cell) {
        const Json &object = json::element(cells, cell);
        const Json &value = json::member(object, "value");
        const int digit = json::numberOrText(value).value_or(noDigit);
        if (!value.is_null() && (digit < 1 || digit > size))
            return values.refuse(value, memberAt("cells", cell) + ".value");
        (json::isTrue(json::member(object, "given")) ? board.puzzle.givens : board.entries).set(cell, digit);
        const int marks =
            json::number(json::member(object, "candidates")).value_or(0); // a bit for each digit
        for (Digit mark = 1; mark <= std::min(size, 30); ++mark)
            if ((marks >> mark & 1) != 0)
                board.centreMarks[cell].insert(mark);
    }
}

} // namespace

TextResult readSudokuMaker(const Json &link, const ReadOptions &options, std::string_view formatId)
{
    SudokuMakerReader reader{json::member(link, "puzzle")};
    const int size = reader.size();
    if (reader.values.error())
        return tl::unexpected(*reader.values.error());
    const auto boxes = askedBoxes(options, size);
    if (!boxes)
        return tl::unexpected(boxes.error());
    TextPuzzle result{Board(Puzzle(*boxes ? Geometry::withBoxes(**boxes) : reader.geometry(size))),
                      &symbolSets().front(), formatId, json::text(json::member(reader.puzzle, "name"))};
    reader.readCells(result.board);
    reader.readConstraints(result.board.puzzle);
    if (reader.values.error())
        return tl::unexpected(*reader.values.error());
    keepUnsupported(reader.others, result.board);
    const auto textOf = [&](const char *name) { return json::text(json::member(reader.puzzle, name)); };
    keepInfo({.title = result.note, .author = textOf("author"), .rules = textOf("comment")}, result.board);
    return result;
}

} // namespace sudoku
