#include "ui/window/parts/statuschip.h"

#include "ui/paint/colourroles.h"

#include <QGuiApplication>
#include <QPainter>
#include <QStyle>

namespace sudoku {
namespace {

// In pixels.
constexpr int around = 12; // on both sides of a divider
constexpr int withinChip = 10;
constexpr int aboveText = 4;
constexpr int dividerHeight = 16;
constexpr int minTextWidth = 24;

struct ChipColours
{
    QRgb ColourRoles::*text;
    QRgb ColourRoles::*ground;
};

ChipColours coloursOf(StatusChip::Tone tone)
{
    switch (tone) {
    case StatusChip::Tone::Good:
        return {&ColourRoles::good, &ColourRoles::goodT};
    case StatusChip::Tone::Warning:
        return {&ColourRoles::warn, &ColourRoles::warnT};
    case StatusChip::Tone::Bad:
        return {&ColourRoles::bad, &ColourRoles::badT};
    case StatusChip::Tone::Plain:
        break;
    }
    return {&ColourRoles::ink2, &ColourRoles::bar};
}

} // namespace

StatusChip::StatusChip(const QString &name, bool hasDivider) : m_hasDivider(hasDivider)
{
    setObjectName(name);
    hide();
}

void StatusChip::show(const QString &text, Tone tone)
{
    m_tone = tone;
    setText(text);
    updateGeometry();
    update();
    setVisible(!text.isEmpty());
}

QString StatusChip::shownText() const
{
    return m_tone == Tone::Warning ? QStringLiteral("! %1").arg(text()) : text();
}

QFont StatusChip::shownFont() const
{
    QFont shown = font();
    if (m_tone != Tone::Plain)
        shown.setWeight(QFont::Medium);
    return shown;
}

int StatusChip::leftRoom() const
{
    return (m_hasDivider ? around : 0) + (m_tone == Tone::Plain ? 0 : withinChip);
}

QSize StatusChip::sizeHint() const
{
    const QFontMetrics metrics(shownFont());
    const int right = around + (m_tone == Tone::Plain ? 0 : withinChip);
    return {leftRoom() + metrics.horizontalAdvance(shownText()) + right, metrics.height() + 2 * aboveText};
}

/// In a narrow window texts are elided.
QSize StatusChip::minimumSizeHint() const
{
    return {leftRoom() + minTextWidth, sizeHint().height()};
}

void StatusChip::paintEvent(QPaintEvent *)
{
    const ColourRoles colours = coloursFor(QGuiApplication::palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRect place =
        QStyle::visualRect(layoutDirection(), rect(), rect().adjusted(leftRoom(), 0, -around, 0));
    if (m_hasDivider)
        painter.fillRect(QRect(layoutDirection() == Qt::RightToLeft ? width() - 1 : 0,
                               (height() - dividerHeight) / 2, 1, dividerHeight),
                         QColor(colours.div));
    const auto [text, ground] = coloursOf(m_tone);
    int right = 0;
    if (m_tone != Tone::Plain) {
        right = withinChip;
        const QRect chip = place.adjusted(-withinChip, 1, 0, -1);
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(colours.*ground));
        painter.drawRoundedRect(chip, chip.height() / 2.0, chip.height() / 2.0);
    }
    painter.setFont(shownFont());
    painter.setPen(QColor(colours.*text));
    const int room = place.width() - right;
    painter.drawText(place.adjusted(0, 0, -right, 0), Qt::AlignVCenter | Qt::AlignLeft,
                     QFontMetrics(shownFont()).elidedText(shownText(), Qt::ElideRight, room + 1));
}

} // namespace sudoku
