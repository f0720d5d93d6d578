#include "ui/base/wrappingbutton.h"

#include "ui/paint/colourroles.h"

#include <QStyleOptionButton>
#include <QStylePainter>

#include <algorithm>

namespace sudoku {
namespace {

constexpr int flags = Qt::AlignCenter | Qt::TextWordWrap;
constexpr int linkFlags = Qt::AlignVCenter | Qt::TextWordWrap;
constexpr QSize aroundPrimary(32, 20);
constexpr QSize aroundLink(6, 8);
constexpr qreal radius = 6;
constexpr int beforeKey = 16;

} // namespace

WrappingButton::WrappingButton(const QString &text, QWidget *parent) : QPushButton(text, parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum, QSizePolicy::PushButton);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void WrappingButton::setLook(Look look)
{
    m_look = look;
    setCursor(look == Look::Link ? Qt::PointingHandCursor : Qt::ArrowCursor);
    updateGeometry();
    update();
}

void WrappingButton::setKeyName(const QString &name)
{
    m_keyName = name;
    updateGeometry();
    update();
}

/// Returns the width of the name of the key with the room before it.
int WrappingButton::keyWidth() const
{
    return m_keyName.isEmpty() ? 0 : fontMetrics().horizontalAdvance(m_keyName) + beforeKey;
}

int WrappingButton::heightForWidth(int width) const
{
    return textSize(width - around().width() - keyWidth()).height() + around().height();
}

QSize WrappingButton::sizeHint() const
{
    return textSize(QWIDGETSIZE_MAX) + around() + QSize(keyWidth(), 0);
}

QSize WrappingButton::minimumSizeHint() const
{
    int longest = 0;
    for (const QString &word : text().split(QLatin1Char(' ')))
        longest = std::max(longest, fontMetrics().horizontalAdvance(word));
    return QSize(longest + keyWidth(), fontMetrics().height()) + around();
}

QSize WrappingButton::around() const
{
    if (m_look != Look::Plain)
        return m_look == Look::Primary ? aroundPrimary : aroundLink;
    QStyleOptionButton option;
    initStyleOption(&option);
    const QSize content(100, fontMetrics().height()); // not so narrow that a style has a least width for it
    return style()->sizeFromContents(QStyle::CT_PushButton, &option, content, this) - content;
}

QFont WrappingButton::textFont() const
{
    QFont own = font();
    if (m_look == Look::Primary)
        own.setWeight(QFont::Medium);
    return own;
}

QSize WrappingButton::textSize(int width) const
{
    return QFontMetrics(textFont())
        .boundingRect(QRect(0, 0, std::max(width, 1), QWIDGETSIZE_MAX), flags, text())
        .size();
}

void WrappingButton::paintEvent(QPaintEvent *)
{
    switch (m_look) {
    case Look::Plain:
        return paintPlain();
    case Look::Primary:
        return paintPrimary();
    case Look::Link:
        return paintLink();
    }
}

void WrappingButton::paintPrimary()
{
    const ColourRoles colours = coloursFor(palette());
    const QRgb fill = isDown() ? colours.fillP : underMouse() ? colours.fillH : colours.fill;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(isEnabled() ? fill : colours.press));
    painter.drawRoundedRect(QRectF(rect()).adjusted(3, 3, -3, -3), radius, radius);
    painter.setFont(textFont());
    painter.setPen(QColor(isEnabled() ? colours.onfill : colours.ink3));
    const QRect room = QStyle::alignedRect(layoutDirection(), Qt::AlignCenter, size() - around(), rect());
    const QRect words = QStyle::visualRect(layoutDirection(), room, room.adjusted(0, 0, -keyWidth(), 0));
    const Qt::Alignment start = QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft);
    painter.drawText(words, m_keyName.isEmpty() ? flags : int(start | linkFlags), text());
    painter.setFont(font());
    painter.drawText(room, QStyle::visualAlignment(layoutDirection(), Qt::AlignRight) | Qt::AlignVCenter,
                     m_keyName);
    paintRing(painter, radius + 3);
}

void WrappingButton::paintLink()
{
    QFont underlined = textFont();
    underlined.setUnderline(underMouse());
    QPainter painter(this);
    painter.setFont(underlined);
    painter.setPen(isEnabled() ? QColor(linkColour(coloursFor(palette())))
                               : palette().color(QPalette::Disabled, QPalette::WindowText));
    painter.drawText(QStyle::alignedRect(layoutDirection(), Qt::AlignCenter, size() - around(), rect()),
                     QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft) | linkFlags, text());
    paintRing(painter, 3);
}

/// Shows that the keyboard is on the button.
void WrappingButton::paintRing(QPainter &painter, qreal corner) const
{
    if (!hasFocus())
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(coloursFor(palette()).accent), 2));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), corner, corner);
}

void WrappingButton::paintPlain()
{
    QStyleOptionButton option;
    initStyleOption(&option);
    const QString whole = std::exchange(option.text, {});
    QStylePainter painter(this);
    painter.drawControl(QStyle::CE_PushButton, option);
    const QSize room = size() - around();
    const QRect content = QStyle::alignedRect(layoutDirection(), Qt::AlignCenter, room, rect());
    painter.drawItemText(content, flags, option.palette, isEnabled(), whole, QPalette::ButtonText);
}

} // namespace sudoku
