#include "core/formats/links/sudokupad.h"

#include "core/formats/json/jsonvalues.h"
#include "core/formats/links/sudokupadpictures.h"
#include "core/formats/plain/directives.h"
#include "core/formats/plain/plaintext.h"
#include "core/formats/text/drawingtext.h"
#include "core/formats/text/foreignregions.h"
#include "core/formats/text/jsonaccess.h"
#include "core/formats/text/jsontext.h"
#include "core/formats/text/leftout.h"
#include "core/variants/constraintproblem.h"

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

using Json = nlohmann::json;

std::string placeAt(const std::string &path, std::size_t index)
{
    return path + '[' + std::to_string(index) + ']';
}

/// Reads a SudokuPad object step by step; the first error counts.
struct SudokuPadReader
{
    const Json &puzzle;
    JsonValues values = {};
    std::vector<LeftOutElement> leftOut = {};

    /// Returns the elements of an array, or none if it is missing.
    const Json::array_t &elements(const Json &array, const std::string &path)
    {
        if (!json::isEmpty(array) && !array.is_array())
            values.refuse(array, path);
        return json::elements(array);
    }
    Grid givens(int size);
    ForeignRegions regions(int size);
    void readCages(Board &board);
};

/// Returns the cells, with -1 for a place outside the board.
std::vector<Cell> cellsOf(const Json &places, int size)
{
    std::vector<Cell> cells;
    for (const Json &place : json::elements(places))
        if (!json::isEmpty(place))
            cells.push_back(sudokuPadCell(place, size).value_or(-1));
    return cells;
}

/// Returns the regions; without any, rows are the boxes, so that the board is a Latin square.
ForeignRegions SudokuPadReader::regions(int size)
{
    std::vector<int> regionOf(size * size, noRegion);
    const Json::array_t &all = elements(json::member(puzzle, "regions"), "regions");
    for (std::size_t region = 0; region < all.size(); ++region)
        for (const Cell cell : cellsOf(all[region], size))
            if (cell >= 0)
                regionOf[cell] = static_cast<int>(region);
    return foreignRegions(size, size, regionOf);
}

/// Returns the cage, or nothing if it is none with a sum, or with "?", 0 or nothing instead.
std::optional<Constraint> cageOf(const Json &cage, const Geometry &geometry)
{
    Constraint killer{findVariant("killer"), cellsOf(json::member(cage, "cells"), geometry.size())};
    const Json &value = json::member(cage, "value");
    const std::optional<int> sum = json::numberOrText(value);
    if (sum && *sum != 0)
        killer.numbers = {*sum};
    else if (!json::isBlank(value) && value != "?" && sum != 0)
        return {};
    const bool isInside = std::ranges::find(killer.cells, -1) == killer.cells.end();
    return isInside && !findProblem(geometry, killer) ? std::optional(killer) : std::nullopt;
}

/// Returns what a person recognizes of \a cage, which is neither a killer cage nor a drawing.
LeftOutElement leftOutCage(const Json &cage, int size)
{
    const Json &value = json::member(cage, "value");
    const std::vector<Cell> cells = cellsOf(json::member(cage, "cells"), size);
    const bool hasPlace = !cells.empty() && cells.front() >= 0;
    return {findVariant("killer"), value.is_number() ? value.dump() : json::text(value),
            hasPlace ? Geometry::withBoxes({1, size}).cellName(cells.front()) : std::string()};
}

/// Reads the cages: killer cages, texts about the puzzle, lights of fog, and drawings with a text.
void SudokuPadReader::readCages(Board &board)
{
    for (const Json &cage : elements(json::member(puzzle, "cages"), "cages"))
        if (auto killer = cageOf(cage, board.puzzle.geometry))
            board.puzzle.constraints.push_back(std::move(*killer));
        else if (!takeSudokuPadCage(cage, board) && !json::isEmpty(json::member(cage, "cells"))
                 && !drawSudokuPadCage(cage, board))
            leftOut.push_back(leftOutCage(cage, board.puzzle.geometry.size()));
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
            leftOut.push_back({nullptr, value.is_string() ? json::text(value) : value.dump(),
                               Geometry::withBoxes({1, size}).cellName(cell)});
    }
    return givens;
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
    ForeignRegions regions = *boxes ? ForeignRegions{Geometry::withBoxes(**boxes)} : reader.regions(size);
    Board board{Puzzle(regions.geometry)};
    reader.leftOut = std::move(regions.leftOut);
    board.puzzle.givens = reader.givens(size);
    board.puzzle.constraints = std::move(regions.extraRegions);
    readSudokuPadMetadata(json::member(puzzle, "metadata"), board);
    reader.readCages(board);
    if (reader.values.error())
        return tl::unexpected(*reader.values.error());
    readSudokuPadPictures(puzzle, board);
    keepLeftOut(reader.leftOut, board);
    if (hasTooManyDrawings(board.puzzle.geometry, board.info))
        return tl::unexpected(TextError{TextErrorCode::TooLong});
    const std::string title = board.info.title;
    return TextPuzzle{std::move(board), &symbolSets().front(), formatId, title};
}

} // namespace sudoku
