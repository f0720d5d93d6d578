#pragma once

#include "core/board/board.h"
#include "ui/paint/boardlayout.h"
#include "ui/paint/boardstyle.h"

#include <span>

class QPainter;

namespace sudoku {

/// Paints the drawings of a board, which are no rules, and its fog. On a dark screen light colours become
/// dark and dark ones light; their hues stay.
class DrawingPainter
{
public:
    DrawingPainter(const BoardLayout &layout, const BoardStyle &style) : m_layout(layout), m_style(style) {}

    /// Paints those that are below the lines of the board: backgrounds, lines and large shapes.
    void paintBelow(QPainter &painter, std::span<const Drawing> drawings) const;
    /// Paints the others.
    void paintAbove(QPainter &painter, std::span<const Drawing> drawings) const;
    /// Covers \a cells, so that what is drawn there is just seen.
    void paintFog(QPainter &painter, std::span<const Cell> cells) const;

    /// Returns the place of \a point. Beside the board a cell is as wide as the room there.
    QPointF placeOf(BoardPoint point) const;

private:
    void paint(QPainter &painter, const Drawing &drawing) const;
    void paintGround(QPainter &painter, const Drawing &ground) const;
    void paintLine(QPainter &painter, const Drawing &line) const;
    void paintHead(QPainter &painter, const Drawing &line, QPointF from, QPointF to) const;
    void paintShape(QPainter &painter, const Drawing &shape) const;
    void paintCage(QPainter &painter, const Drawing &cage) const;
    void paintText(QPainter &painter, const QRectF &rect, qreal height, const Drawing &drawing) const;
    QColor colourIn(const Drawing &shape, Rgba colour) const;
    QColor colourOf(Rgba colour) const;
    qreal inUnits(qreal partOfCell) const { return partOfCell * m_layout.cellSize(); }

    const BoardLayout &m_layout;
    const BoardStyle &m_style;
};

/// Returns the room beside the board that \a drawings need, a line on each side where there are some.
OutsideRoom roomOf(const Geometry &geometry, std::span<const Drawing> drawings);

} // namespace sudoku
