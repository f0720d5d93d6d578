#include "core/transform/isometry.h"

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
    CellMap map(geometry.cellCount());
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell) {
        const Place place = placeOf({geometry.rowOf(cell), geometry.columnOf(cell)}, size, size);
        map[cell] = geometry.cellAt(place.row, place.column);
    }
    return map;
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
