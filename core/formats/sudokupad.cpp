#include "core/formats/sudokupad.h"

#include "core/formats/directives.h"
#include "core/formats/fpuzzleselements.h"
#include "core/formats/jsontext.h"
#include "core/formats/keptmembers.h"
#include "core/formats/plaintext.h"
#include "core/formats/regions.h"
#include "core/variants/constraintproblem.h"

#include <nlohmann/json.hpp>

#include <array>

namespace sudoku {
namespace {

using Json = nlohmann::json;

constexpr std::array pictures{"lines", "arrows", "underlays", "overlays"};

const Json &member(const Json &object, const char *name)
{
    static const Json none;
    const auto found = object.is_object() ? object.find(name) : object.end();
    return found == object.end() ? none : *found;
}

/// [row, column] from 0.
std::optional<Cell> cellOf(const Json &place, int size)
{
    if (!place.is_array() || place.size() != 2)
        return {};
    const std::optional<int> row = fpuzzlesNumber(place[0]);
    const std::optional<int> column = fpuzzlesNumber(place[1]);
    const auto isInside = [size](std::optional<int> at) { return at && *at >= 0 && *at < size; };
    return isInside(row) && isInside(column) ? std::optional(*row * size + *column) : std::nullopt;
}

/// Rows where there are no regions, so that the board is a Latin square.
tl::expected<Geometry, RegionError> readGeometry(const Json &regions, int size)
{
    if (regions.empty())
        return Geometry::withBoxes({1, size});
    std::vector<int> regionOf(size * size, -1);
    for (std::size_t region = 0; region < regions.size(); ++region)
        for (const Json &place : regions[region])
            if (const std::optional<Cell> cell = cellOf(place, size))
                regionOf[*cell] = static_cast<int>(region);
    return geometryOf(size, std::move(regionOf));
}

std::optional<Constraint> readCage(const Json &cage, const Geometry &geometry)
{
    Constraint killer{findVariant("killer"), {}};
    for (const Json &place : member(cage, "cells")) {
        const std::optional<Cell> cell = cellOf(place, geometry.size());
        if (!cell)
            return {};
        killer.cells.push_back(*cell);
    }
    const Json &value = member(cage, "value");
    const std::optional<int> sum = fpuzzlesNumber(value);
    if (sum)
        killer.numbers = {*sum};
    const bool isRead = sum || fpuzzlesIsBlank(value);
    return isRead && !findProblem(geometry, killer) ? std::optional(killer) : std::nullopt;
}

/// Cages without cells hold texts about the puzzle.
void readCages(const Json &cages, TextPuzzle &puzzle)
{
    int unread = 0;
    for (const Json &cage : cages)
        if (auto killer = readCage(cage, puzzle.board.puzzle.geometry))
            puzzle.board.puzzle.constraints.push_back(std::move(*killer));
        else if (!member(cage, "cells").empty())
            ++unread;
    if (unread > 0)
        keepUnsupported("cages", unread, puzzle.board);
}

tl::expected<Grid, TextError> readGivens(const Json &rows, int size)
{
    Grid givens(size * size);
    for (Cell cell = 0; cell < givens.cellCount(); ++cell) {
        const Json &row = rows[cell / size];
        if (!row.is_array() || std::ssize(row) != size)
            return wrongValue(row, "cells[" + std::to_string(cell / size) + "]");
        const Json &value = member(row[cell % size], "value");
        const std::optional<int> digit = fpuzzlesNumber(value);
        if (digit && *digit >= 1 && *digit <= size)
            givens.set(cell, *digit);
        else if (!fpuzzlesIsBlank(value))
            return wrongValue(value, "cells[" + std::to_string(cell / size) + "]["
                                         + std::to_string(cell % size) + "].value");
    }
    return givens;
}

} // namespace

TextResult readSudokuPad(const Json &puzzle, const ReadOptions &options, std::string_view formatId)
{
    const Json &rows = member(puzzle, "cells");
    if (!rows.is_array() || rows.size() < smallestSize || rows.size() > largestSize)
        return wrongValue(rows, "cells");
    const int size = static_cast<int>(rows.size());
    auto givens = readGivens(rows, size);
    if (!givens)
        return tl::unexpected(givens.error());
    const auto boxes = askedBoxes(options, size);
    if (!boxes)
        return tl::unexpected(boxes.error());
    const auto geometry = *boxes ? tl::expected<Geometry, RegionError>(Geometry::withBoxes(**boxes))
                                 : readGeometry(member(puzzle, "regions"), size);
    if (!geometry)
        return wrongValue(member(puzzle, "regions"), "regions", TextErrorCode::BadRegions);
    Board board{Puzzle(*geometry)};
    board.puzzle.givens = std::move(*givens);
    TextPuzzle result{std::move(board), &symbolSets().front(), formatId};
    const Json &title = member(member(puzzle, "metadata"), "title");
    result.note = title.is_string() ? title.get<std::string>() : std::string();
    readCages(member(puzzle, "cages"), result);
    for (const char *picture : pictures)
        if (const Json &drawn = member(puzzle, picture); !drawn.empty())
            keepUnsupported(picture, static_cast<int>(drawn.size()), result.board);
    return result;
}

} // namespace sudoku
