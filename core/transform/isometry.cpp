#include "core/transform/isometry.h"

#include "core/board/regions.h"

#include <algorithm>
#include <array>
#include <utility>

namespace sudoku {
namespace {

constexpr std::array isometryTable{
    Isometry{"quarter-turn", TR_NOOP("Transform", "Turn Right"), true, false, true},
    Isometry{"three-quarter-turn", TR_NOOP("Transform", "Turn Left"), true, true, false},
    Isometry{"half-turn", TR_NOOP("Transform", "Half Turn"), false, true, true},
    Isometry{"mirror-left-right", TR_NOOP("Transform", "Mirror Left to Right"), false, false, true},
    Isometry{"mirror-top-bottom", TR_NOOP("Transform", "Mirror Top to Bottom"), false, true, false},
    Isometry{"mirror-diagonal", TR_NOOP("Transform", "Mirror at the Diagonal from Top Left"), true, false,
             false},
    Isometry{"mirror-anti-diagonal", TR_NOOP("Transform", "Mirror at the Diagonal from Bottom Left"), true,
             true, true},
};

} // namespace

Isometry::Place Isometry::placeOf(Place place, int rows, int columns) const
{
    if (isTransposed) {
        std::swap(place.row, place.column);
        std::swap(rows, columns);
    }
    return {reversesRows ? rows - 1 - place.row : place.row,
            reversesColumns ? columns - 1 - place.column : place.column};
}

CellMap Isometry::mapOf(const Geometry &geometry) const
{
    const int size = geometry.size();
    std::vector<std::pair<int, Cell>> cells; // each with its new place, in the order of those
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell) {
        const Place place = placeOf({geometry.rowOf(cell), geometry.columnOf(cell)}, size, size);
        cells.emplace_back(place.row * size + place.column, cell);
    }
    std::ranges::sort(cells);
    CellMap map(geometry.cellCount());
    for (std::size_t i = 0; i < cells.size(); ++i)
        map[cells[i].second] = static_cast<Cell>(i);
    return map;
}

Geometry Isometry::imageOf(const Geometry &geometry) const
{
    const int size = geometry.size();
    const std::vector<int> before = geometry.regionMap();
    std::vector<int> after(before.size());
    for (int i = 0; i < std::ssize(before); ++i) {
        const Place place = placeOf({i / size, i % size}, size, size);
        after[place.row * size + place.column] = before[i];
    }
    std::vector<SubBoard> boards;
    for (const SubBoard &board : geometry.boards()) {
        const int last = board.size - 1;
        const Place one = placeOf({board.row, board.column}, size, size);
        const Place other = placeOf({board.row + last, board.column + last}, size, size);
        boards.push_back({std::min(one.row, other.row), std::min(one.column, other.column), board.size});
    }
    if (boards.size() != 1)
        after = numberedRegions(after); // as overlappingBoards() numbers boxes
    return Geometry::withRegions(size, std::move(after), geometry.digitCount(), std::move(boards))
        ->withDigits(geometry.values());
}

std::span<const Isometry> isometries()
{
    return isometryTable;
}

const Isometry *findIsometry(std::string_view id)
{
    const auto found = std::ranges::find(isometryTable, id, &Isometry::id);
    return found == isometryTable.end() ? nullptr : &*found;
}

} // namespace sudoku
