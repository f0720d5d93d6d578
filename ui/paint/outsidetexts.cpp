#include "ui/paint/outsidetexts.h"

#include "core/variants/variant.h"
#include "ui/paint/drawingpainter.h"
#include "ui/paint/drawtext.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <string_view>

namespace sudoku {
namespace {

constexpr qreal signPart = 0.95; // of the text
constexpr qreal arrowPart = 0.5; // of the height of a line
constexpr qreal gapPart = 0.14;

struct Slot
{
    int row;
    int column;
    auto operator<=>(const Slot &) const = default; // NOLINT(modernize-use-nullptr)
};

Slot slotOf(const Geometry &geometry, const OutsideText &text)
{
    return {geometry.rowOf(text.cell) + text.rowStep, geometry.columnOf(text.cell) + text.columnStep};
}

bool hasArrow(const OutsideText &text)
{
    return text.rowStep != 0 && text.columnStep != 0;
}

void count(std::map<Slot, int> &counts, const Geometry &geometry, const std::vector<Constraint> &constraints)
{
    for (const Constraint &constraint : constraints) {
        if (!constraint.variant
                 ->hasStraightCells()) // to make all marks would be slow for a question so frequent
            continue;
        for (const Mark &mark : constraint.variant->marksOf(geometry, constraint))
            if (const auto *text = std::get_if<OutsideText>(&mark))
                ++counts[slotOf(geometry, *text)];
    }
}

/// The texts of a place, from the board outwards, or from top to bottom beside a row.
class Stack
{
public:
    Stack(const BoardLayout &layout, Slot slot, std::span<const OutsideText *const> texts)
        : m_layout(layout),
          m_texts(texts),
          m_rect(layout.outsideRect(slot.row, slot.column)),
          m_isAbove(slot.row < 0),
          m_isInRow(slot.row >= 0 && slot.row < layout.geometry().size())
    {
    }

    void place(std::vector<std::size_t> indexes, std::vector<QRectF> &places) const
    {
        std::ranges::stable_sort(indexes, {}, [this](std::size_t index) { return rankOf(*m_texts[index]); });
        const auto count = static_cast<qreal>(indexes.size());
        const qreal height =
            m_isInRow ? std::min(m_layout.outsideLine(), m_rect.height() / count) : m_layout.outsideLine();
        qreal top = m_isInRow   ? m_rect.center().y() - height * count / 2
                    : m_isAbove ? m_rect.bottom() - height
                                : m_rect.top();
        for (const std::size_t index : indexes) {
            places[index] = {m_rect.left(), top, m_rect.width(), height};
            top += m_isAbove ? -height : height;
        }
    }

private:
    int rankOf(const OutsideText &text) const
    {
        if (m_isInRow)
            return hasArrow(text) ? -text.rowStep : 0;
        return hasArrow(text) ? 0 : 1;
    }

