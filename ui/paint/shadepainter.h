#pragma once

#include <QPainterPath>

#include "ui/paint/boardlayout.h"
#include "ui/paint/boardstyle.h"
#include "ui/paint/marklook.h"

#include <span>

class QPainter;

namespace sudoku {

/// Paints cells with a darker background: a tint, and a texture over it.
class ShadePainter
{
public:
    ShadePainter(const BoardLayout &layout, const BoardStyle &style) : m_layout(layout), m_style(style) {}

    /// Paints a tint. \a levels has one number for each cell: the higher, the darker.
    void paintTint(QPainter &painter, const Shade &shade, std::span<const int> levels) const;
    void paintTexture(QPainter &painter, const Shade &shade) const;

private:
    QPainterPath areaOf(const Shade &shade) const;
    qreal edgeOf(const Shade &shade) const;
    void paintStripes(QPainter &painter, const QRectF &cell, Shade::Texture texture) const;
    void paintDashes(QPainter &painter, const QRectF &cell, Shade::Texture texture) const;
    void paintDots(QPainter &painter, const QRectF &cell) const;
    void paintEdge(QPainter &painter, const Shade &shade) const;

    const BoardLayout &m_layout;
    const BoardStyle &m_style;
};

} // namespace sudoku
