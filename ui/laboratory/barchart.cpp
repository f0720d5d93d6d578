#include "ui/laboratory/barchart.h"

#include "ui/laboratory/quantitytext.h"
#include "ui/text/words.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

constexpr int gap = 8;
constexpr int margin = 10;
constexpr int minPlotWidth = 120;

QFont bold(QFont font)
{
    font.setBold(true);
    return font;
}

/// Returns a brush that differs from those of other groups by pattern and by colour.
QBrush brushOf(int group, const QPalette &palette)
{
    constexpr std::array patterns{Qt::SolidPattern, Qt::BDiagPattern, Qt::Dense5Pattern, Qt::CrossPattern,
                                  Qt::VerPattern};
    QColor colour = palette.color(QPalette::Active, QPalette::Highlight);
    if (group > 0) {
        const QColor text = palette.color(QPalette::Text);
        colour = QColor((colour.red() + text.red()) / 2, (colour.green() + text.green()) / 2,
                        (colour.blue() + text.blue()) / 2);
    }
    return {colour, patterns[group % patterns.size()]};
}

QString describe(const Bar &bar)
{
    return BarChart::tr("%1: %2").arg(bar.label, bar.text);
}

} // namespace

BarChart::BarChart(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
}

/// The chart is a picture for assistive technology, with a description.
void BarChart::setBars(const QString &name, std::vector<Bar> bars, BarScale::Kind scale)
{
    m_bars = std::move(bars);
    if (m_current >= std::ssize(m_bars))
        m_current = -1;
    std::vector<double> values;
    QStringList texts;
    for (const Bar &bar : m_bars) {
        if (bar.value)
            values.push_back(*bar.value);
        texts += describe(bar);
    }
    m_scale = BarScale(values, scale);
    setAccessibleName(tr("Bar chart: %1").arg(name));
    setAccessibleDescription(semicolonText(texts));
    updateGeometry();
    update();
}

void BarChart::setCurrentBar(int index)
{
    m_current = index;
    update();
}

int BarChart::rowHeight() const
{
    return barHeight() + gap;
}

/// Returns the width of the widest \a text of the bars, which may be bold.
int BarChart::widest(QString Bar::*text) const
{
    const QFontMetrics metrics(bold(font()));
    int width = 0;
    for (const Bar &bar : m_bars)
        width = std::max(width, metrics.horizontalAdvance(bar.*text));
    return width;
}

/// Returns the area of the bars, with room for the values on its right and for the axis below it.
QRectF BarChart::plot() const
{
    const double left = margin + widest(&Bar::label) + gap;
    const double right = width() - margin - widest(&Bar::text) - gap;
    return QRectF(QPointF(left, margin), QPointF(std::max(right, left + 1),
                                                 margin + static_cast<double>(m_bars.size()) * rowHeight()));
}

QSize BarChart::sizeHint() const
{
    return minimumSizeHint().expandedTo({480, 0});
}

QSize BarChart::minimumSizeHint() const
{
    const int rows = static_cast<int>(m_bars.size()) + 1; // the last for the axis
    return {2 * margin + 2 * gap + widest(&Bar::label) + minPlotWidth + widest(&Bar::text),
            2 * margin + rows * rowHeight()};
}

int BarChart::barAt(QPointF place) const
{
    const int index = static_cast<int>((place.y() - margin) / rowHeight());
    return place.y() >= margin && index < std::ssize(m_bars) ? index : -1;
}

void BarChart::mousePressEvent(QMouseEvent *event)
{
    if (const int index = barAt(event->position()); index >= 0)
        emit barClicked(index);
}

bool BarChart::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const int index = barAt(help->pos());
    QToolTip::showText(help->globalPos(), index >= 0 ? describe(m_bars[index]) : QString(), this);
    return true;
}

void BarChart::paintEvent(QPaintEvent *)
{
    if (m_bars.empty())
        return;
    QPainter painter(this);
    paintAxis(painter);
    for (int i = 0; i < std::ssize(m_bars); ++i)
        paintRow(painter, i);
}

void BarChart::paintAxis(QPainter &painter) const
{
    const QRectF place = plot();
    QColor faint = palette().color(QPalette::Text);
    faint.setAlphaF(0.15F);
    double free = 0; // where the next number has room
    for (const double tick : m_scale.ticks()) {
        const double x = std::round(place.left() + m_scale.position(tick) * place.width()) + 0.5;
        painter.setPen(faint);
        painter.drawLine(QPointF(x, place.top()), QPointF(x, place.bottom() + gap / 2.0));
        const QString text = tickText(tick);
        const double wide = painter.fontMetrics().horizontalAdvance(text);
        if (x - wide / 2 < free)
            continue;
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(QRectF(x - wide, place.bottom() + gap / 2.0, 2 * wide, rowHeight()),
                         Qt::AlignHCenter | Qt::AlignTop, text);
        free = x + wide / 2 + gap;
    }
}

void BarChart::paintRow(QPainter &painter, int index) const
{
    const Bar &bar = m_bars[index];
    const QRectF area = plot();
    const double top = area.top() + index * rowHeight();
    const QRectF row(margin / 2.0, top, width() - margin, rowHeight());
    if (index == m_current) {
        QColor behind = palette().color(QPalette::Text);
        behind.setAlphaF(0.08F);
        painter.fillRect(row, behind);
    }
    painter.setPen(palette().color(QPalette::Text));
    painter.setFont(index == m_current ? bold(font()) : font());
    painter.drawText(QRectF(margin, top, area.left() - gap - margin, rowHeight()),
                     Qt::AlignRight | Qt::AlignVCenter, bar.label);
    const double length = bar.value ? std::round(m_scale.position(*bar.value) * area.width()) : 0;
    paintBar(painter, bar, QRectF(area.left(), top + gap / 2.0, length, barHeight()));
    painter.setPen(palette().color(QPalette::Text));
    painter.setFont(bar.isBest ? bold(font()) : font());
    painter.drawText(QRectF(area.left() + length + gap, top, width() - length - area.left(), rowHeight()),
                     Qt::AlignLeft | Qt::AlignVCenter, bar.text);
}

void BarChart::paintBar(QPainter &painter, const Bar &bar, const QRectF &place) const
{
    if (!bar.value)
        return;
    const QBrush brush = brushOf(bar.group, palette());
    painter.fillRect(place, palette().color(QPalette::Base));
    painter.setBrush(brush);
    painter.setPen(brush.color());
    if (!bar.isOpenEnded || place.width() < 2 * gap) {
        painter.drawRect(place.adjusted(0.5, 0.5, -0.5, -0.5));
        return;
    }
    // The arrow of a bar with a larger value.
    const QRectF shaft = place.adjusted(0, 0, -gap, 0);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.drawPolygon(
        QPolygonF({shaft.topLeft(), shaft.topRight(), QPointF(place.right(), place.center().y()),
                   shaft.bottomRight(), shaft.bottomLeft()}));
    painter.setRenderHint(QPainter::Antialiasing, false);
}

} // namespace sudoku
