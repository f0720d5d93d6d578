#pragma once

#include <QRectF>
#include <QString>

#include "ui/paint/boardlayout.h"
#include "ui/paint/boardstyle.h"
#include "ui/paint/marklook.h"

#include <span>
#include <vector>

class QPainter;

namespace sudoku {

/// Returns the places of \a tokens: those of one border are side by side along it, as large as there is room.
std::vector<QRectF> tokenPlaces(const BoardLayout &layout, std::span<const Token *const> tokens);

/// Paints small signs on the borders and corners of cells.
class TokenPainter
{
public:
    TokenPainter(const BoardLayout &layout, const BoardStyle &style) : m_layout(layout), m_style(style) {}

    void paint(QPainter &painter, const Token &token, const QRectF &place) const;

private:
    void paintDot(QPainter &painter, const Token &token, const QRectF &place) const;
    void paintInequality(QPainter &painter, const Token &token, const QRectF &place) const;
    void paintOnLine(QPainter &painter, const QRectF &place, const QString &text) const;
    void paintText(QPainter &painter, const QRectF &rect, qreal part, const QString &text,
                   const QColor &colour) const;

    const BoardLayout &m_layout;
    const BoardStyle &m_style;
};

} // namespace sudoku
