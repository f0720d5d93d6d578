#include "core/formats/links/sudokupad.h"

#include "core/board/regions.h"
#include "core/formats/json/jsonvalues.h"
#include "core/formats/plain/directives.h"
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

constexpr std::array pictures{"lines", "arrows", "underlays", "overlays"};

std::string placeAt(const std::string &path, std::size_t index)
{
    return path + '[' + std::to_string(index) + ']';
}

/// Reads a SudokuPad object step by step; the first error counts.
struct SudokuPadReader
{
    const Json &puzzle;
    JsonValues values = {};

    /// Returns the elements of an array, or none if it is missing.
    const Json::array_t &elements(const Json &array, const std::string &path)
    {
        if (!json::isEmpty(array) && !array.is_array())
            values.refuse(array, path);
        return json::elements(array);
    }
    std::optional<Cell> cellOf(const Json &place, const std::string &path, int size);
    std::vector<Cell> cellsOf(const Json &places, const std::string &path, int size);
    Grid givens(int size);
    Geometry geometry(int size);
    std::optional<Constraint> cage(const Json &cage, const std::string &path, const Geometry &geometry);
    int readCages(Puzzle &read);
};

/// Returns the cell at [row, column], from 0, or nothing for places outside the board.
std::optional<Cell> SudokuPadReader::cellOf(const Json &place, const std::string &path, int size)
{
    const std::optional<int> row = json::numberOrText(json::element(place, 0));
    const std::optional<int> column = json::numberOrText(json::element(place, 1));
    if (!row || !column)
        values.refuse(place, path);
    const auto isInside = [size](std::optional<int> index) { return index && *index >= 0 && *index < size; };
    return isInside(row) && isInside(column) ? std::optional(*row * size + *column) : std::nullopt;
}

/// Returns the cells, with -1 for a place outside the board.
std::vector<Cell> SudokuPadReader::cellsOf(const Json &places, const std::string &path, int size)
{
    std::vector<Cell> cells;
    const Json::array_t &all = elements(places, path);
    for (std::size_t i = 0; i < all.size(); ++i)
        if (!json::isEmpty(all[i]))
            cells.push_back(cellOf(all[i], placeAt(path, i), size).value_or(-1));
    return cells;
}

/// Returns the geometry; without regions, rows are the boxes, so that the board is a Latin square.
Geometry SudokuPadReader::geometry(int size)
{
    const Json &regions = json::member(puzzle, "regions");
    const Geometry rows = Geometry::withBoxes({1, size});
    std::vector<int> regionOf(size * size, -1);
    const Json::array_t &all = elements(regions, "regions");
    if (all.empty())
        return rows;
    for (std::size_t region = 0; region < all.size(); ++region)
        for (const Cell cell : cellsOf(all[region], placeAt("regions", region), size))
            if (cell >= 0)
                regionOf[cell] = static_cast<int>(region);
    const auto geometry = geometryOf(size, std::move(regionOf));
    if (!geometry)
        values.refuse(regions, "regions", TextErrorCode::BadRegions);
    return geometry.value_or(rows);
}

/// Returns the cage, or nothing if it is none with a sum, or with "?" or nothing instead.
std::optional<Constraint> SudokuPadReader::cage(const Json &cage, const std::string &path,
                                                const Geometry &geometry)
{
    Constraint killer{findVariant("killer"), {}};
    killer.cells = cellsOf(json::member(cage, "cells"), path + ".cells", geometry.size());
    const Json &value = json::member(cage, "value");
    if (const std::optional<int> sum = json::numberOrText(value))
        killer.numbers = {*sum};
    else if (!json::isBlank(value) && value != "?")
        return {};
    const bool isInside = std::ranges::find(killer.cells, -1) == killer.cells.end();
    return isInside && !findProblem(geometry, killer) ? std::optional(killer) : std::nullopt;
}

/// Reads the cages and returns the number of those that are other rules. Cages without cells are texts about
/// the puzzle.
int SudokuPadReader::readCages(Puzzle &read)
{
    int otherCount = 0;
    const Json::array_t &cages = elements(json::member(puzzle, "cages"), "cages");
    for (std::size_t i = 0; i < cages.size() && !values.error(); ++i)
        if (auto killer = cage(cages[i], placeAt("cages", i), read.geometry))
            read.constraints.push_back(std::move(*killer));
        else if (!json::isEmpty(json::member(cages[i], "cells")))
            ++otherCount;
    return otherCount;
}

Grid SudokuPadReader::givens(int size)
{
    Grid givens(size * size);
    const Json &rows = json::member(puzzle, "cells");
    for (Cell cell = 0; cell < givens.cellCount(); ++cell) {
        const std::string path = placeAt("cells", cell / size);
        const Json &row = json::element(rows, cell / size);
        if (std::ssize(json::elements(row)) != size)
            values.refuse(row, path);
        const Json &value = json::member(json::element(row, cell % size), "value");
        const std::optional<int> digit = json::numberOrText(value);
        if (digit && *digit >= 1 && *digit <= size)
            givens.set(cell, *digit);
        else if (!json::isBlank(value))
            values.refuse(value, placeAt(path, cell % size) + ".value");
    }
    return givens;
}

/// Returns remarks on drawings whose rules are in a text for people.
RuleCounts pictureCounts(const Json &puzzle)
{
    RuleCounts counts;
    for (const char *picture : pictures)
        if (const Json &drawn = json::member(puzzle, picture); !json::isEmpty(drawn))
            counts[picture] = json::count(drawn);
    return counts;
}

} // namespace

TextResult readSudokuPad(const Json &puzzle, const ReadOptions &options, std::string_view formatId)
{
    const Json &rows = json::member(puzzle, "cells");
    const int size = static_cast<int>(json::elements(rows).size());
    if (size < minBoardSize || size > maxBoardSize)
        return wrongValue(rows, "cells");
    const auto boxes = askedBoxes(options, size);
    if (!boxes)
        return tl::unexpected(boxes.error());
    SudokuPadReader reader{puzzle};
    Board board{Puzzle(*boxes ? Geometry::withBoxes(**boxes) : reader.geometry(size))};
    board.puzzle.givens = reader.givens(size);
    RuleCounts others = pictureCounts(puzzle);
    if (const int cageCount = reader.readCages(board.puzzle); cageCount > 0)
        others["cages"] = cageCount;
    if (reader.values.error())
        return tl::unexpected(*reader.values.error());
    keepUnsupported(others, board);
    const Json &about = json::member(puzzle, "metadata");
    PuzzleInfo info;
    for (const InfoMember &member : infoMembers)
        info.*member.text = json::text(json::member(about, member.name));
    keepInfo(info, board);
    return TextPuzzle{std::move(board), &symbolSets().front(), formatId, info.title};
}

} // namespace sudoku
