#include "ui/paint/pencilmarks.h"

#include "ui/paint/candidategrid.h"

#include <QLineF>
#include <QList>
#include <QPainter>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace sudoku {
namespace {

/// The places of one to eight corner marks, in parts of the way from the middle of the cell to its edge.
constexpr std::array<QPointF, maxMarksAroundEdge> edgePlaces{
    QPointF(-1, -1), QPointF(1, -1), QPointF(-1, 1), QPointF(1, 1),
    QPointF(0, -1),  QPointF(0, 1),  QPointF(-1, 0), QPointF(1, 0),
};

/// Draws marks of one height.
class MarkBrush
{
public:
    MarkBrush(QPainter &painter, const MarkLook &look, qreal height)
        : m_painter(painter),
          m_look(look),
          m_plain(look.glyphs.plain(height)),
          m_stroke(look.stroke, std::max(1.0, capitalHeight() * 0.14)),
          m_height(height)
    {
    }

    const Glyphs &plain() const { return m_plain; }

    void draw(QPointF centre, Digit digit) const
    {
        if (digit == m_look.highlighted)
            drawHighlighted(centre, digit);
        else if (m_look.lit.contains(digit))
            m_look.glyphs.lit(m_height).draw(m_painter, centre, digit);
        else
            m_plain.draw(m_painter, centre, digit);
        if (m_look.struck.contains(digit))
            strike(centre, digit);
    }

private:
    qreal capitalHeight() const { return m_plain.lineHeight() / 1.5; }

    void drawHighlighted(QPointF centre, Digit digit) const
    {
        const Glyphs &strong = m_look.glyphs.strong(m_height);
        // No wider than the digit, because centre marks stand side by side without gaps.
        QRectF box(0, 0, m_plain.width(digit), capitalHeight() * 1.4);
        box.moveCenter(centre);
        m_painter.setPen(QPen(m_look.frame, std::max(1.0, capitalHeight() * 0.08)));
        m_painter.setBrush(m_look.ground);
        m_painter.drawRect(box);
        strong.draw(m_painter, centre, digit);
    }

    void strike(QPointF centre, Digit digit) const
    {
        const QPointF corner(m_plain.width(digit) / 2 + capitalHeight() * 0.1, -capitalHeight() * 0.55);
        m_painter.setPen(m_stroke);
        m_painter.drawLine(centre - corner, centre + corner);
    }

    QPainter &m_painter;
    const MarkLook &m_look;
    const Glyphs &m_plain;
    QPen m_stroke; ///< through marks that are contradicted
    qreal m_height;
};

qreal widthOf(DigitSet marks, const Glyphs &glyphs, qreal gap)
{
    qreal width = -gap;
    for (const Digit digit : marks)
        width += glyphs.width(digit) + gap;
    return width;
}

/// Returns the gap between marks side by side.
qreal gapOf(const MarkLook &look, const Glyphs &glyphs)
{
    return look.hasLongSymbols ? glyphs.lineHeight() * 0.35 : 0;
}

/// Divides \a marks into \a count lines of equal length, except for the last, or into fewer.
std::vector<DigitSet> linesOf(DigitSet marks, int count)
{
    const int perLine = (marks.size() + count - 1) / count;
    std::vector<DigitSet> lines((marks.size() + perLine - 1) / perLine);
    int index = 0;
    for (const Digit digit : marks)
        lines[index++ / perLine].insert(digit);
    return lines;
}

/// Returns the factor by which \a lines of that height are too large for a cell.
qreal excessOf(QSizeF cell, const std::vector<DigitSet> &lines, const MarkLook &look, qreal height)
{
    const Glyphs &glyphs = look.glyphs.plain(height);
    qreal excess = static_cast<qreal>(lines.size()) * glyphs.lineHeight() / cell.height();
    for (const DigitSet line : lines)
        excess = std::max(excess, widthOf(line, glyphs, gapOf(look, glyphs)) / cell.width());
    return excess;
}

/// Divides \a marks into the fewest lines that fit a cell at that height, or where they must shrink least.
std::vector<DigitSet> largestLines(QSizeF cell, DigitSet marks, const MarkLook &look, qreal height)
{
    std::vector<DigitSet> best = linesOf(marks, 1);
    qreal least = excessOf(cell, best, look, height);
    const qreal excessOfLine = look.glyphs.plain(height).lineHeight() / cell.height();
    for (int count = 2; count <= marks.size() && least > std::max(1.0, count * excessOfLine); ++count) {
        std::vector<DigitSet> lines = linesOf(marks, count);
        const qreal excess = excessOf(cell, lines, look, height);
        if (excess < least) {
            best = std::move(lines);
            least = excess;
        }
    }
    return best;
}

} // namespace

