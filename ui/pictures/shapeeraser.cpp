#include "ui/pictures/shapeeraser.h"

#include "ui/pictures/cellpixels.h"
#include "ui/pictures/quantile.h"

#include <cmath>
#include <numbers>
#include <vector>

namespace sudoku {
namespace {

constexpr double edgeWidth = 0.05; ///< cells, on both sides of the edge

/// Returns how far \a place is outside of the edge of a shape, in cells; inside it is negative.
double beyondEdge(const CellShade &shade, QPointF place)
{
    const QPointF way = place - QPointF(0.5, 0.5);
    const double distance = shade.form == CellShade::Form::Circle
                                ? std::hypot(way.x(), way.y())
                                : std::max(std::abs(way.x()), std::abs(way.y()));
    return distance - shade.reach;
}

/// Returns the point of the edge of a shape in a direction, from the middle of the cell.
QPointF edgeTowards(const CellShade &shade, double angle)
{
    const QPointF unit(std::cos(angle), std::sin(angle));
    const double length =
        shade.form == CellShade::Form::Circle ? 1 : std::max(std::abs(unit.x()), std::abs(unit.y()));
    return unit * (shade.reach / length);
}

/// Returns the usual ink of a shape between two distances from its edge, the darkest one in each direction. A
/// bold digit covers half of them.
int inkBetween(const CellImage &cell, const CellShade &shade, double from, double to)
{
    constexpr double uncovered = 0.35; // of the directions, from the palest on
    constexpr int directions = 32;
    constexpr double step = 0.02; // cells
    std::vector<int> inks;
    for (int direction = 0; direction < directions; ++direction) {
        const QPointF edge = edgeTowards(shade, 2 * std::numbers::pi * direction / directions);
        int most = 0;
        for (double away = from; away <= to; away += step)
            most = std::max(most, inkAt(cell, QPointF(0.5, 0.5) + edge * (1 + away / shade.reach)));
        inks.push_back(most);
    }
    return quantile(std::move(inks), uncovered);
}

} // namespace

void eraseShape(CellImage &cell, const CellShade &shade)
{
    constexpr double clearly = 1.5, ring = 0.1;
    if (!shade.isShape())
        return;
    const int inside = roughLevel(inkBetween(cell, shade, -edgeWidth - ring, -edgeWidth));
    const int edge = std::max(inside, inkBetween(cell, shade, -edgeWidth, edgeWidth));
    for (int y = 0; y < cellImageSide; ++y)
        for (int x = 0; x < cellImageSide; ++x) {
            const double away = beyondEdge(shade, placeOfPixel(x, y));
            auto &ink = cell[y * cellImageSide + x];
            if (away < -edgeWidth)
                ink = inkAbove(ink, inside);
            else if (away < edgeWidth && ink < clearly * edge)
                ink = 0;
        }
}

} // namespace sudoku
