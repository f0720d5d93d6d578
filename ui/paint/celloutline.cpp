#include "ui/paint/celloutline.h"

#include "ui/paint/boardlayout.h"

#include <QLineF>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>

namespace sudoku {
namespace {

/// A direction along the lines of the board; the next one is a turn to the right.
struct SideStep
{
    int row;
    int column;

    QPointF vector() const { return QPointF(column, row); }
};
constexpr std::array steps{SideStep{0, 1}, SideStep{1, 0}, SideStep{0, -1}, SideStep{-1, 0}};
constexpr int turnCount = 4;

/// Walks along the sides of cells beyond which there are other cells or none.
class Tracer
{
public:
    Tracer(const BoardLayout &layout, std::span<const Cell> cells, qreal inset)
        : m_layout(layout),
          m_inset(inset),
          m_isInside(layout.geometry().cellCount()),
          m_isWalked(layout.geometry().cellCount() * turnCount)
    {
        for (const Cell cell : cells)
            m_isInside[cell] = true;
    }

    std::vector<QPolygonF> trace()
    {
        std::vector<QPolygonF> polygons;
        for (Cell cell = 0; cell < std::ssize(m_isInside); ++cell)
            for (int side = 0; side < turnCount; ++side)
                if (m_isInside[cell] && isBorder(cell, side) && !m_isWalked[cell * turnCount + side])
                    polygons.push_back(walk(cell, side));
        return polygons;
    }

private:
    /// Walks along the sides of the cells. Side 0 is the upper one, from left to right.
    QPolygonF walk(Cell cell, int side)
    {
        QPolygonF polygon;
        while (!m_isWalked[cell * turnCount + side]) {
            m_isWalked[cell * turnCount + side] = true;
            const Cell ahead = neighbour(cell, side);
            const Cell outward = ahead == none ? none : neighbour(ahead, side - 1);
            if (ahead == none) {
                polygon << corner(cell, side, side + 1);
                side = turned(side + 1);
            } else if (outward == none) {
                cell = ahead;
            } else {
                polygon << corner(cell, side, side - 1);
                cell = outward;
                side = turned(side - 1);
            }
        }
        return polygon;
    }

    bool isBorder(Cell cell, int side) const { return neighbour(cell, side - 1) == none; }

    /// Returns the inside cell next to \a cell, or none.
    Cell neighbour(Cell cell, int direction) const
    {
        const SideStep step = steps[turned(direction)];
        const Geometry &geometry = m_layout.geometry();
        const auto next =
            geometry.findCell(geometry.rowOf(cell) + step.row, geometry.columnOf(cell) + step.column);
        return next && m_isInside[*next] ? *next : none;
    }

    /// Returns the point at which the walk along \a side of \a cell turns to \a next, moved inwards from
    /// both.
    QPointF corner(Cell cell, int side, int next) const
    {
        const QPointF ahead = steps[side].vector();
        const QPointF inward = steps[turned(side + 1)].vector();
        const QPointF end = m_layout.cellCentre(cell) + (ahead - inward) * m_layout.cellSize() / 2;
        return end + (inward + steps[turned(next + 1)].vector()) * m_inset;
    }

    static int turned(int direction) { return (direction + turnCount) % turnCount; }

    static constexpr Cell none = -1;
    const BoardLayout &m_layout;
    qreal m_inset;
    std::vector<bool> m_isInside;
    std::vector<bool> m_isWalked; // for each cell its sides
};

/// Adds a side to \a dashes: it goes on with the last one, and ends with a half.
void addDashes(std::vector<QPolygonF> &dashes, const QLineF &side, qreal period)
{
    const int count = std::max(1, static_cast<int>(std::round(side.length() / period)));
    const auto at = [&](qreal periods) { return side.pointAt(periods / count); };
    dashes.back() << at(0.25);
    for (int i = 1; i < count; ++i)
        dashes.push_back({at(i - 0.25), at(i + 0.25)});
    dashes.push_back({at(count - 0.25), side.p2()});
}

} // namespace

std::vector<QPolygonF> cellOutlines(const BoardLayout &layout, std::span<const Cell> cells, qreal inset)
{
    return Tracer(layout, cells, inset).trace();
}

QPainterPath dashedOutline(const QPolygonF &polygon, qreal period, std::span<const QRectF> gaps)
{
    std::vector<QPolygonF> dashes{{polygon.front()}};
    for (qsizetype i = 0; i < polygon.size(); ++i)
        addDashes(dashes, {polygon[i], polygon[(i + 1) % polygon.size()]}, period);
    dashes.front() = dashes.back() + dashes.front().mid(1);
    dashes.pop_back();

    QPainterPath path;
    for (const QPolygonF &dash : dashes) {
        const QRectF place = dash.boundingRect().adjusted(-0.01, -0.01, 0.01, 0.01); // a line has no height
        if (std::ranges::none_of(gaps, [&](const QRectF &gap) { return gap.intersects(place); }))
            path.addPolygon(dash);
    }
    return path;
}

std::vector<QPointF> dottedOutline(const QPolygonF &polygon, qreal period, qreal dot,
                                   std::span<const QRectF> gaps)
{
    std::vector<QPointF> dots;
    for (qsizetype i = 0; i < polygon.size(); ++i) {
        const QLineF side(polygon[i], polygon[(i + 1) % polygon.size()]); // the next one has its end
        const int count = std::max(1, static_cast<int>(std::round(side.length() / period)));
        for (int step = 0; step < count; ++step) {
            const QPointF centre = side.pointAt(qreal(step) / count);
            if (std::ranges::none_of(gaps, [&](const QRectF &gap) { return gap.contains(centre); }))
                dots.push_back(centre - QPointF(dot, dot) / 2);
        }
    }
    return dots;
}

std::vector<int> levelsOf(const Geometry &geometry, std::span<const std::vector<Cell>> groups)
{
    constexpr int maxLevel = 63;
    std::vector<std::uint64_t> taken(geometry.cellCount());
    std::vector<int> levels;
    for (const std::vector<Cell> &cells : groups) {
        std::uint64_t used = 0;
        for (const Cell cell : cells)
            used |= taken[cell];
        const int level = std::min(std::countr_one(used), maxLevel);
        for (const Cell cell : cells)
            taken[cell] |= std::uint64_t(1) << level;
        levels.push_back(level);
    }
    return levels;
}

} // namespace sudoku
