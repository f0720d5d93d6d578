#include "ui/base/wrappingbutton.h"

#include <QStyleOptionButton>
#include <QStylePainter>

#include <algorithm>

namespace sudoku {
namespace {

constexpr int flags = Qt::AlignCenter | Qt::TextWordWrap;

} // namespace

WrappingButton::WrappingButton(const QString &text, QWidget *parent) : QPushButton(text, parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum, QSizePolicy::PushButton);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

int WrappingButton::heightForWidth(int width) const
{
    return textSize(width - around().width()).height() + around().height();
}

QSize WrappingButton::sizeHint() const
{
    return textSize(QWIDGETSIZE_MAX) + around();
}

QSize WrappingButton::minimumSizeHint() const
{
    int longest = 0;
    for (const QString &word : text().split(QLatin1Char(' ')))
        longest = std::max(longest, fontMetrics().horizontalAdvance(word));
    return QSize(longest, fontMetrics().height()) + around();
}

QSize WrappingButton::around() const
{
    QStyleOptionButton option;
    initStyleOption(&option);
    const QSize content(100, fontMetrics().height()); // not so narrow that a style has a least width for it
    return style()->sizeFromContents(QStyle::CT_PushButton, &option, content, this) - content;
}

QSize WrappingButton::textSize(int width) const
{
    return fontMetrics().boundingRect(QRect(0, 0, std::max(width, 1), QWIDGETSIZE_MAX), flags, text()).size();
}

void WrappingButton::paintEvent(QPaintEvent *)
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
