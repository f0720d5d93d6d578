#include "core/formats/sudokumaker.h"

#include "core/formats/fpuzzleselements.h"
#include "core/formats/jsontext.h"
#include "core/formats/jsonvalues.h"
#include "core/formats/keptmembers.h"
#include "core/formats/plaintext.h"
#include "core/formats/regions.h"
#include "core/variants/constraintproblem.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

using Json = nlohmann::json;
using Cells = std::optional<std::vector<Cell>>;
using Numbers = std::vector<int>;

constexpr int rowsAndColumns = 0; // and nothing else
constexpr int regions = 1;

const Json &member(const Json &object, const char *name)
{
    static const Json none;
    const auto found = object.is_object() ? object.find(name) : object.end();
    return found == object.end() ? none : *found;
}

/// Cells are numbered from 0, row by row.
Cells cellsOf(const Json &indices, const Geometry &geometry)
{
    std::vector<Cell> cells;
    for (const Json &index : indices) {
        const std::optional<int> cell = fpuzzlesNumber(index);
        if (!cell || *cell < 0 || *cell >= geometry.cellCount())
            return {};
        cells.push_back(*cell);
    }
    return cells;
}

/// The cells on both sides of an edge. A row has as many numbers as there are edges to the right and below its cells, and one more.
Cells beside(const Json &edge, const Geometry &geometry)
{
    const int size = geometry.size();
    const int number = fpuzzlesNumber(edge).value_or(0);
    const int row = number / (2 * size);
    const int offset = number % (2 * size);
    if (offset < 1 || row < 0 || row >= size || (offset >= size && row + 1 == size))
        return {};
    const Cell cell = geometry.cellAt(row, offset < size ? offset - 1 : offset - size);
    return std::vector{cell, offset < size ? cell + 1 : cell + size};
}

std::optional<Constraint> readCage(const Json &cage, const Geometry &geometry)
{
    const int sum = fpuzzlesNumber(member(cage, "value")).value_or(0); // 0: any
    const Cells cells = cellsOf(member(cage, "cells"), geometry);
    return cells ? std::optional(Constraint{nullptr, *cells, sum > 0 ? Numbers{sum} : Numbers()})
                 : std::nullopt;
}

std::optional<Constraint> readThermometer(const Json &path, const Geometry &geometry)
{
    const Cells cells = cellsOf(path, geometry);
    return cells ? std::optional(Constraint{nullptr, *cells}) : std::nullopt;
}

std::optional<Constraint> readClue(const Json &clue, const Geometry &geometry)
{
    const std::optional<int> number = fpuzzlesNumber(member(clue, "value"));
    const Cells cells = beside(member(clue, "edge"), geometry);
    return cells && number ? std::optional(Constraint{nullptr, *cells, {*number}}) : std::nullopt;
}

/// A kind of constraint: the member that lists its elements, and the one that would make another rule of it.
struct Kind
{
    int type;
    std::string_view variantId;
    const char *elements;
    const char *change;
    std::optional<Constraint> (*read)(const Json &element, const Geometry &);
};

constexpr std::array kinds{
    Kind{200, "white-dot", "clues", "negative", readClue},
    Kind{201, "black-dot", "clues", "negative", readClue},
    Kind{202, "xv", "clues", "negative", readClue},
    Kind{300, "thermometer", "thermometers", "slow", readThermometer},
    Kind{301, "killer", "cages", "negative", readCage},
};

bool isNothing(const Json &value)
{
    return value.is_null() || value == false || (value.is_array() && value.empty());
}

/// How many of the elements of \a block cannot be said.
int readBlock(const Kind &kind, const Json &block, Board &board)
{
    const Geometry &geometry = board.puzzle.geometry;
    int unread = isNothing(member(block, kind.change)) ? 0 : 1;
    if (unread > 0 && kind.change == std::string_view("slow"))
        return static_cast<int>(member(block, kind.elements).size());
    for (const Json &element : member(block, kind.elements)) {
        std::optional<Constraint> constraint = kind.read(element, geometry);
        if (constraint)
            constraint->variant = findVariant(kind.variantId);
        if (constraint && !findProblem(geometry, *constraint))
            board.puzzle.constraints.push_back(std::move(*constraint));
        else
            ++unread;
    }
    return unread;
}

