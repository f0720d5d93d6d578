#include "core/transform/linemaps.h"

#include <utility>

namespace sudoku {
namespace {

/// Returns how many rows or columns a line of \a kind has.
int breadthOf(const Geometry &geometry, LineKind kind)
{
    switch (kind) {
    case LineKind::Bands:
        return geometry.boxes()->rows;
    case LineKind::Stacks:
        return geometry.boxes()->columns;
    case LineKind::Rows:
    case LineKind::Columns:
        break;
    }
    return 1;
}

} // namespace

int lineCount(const Geometry &geometry, LineKind kind)
{
    const bool isOfBoxes = kind == LineKind::Bands || kind == LineKind::Stacks;
    if ((isOfBoxes && !geometry.boxes()) || !geometry.isSquare())
        return 0;
    return geometry.size() / breadthOf(geometry, kind);
}

CellMap swappedLines(const Geometry &geometry, LineKind kind, int first, int second)
{
    const int breadth = breadthOf(geometry, kind);
    const bool areRows = kind == LineKind::Rows || kind == LineKind::Bands;
    const auto placeOf = [&](int place) {
        const int line = place / breadth;
        const int target = line == first ? second : line == second ? first : line;
        return target * breadth + place % breadth;
    };
    CellMap map(geometry.cellCount());
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell) {
        const int row = geometry.rowOf(cell);
        const int column = geometry.columnOf(cell);
        map[cell] = areRows ? geometry.cellAt(placeOf(row), column) : geometry.cellAt(row, placeOf(column));
    }
    return map;
}

} // namespace sudoku
