#pragma once

#include <QPointF>

#include "ui/paint/boardlayout.h"
#include "ui/paint/boardstyle.h"
#include "ui/paint/marklook.h"

class QPainter;
class QPolygonF;

namespace sudoku {

/// Paints lines through cells and the shapes in cells. Dashed and dotted lines have a pattern where they have
/// no colour, as in print; where they have one, they are one translucent stroke.
class LinePainter
{
public:
    LinePainter(const BoardLayout &layout, const BoardStyle &style) : m_layout(layout), m_style(style) {}

    void paint(QPainter &painter, const Line &line) const;
    /// Paints a shape in a cell; \a level distinguishes filled shapes that share a cell.
    void paint(QPainter &painter, const Shape &shape, int level) const;

private:
    void paintStart(QPainter &painter, const LineLook &look, QPointF centre) const;
    void paintSolid(QPainter &painter, const LineLook &look, const QPolygonF &points) const;
    void paintOutline(QPainter &painter, const LineLook &look, const QPolygonF &points) const;
    void paintBeads(QPainter &painter, const LineLook &look, const QPolygonF &points) const;
    void paintCrossed(QPainter &painter, const LineLook &look, const QPolygonF &points) const;
    void paintDashes(QPainter &painter, const LineLook &look, const QPolygonF &points) const;
    void paintThread(QPainter &painter, const LineLook &look, QPolygonF points) const;
    void paintTips(QPainter &painter, const QRectF &rect, bool areOutward) const;
    void paintHead(QPainter &painter, QPointF from, QPointF to) const;
    void paintForm(QPainter &painter, Shape::Kind kind, const QRectF &rect) const;
    qreal radiusOf(Shape::Kind kind) const;
    qreal inUnits(qreal partOfCell) const { return partOfCell * m_layout.cellSize(); }
    qreal widthOf(const LineLook &look) const;

    const BoardLayout &m_layout;
    const BoardStyle &m_style;
};

} // namespace sudoku