bool isOn(const Json &block)
{
    return member(block, "disabled") != true;
}

void readConstraints(const Json &blocks, TextPuzzle &puzzle)
{
    for (const Json &block : blocks) {
        const int type = fpuzzlesNumber(member(block, "type")).value_or(-1);
        if (!isOn(block) || type == rowsAndColumns || type == regions)
            continue;
        const auto kind = std::ranges::find(kinds, type, &Kind::type);
        const int unread = kind == kinds.end() ? 1 : readBlock(*kind, block, puzzle.board);
        const Json &name = member(block, "name");
        if (unread > 0)
            keepUnsupported(name.is_string() ? name.get<std::string>() : "type " + std::to_string(type),
                            unread, puzzle.board);
    }
}

/// Without regions the board is a Latin square.
tl::expected<Geometry, TextError> readGeometry(const Json &blocks, int size)
{
    for (const Json &block : blocks) {
        if (!isOn(block) || member(block, "type") != regions)
            continue;
        std::vector<int> regionOf;
        for (const Json &region : member(block, "regions"))
            regionOf.push_back(fpuzzlesNumber(region).value_or(-1));
        const auto geometry = geometryOf(size, std::move(regionOf));
        return geometry ? tl::expected<Geometry, TextError>(*geometry)
                        : wrongValue(member(block, "regions"), "regions", TextErrorCode::BadRegions);
    }
    return Geometry::withBoxes({1, size});
}

tl::expected<void, TextError> readCells(const Json &cells, Board &board)
{
    const int size = board.puzzle.geometry.size();
    for (Cell cell = 0; cell < size * size; ++cell) {
        const Json &value = member(cells[cell], "value");
        const int digit = fpuzzlesNumber(value).value_or(noDigit);
        if (!value.is_null() && (digit < 1 || digit > size))
            return wrongValue(value, "cells[" + std::to_string(cell) + "].value");
        (member(cells[cell], "given") == true ? board.puzzle.givens : board.entries).set(cell, digit);
        const int marks =
            fpuzzlesNumber(member(cells[cell], "candidates")).value_or(0); // a bit for each digit
        for (Digit mark = 1; mark <= size; ++mark)
            if ((marks >> mark & 1) != 0)
                board.centreMarks[cell].insert(mark);
    }
    return {};
}

} // namespace

TextResult readSudokuMaker(const Json &link, const ReadOptions &options, std::string_view formatId)
{
    constexpr int usualSize = 9;
    const Json &puzzle = member(link, "puzzle");
    const Json &width = member(puzzle, puzzle.contains("width") ? "width" : "size");
    JsonValues values;
    const int size = width.is_null() ? usualSize : values.number(width, "size", smallestSize, largestSize);
    const Json &cells = member(puzzle, "cells");
    if (!cells.is_array() || std::ssize(cells) != size * size)
        values.refuse(cells, "cells");
    for (const auto &[name, only] : {std::pair("minDigit", 1), std::pair("maxDigit", size)})
        if (puzzle.contains(name)) // other digits cannot be said
            values.number(puzzle[name], name, only, only);
    if (values.error())
        return tl::unexpected(*values.error());
    const auto boxes = askedBoxes(options, size);
    if (!boxes)
        return tl::unexpected(boxes.error());
    const auto geometry = *boxes ? tl::expected<Geometry, TextError>(Geometry::withBoxes(**boxes))
                                 : readGeometry(member(puzzle, "constraints"), size);
    if (!geometry)
        return tl::unexpected(geometry.error());
    TextPuzzle result{Board(Puzzle(*geometry)), &symbolSets().front(), formatId};
    if (const auto read = readCells(cells, result.board); !read)
        return tl::unexpected(read.error());
    readConstraints(member(puzzle, "constraints"), result);
    const Json &name = member(puzzle, "name");
    result.note = name.is_string() ? name.get<std::string>() : std::string();
    return result;
}

} // namespace sudoku
