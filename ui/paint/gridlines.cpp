#include "ui/paint/gridlines.h"

#include <QLineF>
#include <QPainter>
#include <QVector>

#include "ui/paint/celloutline.h"
#include "ui/paint/picturepart.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace sudoku {
namespace {

bool hasLink(const UnknownRegions &unknown, Cell cell, Cell next, bool isTogether)
{
    return std::ranges::binary_search(unknown.links, RegionLink::of(cell, next, isTogether));
}

/// Returns whether a border of regions is between the two cells.
bool isThickBetween(const BoardLayout &layout, const UnknownRegions &unknown, Cell cell, Cell next)
{
    const Geometry &geometry = layout.geometry();
    const auto boxes = geometry.boxes();
    const bool areLines = boxes && (boxes->rows == 1 || boxes->columns == 1); // there are no boxes
    const bool isFound = !unknown.found.empty() && unknown.found[cell] != unknown.found[next];
    const bool isKnown = geometry.regionOf(cell) != geometry.regionOf(next);
    return isFound || hasLink(unknown, cell, next, false) || (isKnown && !areLines);
}

/// Paints the line left of \a cell, or that above it.
void paintBorder(QPainter &painter, const BoardLayout &layout, const BoardStyle &style, Cell cell,
                 bool isLeft, bool isThick)
{
    const QRectF rect = layout.cellRect(cell);
    const qreal width = isThick ? layout.thickLine() : layout.thinLine();
    const qreal before = isThick ? width - layout.snapped(width / 2) : 0;
    const qreal beyond = isThick ? before : 0; // so that thick lines close their corners
    const QColor &colour = isThick ? style.thickLine : style.thinLine;
    if (isLeft)
        painter.fillRect(QRectF(rect.left() - before, rect.top() - beyond, width, rect.height() + 2 * beyond),
                         colour);
    else
        painter.fillRect(QRectF(rect.left() - beyond, rect.top() - before, rect.width() + 2 * beyond, width),
                         colour);
}

void paintFrame(QPainter &painter, const BoardLayout &layout, const BoardStyle &style)
{
    const qreal width = layout.frameLine();
    const qreal inside = layout.snapped(layout.thickLine() / 2);
    const qreal outside = width - inside;
    const QRectF outer = layout.board().adjusted(inside - width, inside - width, outside, outside);
    painter.fillRect(QRectF(outer.topLeft(), QSizeF(outer.width(), width)), style.thickLine);
    painter.fillRect(QRectF(outer.topLeft(), QSizeF(width, outer.height())), style.thickLine);
    painter.fillRect(QRectF(outer.left(), outer.bottom() - width, outer.width(), width), style.thickLine);
    painter.fillRect(QRectF(outer.right() - width, outer.top(), width, outer.height()), style.thickLine);
}

/// Paints a frame around all cells of a board with holes.
void paintEdges(QPainter &painter, const BoardLayout &layout, const BoardStyle &style)
{
    const Geometry &geometry = layout.geometry();
    const qreal width = layout.frameLine();
    const qreal inside = layout.snapped(layout.thickLine() / 2);
    const qreal outside = width - inside;
    const auto isEdge = [&](Cell cell, int rows, int columns) {
        return !geometry.findCell(geometry.rowOf(cell) + rows, geometry.columnOf(cell) + columns);
    };
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell) {
        const QRectF rect = layout.cellRect(cell);
        const QRectF outer = rect.adjusted(-outside, -outside, outside, outside);
        if (isEdge(cell, -1, 0))
            painter.fillRect(QRectF(outer.topLeft(), QSizeF(outer.width(), width)), style.thickLine);
        if (isEdge(cell, 0, -1))
            painter.fillRect(QRectF(outer.topLeft(), QSizeF(width, outer.height())), style.thickLine);
        if (isEdge(cell, 1, 0))
            painter.fillRect(QRectF(outer.left(), outer.bottom() - width, outer.width(), width),
                             style.thickLine);
        if (isEdge(cell, 0, 1))
            painter.fillRect(QRectF(outer.right() - width, outer.top(), width, outer.height()),
                             style.thickLine);
    }
}

/// Paints lines as rectangles of whole pixels.
void paintPixelLines(QPainter &painter, const BoardLayout &layout, const BoardStyle &style,
                     const ClipArea &clip, const UnknownRegions &unknown)
{
    const Geometry &geometry = layout.geometry();
    for (const bool isThick : {false, true}) { // thick lines are above thin ones
        const auto paintIf = [&](Cell cell, std::optional<Cell> next, bool isLeft) {
            if (next && isThickBetween(layout, unknown, cell, *next) == isThick
                && reaches(layout, cell, clip))
                paintBorder(painter, layout, style, cell, isLeft, isThick);
        };
        for (Cell cell = 0; cell < geometry.cellCount(); ++cell) {
            paintIf(cell, geometry.findCell(geometry.rowOf(cell), geometry.columnOf(cell) - 1), true);
            paintIf(cell, geometry.findCell(geometry.rowOf(cell) - 1, geometry.columnOf(cell)), false);
        }
    }
    if (geometry.hasHoles())
        paintEdges(painter, layout, style);
    else
        paintFrame(painter, layout, style);
}

