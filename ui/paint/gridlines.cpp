#include "ui/paint/gridlines.h"

#include <QPainter>

namespace sudoku {
namespace {

/// Returns whether a border of regions is between the two cells.
bool isThickBetween(const BoardLayout &layout, const UnknownRegions &unknown, Cell cell, Cell next)
{
    const Geometry &geometry = layout.geometry();
    const bool areRows = geometry.boxes() && geometry.boxes()->rows == 1;
    const bool isFound = !unknown.found.empty() && unknown.found[cell] != unknown.found[next];
    const bool isKnown = geometry.regionOf(cell) != geometry.regionOf(next);
    return isFound || (isKnown && !(unknown.areUnknown && areRows));
}

void paintBorder(QPainter &painter, const BoardLayout &layout, const BoardStyle &style, Cell cell, Cell next,
                 bool isThick)
{
    const QRectF rect = layout.cellRect(cell);
    const qreal width = isThick ? layout.thickLine() : layout.thinLine();
    const qreal before = isThick ? width - layout.snapped(width / 2) : 0;
    const qreal beyond = isThick ? before : 0; // so that thick lines close their corners
    const QColor &colour = isThick ? style.thickLine : style.thinLine;
    if (next == cell - 1)
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

} // namespace

void paintGridLines(QPainter &painter, const BoardLayout &layout, const BoardStyle &style, const QRectF &clip,
                    const UnknownRegions &unknown)
{
    const Geometry &geometry = layout.geometry();
    const bool isSmooth = painter.testRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::Antialiasing, layout.pixelRatio() == 0); // else they lie on whole pixels
    for (const bool isThick : {false, true}) { // thick lines are above thin ones
        const auto paintIf = [&](Cell cell, Cell next) {
            if (isThickBetween(layout, unknown, cell, next) == isThick && reaches(layout, cell, clip))
                paintBorder(painter, layout, style, cell, next, isThick);
        };
        for (Cell cell = 0; cell < geometry.cellCount(); ++cell) {
            if (geometry.columnOf(cell) > 0)
                paintIf(cell, cell - 1);
            if (geometry.rowOf(cell) > 0)
                paintIf(cell, cell - geometry.size());
        }
    }
    paintFrame(painter, layout, style);
    painter.setRenderHint(QPainter::Antialiasing, isSmooth);
}

bool reaches(const BoardLayout &layout, Cell cell, const QRectF &clip)
{
    const qreal around = layout.thickLine(); // lines reach beyond their cell
    return layout.cellRect(cell).adjusted(-around, -around, around, around).intersects(clip);
}

} // namespace sudoku
