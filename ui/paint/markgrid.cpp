#include "ui/paint/markgrid.h"

#include <algorithm>
#include <cmath>

namespace sudoku {
namespace {

constexpr int maxMarkColumns = 5;        // a board of 25x25 has as many
constexpr qreal markPartOnScreen = 0.22; // of the cell
constexpr qreal markPartOnPaper = 0.3;
constexpr qreal minGap = 0.7;    // between two marks side by side, at least
constexpr qreal rowPart = 0.994; // of the height of a place: fonts have margins above and below

} // namespace

int markColumns(const Geometry &geometry)
{
    const auto boxes = geometry.boxes();
    if (boxes && boxes->rows > 1 && boxes->columns > 1 && boxes->columns <= maxMarkColumns)
        return boxes->columns;
    return static_cast<int>(std::ceil(std::sqrt(geometry.digitCount())));
}

qreal markHeight(qreal cellSize)
{
    return std::max(std::round(cellSize * markPartOnScreen), CandidateGrid::minHeight);
}

CandidateGrid markGrid(const Geometry &geometry, const MarkRoom &room)
{
    const int columns = markColumns(geometry);
    const int rows = (geometry.digitCount() + columns - 1) / columns;
    const QSizeF step(room.rect.width() / columns, room.rect.height() / rows);
    const qreal wanted = room.isOnScreen ? markHeight(room.cellSize) : room.cellSize * markPartOnPaper;
    const qreal height =
        std::min({wanted, (step.width() - minGap) / room.widthOfHeight, step.height() * rowPart});
    return {.origin = room.rect.topLeft(),
            .step = step,
            .columns = columns,
            .height = std::max(height, 0.0),
            .minLegible = room.isOnScreen ? CandidateGrid::minHeight : 0,
            .packed = {}};
}

} // namespace sudoku