/// Collects the borders along one line of the board as lines that are as long as possible.
class Runs
{
public:
    /// Adds a border that is thick or not, or none; they come in the order of the line.
    void add(const QLineF &border, std::optional<bool> isThick)
    {
        if (isThick && m_isThick == isThick)
            lines(*isThick).back().setP2(border.p2());
        else if (isThick)
            lines(*isThick).push_back(border);
        m_isThick = isThick;
    }
    QVector<QLineF> &lines(bool areThick) { return areThick ? m_thick : m_thin; }

private:
    std::optional<bool> m_isThick; ///< of the last border
    QVector<QLineF> m_thin;
    QVector<QLineF> m_thick;
};

Runs runsOf(const BoardLayout &layout, const UnknownRegions &unknown)
{
    const Geometry &geometry = layout.geometry();
    Runs runs;
    for (const bool isLevel : {false, true})
        for (int line = 1; line < geometry.size(); ++line) {
            for (int i = 0; i < geometry.size(); ++i) {
                const auto cell = isLevel ? geometry.findCell(line, i) : geometry.findCell(i, line);
                const auto next = isLevel ? geometry.findCell(line - 1, i) : geometry.findCell(i, line - 1);
                if (!cell || !next) {
                    runs.add({}, {});
                    continue;
                }
                const QRectF rect = layout.cellRect(*cell);
                runs.add({rect.topLeft(), isLevel ? rect.topRight() : rect.bottomLeft()},
                         isThickBetween(layout, unknown, *cell, *next));
            }
            runs.add({}, {});
        }
    return runs;
}

/// Paints lines with widths, which a program for drawings can change.
void paintStrokes(QPainter &painter, const BoardLayout &layout, const BoardStyle &style,
                  const UnknownRegions &unknown)
{
    Runs runs = runsOf(layout, unknown);
    {
        const PicturePart part(painter, "cell-lines");
        painter.setPen(QPen(style.thinLine, layout.thinLine(), Qt::SolidLine, Qt::FlatCap));
        painter.drawLines(runs.lines(false));
    }
    {
        const PicturePart part(painter, "box-lines");
        painter.setPen(
            QPen(style.thickLine, layout.thickLine(), Qt::SolidLine, Qt::SquareCap)); // closes corners
        painter.drawLines(runs.lines(true));
    }
    const PicturePart part(painter, "frame");
    painter.setPen(QPen(style.thickLine, layout.frameLine(), Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    const qreal outward = (layout.frameLine() - layout.thickLine()) / 2;
    if (!layout.geometry().hasHoles())
        return painter.drawRect(layout.board().adjusted(-outward, -outward, outward, outward));
    std::vector<Cell> cells(layout.geometry().cellCount());
    std::iota(cells.begin(), cells.end(), 0);
    for (const QPolygonF &outline : cellOutlines(layout, cells, -outward))
        painter.drawPolygon(outline);
}

/// Paints a dash across the line between two cells that lie in one region.
void paintDash(QPainter &painter, const BoardLayout &layout, const BoardStyle &style, const RegionLink &link)
{
    constexpr qreal part = 0.24; // of the cell
    const QPointF from = layout.cellRect(link.first).center();
    const QPointF to = layout.cellRect(link.second).center();
    const QPointF middle = (from + to) / 2;
    const QPointF half = (to - from) * (part / 2);
    painter.setPen(QPen(style.thickLine, layout.thickLine() / 2, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(middle - half, middle + half);
}

} // namespace

void paintGridLines(QPainter &painter, const BoardLayout &layout, const BoardStyle &style,
                    const ClipArea &clip, const UnknownRegions &unknown)
{
    const bool isSmooth = painter.testRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::Antialiasing, layout.pixelRatio() == 0); // else they lie on whole pixels
    if (layout.pixelRatio() > 0)
        paintPixelLines(painter, layout, style, clip, unknown);
    else
        paintStrokes(painter, layout, style, unknown);
    for (const RegionLink &link : unknown.links)
        if (link.isTogether && unknown.found.empty()
            && layout.geometry().areNeighbours(link.first, link.second)
            && (reaches(layout, link.first, clip) || reaches(layout, link.second, clip)))
            paintDash(painter, layout, style, link);
    painter.setRenderHint(QPainter::Antialiasing, isSmooth);
}

bool reaches(const BoardLayout &layout, Cell cell, const ClipArea &clip)
{
    const qreal around = layout.thickLine(); // lines reach beyond their cell
    return clip.intersects(layout.cellRect(cell).adjusted(-around, -around, around, around));
}

} // namespace sudoku
