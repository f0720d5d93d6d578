#include "core/transform/movedinfo.h"

#include "core/transform/isometry.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace sudoku {
namespace {

/// Where the points of a board go.
class PointMap
{
public:
    PointMap(const Geometry &geometry, const CellMap &map) : m_geometry(geometry), m_map(map)
    {
        const auto found = std::ranges::find_if(
            isometries(), [&](const Isometry &isometry) { return isometry.mapOf(geometry) == map; });
        if (found != isometries().end())
            m_isometry = &*found;
    }

    BoardPoint operator()(const BoardPoint &point) const
    {
        return m_isometry ? turned(point) : withCell(point);
    }

    bool isTransposed() const { return m_isometry && m_isometry->isTransposed; }

    /// Returns whether clockwise becomes anticlockwise.
    bool isMirrored() const
    {
        const auto count = [](bool is) { return is ? 1 : 0; };
        return m_isometry
               && (count(m_isometry->isTransposed) + count(m_isometry->reversesRows)
                   + count(m_isometry->reversesColumns))
                          % 2
                      == 1;
    }

private:
    BoardPoint turned(BoardPoint point) const
    {
        if (m_isometry->isTransposed)
            std::swap(point.x, point.y);
        const double size = m_geometry.size();
        return {m_isometry->reversesColumns ? size - point.x : point.x,
                m_isometry->reversesRows ? size - point.y : point.y};
    }

    BoardPoint withCell(const BoardPoint &point) const
    {
        const auto row = static_cast<int>(std::floor(point.y));
        const auto column = static_cast<int>(std::floor(point.x));
        const std::optional<Cell> before = m_geometry.findCell(row, column);
        if (!before)
            return point;
        const Cell cell = m_map[*before];
        return {point.x - column + m_geometry.columnOf(cell), point.y - row + m_geometry.rowOf(cell)};
    }

    const Geometry &m_geometry;
    const CellMap &m_map;
    const Isometry *m_isometry = nullptr;
};

void move(std::vector<Cell> &cells, const CellMap &map)
{
    cells = mapped(cells, map);
    std::ranges::sort(cells);
}

/// Turns \a drawing. Its text stays upright, so its width and height are exchanged instead.
void move(Drawing &drawing, const PointMap &points, const CellMap &map)
{
    for (BoardPoint &point : drawing.points)
        point = points(point);
    move(drawing.cells, map);
    const bool hasSides = drawing.kind == Drawing::Kind::Rectangle || drawing.kind == Drawing::Kind::Ellipse;
    if (hasSides && points.isTransposed())
        std::swap(drawing.width, drawing.height);
    if (points.isMirrored() && drawing.angle != 0)
        drawing.angle = -drawing.angle;
}

} // namespace

PuzzleInfo movedInfo(PuzzleInfo info, const Geometry &geometry, const CellMap &map)
{
    const PointMap points(geometry, map);
    for (Drawing &drawing : info.drawings)
        move(drawing, points, map);
    if (info.fog)
        move(info.fog->lights, map);
    info.solution = mapped(info.solution, map);
    return info;
}

} // namespace sudoku