qreal widthOfHeight(const GlyphsOfHeight &glyphs, int digitCount, qreal cellSize)
{
    const qreal height = std::max(cellSize * 0.4, CandidateGrid::minHeight);
    return glyphs(height).width(digitCount) / height;
}

void paintMarksAroundEdge(QPainter &painter, const QRectF &cell, DigitSet marks, qreal height,
                          const MarkLook &look)
{
    const MarkBrush brush(painter, look, height);
    const Glyphs &glyphs = brush.plain();
    const qreal margin = cell.width() * 0.02;
    int place = 0;
    for (const Digit digit : marks) {
        const QPointF towards = edgePlaces[place++];
        const qreal x = cell.width() / 2 - margin - glyphs.width(digit) / 2;
        const qreal y = cell.height() / 2 - margin - glyphs.lineHeight() / 3;
        brush.draw(cell.center() + QPointF(towards.x() * x, towards.y() * y), digit);
    }
}

void paintMarksInPlaces(QPainter &painter, const CandidateGrid &grid, DigitSet marks, const MarkLook &look)
{
    const MarkBrush brush(painter, look, grid.height);
    for (const Digit digit : marks)
        brush.draw(grid.place(digit).center(), digit);
}

void paintMarkDots(QPainter &painter, const CandidateGrid &grid, DigitSet marks, const MarkLook &look,
                   DotPictures &dots, qreal pixelRatio)
{
    constexpr qreal part = 0.24; // of the place of a digit
    const qreal radius = std::max(1.0, std::min(grid.step.width(), grid.step.height()) * part);
    QList<QLineF> strokes;
    for (const Digit digit : marks) {
        const QPointF centre = grid.place(digit).center();
        const bool isHighlighted = digit == look.highlighted;
        const bool isLarge = isHighlighted || look.lit.contains(digit);
        const qreal own = isLarge ? radius * 1.5 : radius;
        const QColor &fill = isHighlighted ? look.ground : isLarge ? look.litInk : look.ink;
        dots.paint(painter, centre, {own, fill, isHighlighted ? look.frame : QColor()}, pixelRatio);
        if (look.struck.contains(digit))
            strokes.emplace_back(centre + QPointF(-own, own), centre + QPointF(own, -own));
    }
    painter.setPen(QPen(look.stroke, 1));
    painter.drawLines(strokes);
}

qreal centreMarkHeight(QSizeF cell, DigitSet marks, const MarkLook &look)
{
    const qreal roomy = cell.height() * 0.32;
    const std::vector<DigitSet> lines = largestLines(cell, marks, look, roomy);
    qreal height = roomy / std::max(1.0, excessOf(cell, lines, look, roomy));
    while (height > 2 && excessOf(cell, lines, look, height) > 1) // small letters shrink unevenly
        height -= 1;
    return height;
}

void paintCentreMarks(QPainter &painter, const QRectF &cell, DigitSet marks, qreal height,
                      const MarkLook &look)
{
    const std::vector<DigitSet> lines = largestLines(cell.size(), marks, look, height);
    const MarkBrush brush(painter, look, height);
    const Glyphs &fitting = brush.plain();
    const qreal gap = gapOf(look, fitting);

    QPointF at(0, cell.center().y() - static_cast<qreal>(lines.size() - 1) * fitting.lineHeight() / 2);
    for (const DigitSet line : lines) {
        at.setX(cell.center().x() - widthOf(line, fitting, gap) / 2);
        for (const Digit digit : line) {
            brush.draw(at + QPointF(fitting.width(digit) / 2, 0), digit);
            at.rx() += fitting.width(digit) + gap;
        }
        at.ry() += fitting.lineHeight();
    }
}

} // namespace sudoku
