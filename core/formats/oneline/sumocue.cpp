#include "core/board/regions.h"
#include "core/formats/oneline/lineforms.h"
#include "core/formats/plain/directives.h"

#include <algorithm>

namespace sudoku {
namespace {

// SumoCue's "SumoCueV1" ("D" behind it for both diagonals), and for each cell '=' and its given, or '=' and
// the sum of a cage and at the other cells of the cage '+' and the index of one where that stands; "J" and a
// region may follow.

constexpr std::string_view mark = "SumoCueV1";

bool detectsSumocue(std::string_view text)
{
    return soleLine(text).starts_with(mark);
}

struct SumoCell
{
    bool isPointer; ///< to the cell \a number
    int number;
    int region; ///< -1 where none is said
    int column; ///< its column, from 1
};

tl::expected<std::vector<SumoCell>, TextError> readCells(LineReader &line)
{
    std::vector<SumoCell> cells;
    while (!line.isAtEnd()) {
        const int column = line.error().column;
        const bool isPointer = line.peek() == '+';
        if (!isPointer && line.peek() != '=')
            return tl::unexpected(line.error());
        line.take();
        if (!line.isAtDigit())
            return tl::unexpected(line.error());
        cells.push_back({isPointer, line.takeNumber(), -1, column});
        if (line.skip("J")) {
            if (!line.isAtDigit())
                return tl::unexpected(line.error());
            cells.back().region = line.takeNumber();
        }
    }
    return cells;
}

tl::expected<Geometry, RegionError> readGeometry(const std::vector<SumoCell> &cells, int size)
{
    if (std::ranges::all_of(cells, [](const SumoCell &cell) { return cell.region < 0; }))
        return Geometry::withBoxes(defaultBoxes(size));
    std::vector<int> regionOf;
    for (const SumoCell &cell : cells)
        regionOf.push_back(cell.region);
    return geometryOf(size, std::move(regionOf));
}

/// Returns the cell to which the pointers from \a cell lead, or nothing if they go around in a circle or off
/// the board.
std::optional<Cell> headOf(const std::vector<SumoCell> &cells, Cell cell)
{
    const int count = static_cast<int>(cells.size());
    for (int steps = 0; steps < count; ++steps) {
        if (!cells[cell].isPointer)
            return cell;
        if (cells[cell].number >= count)
            return {};
        cell = cells[cell].number;
    }
    return {};
}

int sizeOfSumocue(std::size_t cellCount)
{
    for (int size = minBoardSize; size <= maxBoardSize; ++size)
        if (size * size == static_cast<int>(cellCount))
            return size;
    return 0;
}

TextError errorAt(TextErrorCode code, const TextLine &line, const SumoCell &cell, int expected)
{
    return {code, line.number, cell.column, std::to_string(cell.number), 0, expected};
}

/// Adds the givens, or the cages if there are pointers.
tl::expected<void, TextError> addNumbers(const std::vector<SumoCell> &cells, const TextLine &line,
                                         LinePuzzle &puzzle)
{
    const int size = puzzle.geometry.size();
    const bool hasCages = std::ranges::any_of(cells, &SumoCell::isPointer);
    std::vector<int> cageOf;
    std::map<int, int> sums;
    for (Cell cell = 0; cell < std::ssize(cells); ++cell) {
        const std::optional<Cell> head = headOf(cells, cell);
        if (!head)
            return tl::unexpected(errorAt(TextErrorCode::UnknownSymbol, line, cells[cell], size));
        cageOf.push_back(*head);
        const int number = cells[*head].number;
        if (hasCages && number > 0)
            sums.emplace(*head, number);
        if (!hasCages && number > size)
            return tl::unexpected(errorAt(TextErrorCode::NumberTooLarge, line, cells[cell], size));
        if (!hasCages)
            puzzle.givens.set(cell, number);
    }
    std::ranges::move(killerCages(cageOf, sums), std::back_inserter(puzzle.constraints));
    return {};
}

TextResult readSumocue(std::string_view text, const ReadOptions &options)
{
    const PuzzleText parts = splitText(text);
    const TextLine &content = parts.lines.front();
    LineReader line(content);
    line.skip(mark);
    const bool hasDiagonals = line.skip("D");
    const auto cells = readCells(line);
    if (!cells)
        return tl::unexpected(cells.error());
    const int size = sizeOfSumocue(cells->size());
    if (size == 0)
        return tl::unexpected(TextError{
            TextErrorCode::WrongCellCount, content.number, 0, {}, static_cast<int>(cells->size()), 81});
    const auto geometry = readGeometry(*cells, size);
    if (!geometry)
        return tl::unexpected(TextError{TextErrorCode::BadRegions, content.number});
    LinePuzzle puzzle{*geometry, Grid(size * size)};
    if (hasDiagonals)
        puzzle.constraints = diagonals();
    if (const auto added = addNumbers(*cells, content, puzzle); !added)
        return tl::unexpected(added.error());
    return finishLine(parts, std::move(puzzle), options, "sumocue");
}

} // namespace

const Importer sumoCueImporter{.id = "sumocue", .detects = detectsSumocue, .read = readSumocue};

} // namespace sudoku
