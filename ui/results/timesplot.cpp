#include "ui/results/timesplot.h"

#include "ui/board/solveclock.h"
#include "ui/paint/boardfont.h"
#include "ui/paint/boardstyle.h"
#include "ui/paint/colourroles.h"

#include <QPainter>

#include <algorithm>

namespace sudoku {
namespace {

constexpr int barWidth = 16;
constexpr int pitch = 22;   // from bar to bar
constexpr int maxBar = 80;  // px, of the longest time
constexpr qreal minBar = 2; // of the shortest: it must be seen
constexpr qreal radius = 2;

QColor barColour(const QPalette &palette)
{
    return isDark(palette) ? QColor(0x555c64) : QColor(0xc4c9cf);
}

} // namespace

TimesPlot::TimesPlot(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    QFont figures = boardFont();
    figures.setPointSizeF(font().pointSizeF() * 0.92);
    figures.setWeight(QFont::Medium);
    setFont(figures);
    setMaximumHeight(TimesPlot::sizeHint().height());
}

void TimesPlot::setTimes(Times times, std::chrono::seconds average)
{
    m_times = std::move(times);
    m_average = average;
    QStringList texts;
    for (const std::chrono::seconds time : m_times)
        texts += clockText(time);
    setAccessibleName(tr("Times of your games, the latest last"));
    setAccessibleDescription(tr("%1; average %2").arg(texts.join(QStringLiteral("; ")), clockText(average)));
    update();
}

QSize TimesPlot::sizeHint() const
{
    return {16 * pitch, maxBar + fontMetrics().height() + 4};
}

QSize TimesPlot::minimumSizeHint() const
{
    return {4 * pitch, 2 * fontMetrics().height()}; // on low screens it gives way before all else
}

qreal TimesPlot::heightOf(std::chrono::seconds time, qreal room) const
{
    const auto longest = std::ranges::max(m_times);
    return std::max(minBar, room * static_cast<qreal>(time.count())
                                / static_cast<qreal>(std::max<std::int64_t>(longest.count(), 1)));
}

void TimesPlot::paintEvent(QPaintEvent *)
{
    if (m_times.empty())
        return;
    const auto shown = std::min<std::size_t>(m_times.size(), std::max(1, width() / pitch));
    const qreal ground = height() - 1;
    const qreal room = ground - fontMetrics().height() - 2;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    for (std::size_t i = 0; i < shown; ++i) {
        const std::size_t index = m_times.size() - shown + i;
        const bool isLatest = index + 1 == m_times.size();
        const qreal high = heightOf(m_times[index], room);
        const QRectF bar(static_cast<qreal>(i) * pitch, ground - high, barWidth, high);
        painter.setBrush(isLatest ? QColor(coloursFor(palette()).accent) : barColour(palette()));
        painter.drawRoundedRect(bar, radius, radius);
        if (isLatest)
            paintLabel(painter, bar, minutesText(m_times[index]));
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(palette().color(QPalette::PlaceholderText), 1, Qt::DotLine));
    const qreal average = ground - heightOf(m_average, room);
    painter.drawLine(QPointF(0, average),
                     QPointF(static_cast<qreal>(shown) * pitch - (pitch - barWidth), average));
}

/// Writes \a text above \a bar, on a patch that keeps the bar beside it away.
void TimesPlot::paintLabel(QPainter &painter, const QRectF &bar, const QString &text) const
{
    constexpr int around = 2;
    QRectF place(0, 0, fontMetrics().horizontalAdvance(text) + 2 * around, fontMetrics().height());
    place.moveBottomRight({std::max(bar.right() + around, place.width()), bar.top() - 1});
    painter.fillRect(place, palette().color(QPalette::Window));
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(place, Qt::AlignCenter, text);
}

QString minutesText(std::chrono::seconds time)
{
    constexpr std::chrono::seconds minute{60};
    return time < minute ? TimesPlot::tr("%1 s").arg(time.count())
                         : QString::number((time + minute / 2) / minute);
}

} // namespace sudoku