    const BoardLayout &m_layout;
    std::span<const OutsideText *const> m_texts;
    QRectF m_rect;
    bool m_isAbove;
    bool m_isInRow;
};

} // namespace

OutsideRoom outsideRoom(const Board &board)
{
    const Geometry &geometry = board.puzzle.geometry;
    std::map<Slot, int> counts;
    count(counts, geometry, board.puzzle.constraints);
    count(counts, geometry, board.switchedOff);
    OutsideRoom room;
    for (const auto &[slot, texts] : counts)
        room = room.united({.above = slot.row < 0 ? texts : 0,
                            .below = slot.row == geometry.size() ? texts : 0,
                            .left = slot.column < 0 ? texts : 0,
                            .right = slot.column == geometry.size() ? texts : 0});
    return room.united(roomOf(geometry, board.info.drawings));
}

bool needSigns(std::span<const OutsideText *const> texts)
{
    std::set<std::string_view> signs;
    for (const OutsideText *text : texts)
        if (!hasArrow(*text))
            signs.insert(text->sign);
    return signs.size() > 1;
}

std::vector<QRectF> outsidePlaces(const BoardLayout &layout, std::span<const OutsideText *const> texts)
{
    std::map<Slot, std::vector<std::size_t>> groups;
    for (std::size_t i = 0; i < texts.size(); ++i)
        groups[slotOf(layout.geometry(), *texts[i])].push_back(i);
    std::vector<QRectF> places(texts.size());
    for (const auto &[slot, indexes] : groups)
        Stack(layout, slot, texts).place(indexes, places);
    return places;
}

std::optional<std::size_t> outsideTextAt(const BoardLayout &layout, std::span<const OutsideText> texts,
                                         QPointF point)
{
    std::vector<const OutsideText *> pointers;
    for (const OutsideText &text : texts)
        pointers.push_back(&text);
    const std::vector<QRectF> places = outsidePlaces(layout, pointers);
    std::optional<std::size_t> nearest;
    const auto distance = [&](std::size_t index) { return std::abs(places[index].center().y() - point.y()); };
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const Slot slot = slotOf(layout.geometry(), texts[i]);
        const QRectF room = layout.outsideRect(slot.row, slot.column);
        if (room.contains(point) && (!nearest || distance(i) < distance(*nearest)))
            nearest = i;
    }
    return nearest;
}

/// Paints a text close to the board if it is beside a row, otherwise in the middle.
void OutsidePainter::paint(QPainter &painter, const OutsideText &text, const QRectF &place) const
{
    const QString number = QString::fromStdString(text.text);
    const QString sign = QString::fromStdString(text.sign);
    qreal height = place.height() * outsideTextPart;
    const qreal gap = place.height() * gapPart;
    const qreal arrow = hasArrow(text) ? place.height() * arrowPart : 0;
    const auto widthOf = [&](const QString &some, qreal size) {
        return QFontMetricsF(m_style.fontOf(size)).horizontalAdvance(some);
    };
    const qreal beside = arrow + (arrow > 0 || !sign.isEmpty() ? gap : 0);
    const qreal words = widthOf(number, height) + widthOf(sign, height * signPart);
    if (words > 0 && beside + words > place.width())
        height *= (place.width() - beside) / words;
    const qreal numberWidth = widthOf(number, height);
    const qreal signWidth = widthOf(sign, height * signPart);

    const qreal width = beside + numberWidth + signWidth;
    qreal left = place.center().x() - width / 2;
    if (place.right() <= m_layout.board().left())
        left = place.right() - width;
    else if (place.left() >= m_layout.board().right())
        left = place.left();
    const auto next = [&](qreal some) {
        const QRectF rect(left, place.top(), some, place.height());
        left += some + gap;
        return rect;
    };
    const QPointF direction(-text.columnStep, -text.rowStep);
    if (arrow > 0 && direction.x() < 0)
        paintArrow(painter, next(arrow), direction);
    if (!sign.isEmpty())
        drawText(painter, next(signWidth), Qt::AlignLeft | Qt::AlignVCenter, sign,
                 m_style.fontOf(height * signPart), m_style.pencilMark);
    drawText(painter, next(numberWidth), Qt::AlignLeft | Qt::AlignVCenter, number, m_style.fontOf(height),
             m_style.given);
    if (arrow > 0 && direction.x() > 0)
        paintArrow(painter, next(arrow), direction);
}

void OutsidePainter::paintArrow(QPainter &painter, const QRectF &rect, QPointF direction) const
{
    const QPointF half = direction * rect.width() * 0.42;
    const QPointF tip = rect.center() + half;
    const qreal width = std::max(m_layout.thinLine(), m_layout.cellSize() * 0.03);
    painter.setPen(QPen(m_style.given, width, Qt::SolidLine, Qt::RoundCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawLine(rect.center() - half, tip);
    painter.drawPolyline(QPolygonF{tip - QPointF(half.x(), 0), tip, tip - QPointF(0, half.y())});
}

} // namespace sudoku
