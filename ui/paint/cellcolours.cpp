#include "ui/paint/cellcolours.h"

#include "core/board/translate.h"
#include "ui/paint/colourroles.h"
#include "ui/text/strings.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>
#include <numbers>

namespace sudoku {
namespace {

/// The strokes of a texture.
enum StrokeBits : unsigned {
    NoStrokes = 0,
    Rising = 1,
    Falling = 2,
    LevelStrokes = 4,
    Upright = 8,
    Dots = 16,
};

struct CellColour
{
    const char *name; // translated in the context "CellColour"
    QRgb light;
    QRgb dark;
    unsigned strokes;
    const char *ofCandidate; // its name there, translated in the same context
    EvidenceLook::Shape shape;
    QRgb lightEdge;
    QRgb darkEdge;
};

constexpr CellColour cellColours[] = {
    {TR_NOOP("CellColour", "grey"), 0xffd4d7db, 0xff565b61, NoStrokes, TR_NOOP("CellColour", "grey line"),
     EvidenceLook::Shape::Underline, 0xff6b7178, 0xffa9b0b8},
    {TR_NOOP("CellColour", "green with rising stripes"), 0xffb9e3b0, 0xff2f6135, Rising,
     TR_NOOP("CellColour", "green circle"), EvidenceLook::Shape::Circle, 0xff2e7d32, 0xff81c784},
    {TR_NOOP("CellColour", "blue with level stripes"), 0xffb5d4f7, 0xff2b5486, LevelStrokes,
     TR_NOOP("CellColour", "blue square"), EvidenceLook::Shape::Square, 0xff1565c0, 0xff64b5f6},
    {TR_NOOP("CellColour", "yellow with dots"), 0xfffbe89a, 0xff6e5f16, Dots,
     TR_NOOP("CellColour", "yellow diamond"), EvidenceLook::Shape::Diamond, 0xff8d6e00, 0xffffd54f},
    {TR_NOOP("CellColour", "red with falling stripes"), 0xfff7b9b4, 0xff7c3330, Falling,
     TR_NOOP("CellColour", "red hexagon"), EvidenceLook::Shape::Hexagon, 0xffc62828, 0xffef9a9a},
    {TR_NOOP("CellColour", "purple with upright stripes"), 0xffdcc3f2, 0xff573a7c, Upright,
     TR_NOOP("CellColour", "purple triangle"), EvidenceLook::Shape::Triangle, 0xff7b1fa2, 0xffce93d8},
    {TR_NOOP("CellColour", "orange with squares"), 0xfffdcf9b, 0xff7d4b18, LevelStrokes | Upright,
     TR_NOOP("CellColour", "orange double circle"), EvidenceLook::Shape::DoubleCircle, 0xffb85c00,
     0xffffb74d},
    {TR_NOOP("CellColour", "turquoise with diamonds"), 0xffa9e4df, 0xff1d625d, Rising | Falling,
     TR_NOOP("CellColour", "turquoise pentagon"), EvidenceLook::Shape::Pentagon, 0xff00796b, 0xff4dd0c0},
};

bool isOnDark(const BoardStyle &style)
{
    return isDarkGround(style.background.rgb());
}

constexpr int strokesInACell = 5;
constexpr qreal strokeWidth = 0.025; // of a cell

void paintStrokes(QPainter &painter, const QRectF &rect, unsigned strokes)
{
    const qreal step = rect.width() / strokesInACell;
    for (int i = -strokesInACell; i < 2 * strokesInACell; ++i) {
        const qreal along = (i + 0.5) * step;
        if (strokes & Rising)
            painter.drawLine(QPointF(rect.left() + along, rect.bottom()),
                             QPointF(rect.left() + along + rect.height(), rect.top()));
        if (strokes & Falling)
            painter.drawLine(QPointF(rect.left() + along, rect.top()),
                             QPointF(rect.left() + along + rect.height(), rect.bottom()));
        if (strokes & LevelStrokes) // none in the middle, where it would cross out a row of pencil marks
            painter.drawLine(QPointF(rect.left(), rect.top() + i * step),
                             QPointF(rect.right(), rect.top() + i * step));
        if (strokes & Upright)
            painter.drawLine(QPointF(rect.left() + along, rect.top()),
                             QPointF(rect.left() + along, rect.bottom()));
        for (int j = 0; (strokes & Dots) && j < strokesInACell; ++j)
            painter.drawPoint(QPointF(rect.left() + along, rect.top() + (j + 0.5) * step));
    }
}

/// Returns the slice of \a rect from one part of a whole turn to another, which begins at the top.
QPainterPath sliceOf(const QRectF &rect, qreal from, qreal to)
{
    QPainterPath path;
    const qreal reach = rect.width() + rect.height();
    path.moveTo(rect.center());
    constexpr int corners = 8; // of a slice, so that it reaches beyond the cell everywhere
    for (int i = 0; i <= corners; ++i) {
        const qreal angle = 2 * std::numbers::pi * (from + (to - from) * i / corners);
        path.lineTo(rect.center() + QPointF(std::sin(angle), -std::cos(angle)) * reach);
    }
    path.closeSubpath();
    return path;
}

void paintColour(QPainter &painter, const QRectF &rect, const CellColour &colour, const BoardStyle &style)
{
    const bool isDark = isOnDark(style);
    painter.fillRect(rect, QColor::fromRgba(isDark ? colour.dark : colour.light));
    QColor ink = style.given;
    ink.setAlphaF(isDark ? 0.18F : 0.2F);
    const bool isDotted = colour.strokes & Dots;
    painter.setPen(QPen(ink, rect.width() * strokeWidth * (isDotted ? 2.6 : 1), Qt::SolidLine,
                        isDotted ? Qt::RoundCap : Qt::FlatCap));
    paintStrokes(painter, rect, colour.strokes);
}

} // namespace

void paintCellColours(QPainter &painter, const QRectF &rect, DigitSet colours, const BoardStyle &style)
{
    const int count = colours.size();
    int slice = 0;
    for (const int colour : colours) {
        painter.save();
        painter.setClipRect(rect, Qt::IntersectClip);
        if (count > 1)
            painter.setClipPath(sliceOf(rect, qreal(slice) / count, qreal(slice + 1) / count),
                                Qt::IntersectClip);
        paintColour(painter, rect, cellColours[colour - 1], style);
        painter.restore();
        ++slice;
    }
}

QString colourName(int colour)
{
    return translate("CellColour", cellColours[colour - 1].name);
}

CandidateColour candidateColour(int colour, const BoardStyle &style)
{
    const CellColour &own = cellColours[colour - 1];
    const bool isDark = isOnDark(style);
    return {own.shape, QColor::fromRgba(isDark ? own.dark : own.light),
            QColor::fromRgba(isDark ? own.darkEdge : own.lightEdge)};
}

QString candidateColourName(int colour)
{
    return translate("CellColour", cellColours[colour - 1].ofCandidate);
}

} // namespace sudoku
