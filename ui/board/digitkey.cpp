#include "ui/board/digitkey.h"

#include "ui/paint/boardfont.h"
#include "ui/paint/boardstyle.h"
#include "ui/paint/cellcolours.h"

#include <QPainter>
#include <QStyleOptionToolButton>
#include <QStylePainter>

#include <algorithm>

namespace sudoku {
namespace {

constexpr qreal figurePart = 0.46; // of the height of the key
constexpr qreal leftPart = 0.23;
constexpr int minLeftPixels = 9; // what is smaller is not legible

} // namespace

DigitKey::DigitKey(const QString &symbol, QWidget *parent) : QToolButton(parent)
{
    setText(symbol);
    setAccessibleName(tr("digit %1").arg(symbol));
    setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard to the board
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void DigitKey::setColour(int colour)
{
    m_colour = colour;
    setAccessibleName(colourName(colour));
    setToolTip(colourName(colour));
}

void DigitKey::setLeft(std::optional<int> left)
{
    if (m_left == left)
        return;
    m_left = left;
    setAccessibleDescription(!left ? QString() : isFinished() ? tr("none left") : tr("%1 left").arg(*left));
    update();
}

void DigitKey::resizeEvent(QResizeEvent *event)
{
    QFont figures = boardFont();
    figures.setPixelSize(std::max(minLeftPixels, static_cast<int>(std::min(width(), height()) * figurePart)));
    setFont(figures);
    QToolButton::resizeEvent(event);
}

void DigitKey::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    QStyleOptionToolButton option;
    initStyleOption(&option);
    const QColor ground = palette().color(QPalette::Button);
    const QColor text = palette().color(QPalette::ButtonText);
    if (isFinished())
        option.palette.setColor(QPalette::ButtonText, blend(ground, text, 0.35));
    if (m_colour > 0)
        option.text.clear();
    painter.drawComplexControl(QStyle::CC_ToolButton, option);
    if (m_colour > 0) {
        constexpr int margin = 7;
        paintCellColours(painter, rect().adjusted(margin, margin, -margin, -margin), {m_colour},
                         BoardStyle::forScreen(palette()));
        painter.setPen(text);
        painter.drawText(rect(), Qt::AlignCenter, this->text());
    }
    if (!m_left || isFinished())
        return;
    QFont small = font();
    small.setPixelSize(std::max(minLeftPixels, static_cast<int>(height() * leftPart)));
    painter.setFont(small);
    painter.setPen(blend(ground, text, 0.7));
    painter.drawText(rect().adjusted(0, 3, -5, 0), Qt::AlignRight | Qt::AlignTop, QString::number(*m_left));
}

} // namespace sudoku
