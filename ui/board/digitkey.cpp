#include "ui/board/digitkey.h"

#include "ui/paint/boardfont.h"
#include "ui/paint/boardstyle.h"
#include "ui/paint/cellcolours.h"
#include "ui/paint/symbolpictures.h"

#include <QPainter>
#include <QStyleOptionToolButton>
#include <QStylePainter>

#include <algorithm>

namespace sudoku {
namespace {

constexpr qreal figurePart = 0.42; // of the height of the key
constexpr qreal markPart = 0.25;
constexpr qreal leftPart = 0.19;
constexpr int minLeftPixels = 9;    // what is smaller is not legible
constexpr qreal markSpacing = 0.25; // of the height, from one place of a grid to the next
constexpr qreal maxGridPart = 0.7;  // of the height, from the first place to the last

QFont figuresOf(qreal height)
{
    QFont font = boardFont();
    font.setPixelSize(std::max(minLeftPixels, static_cast<int>(height)));
    return font;
}

/// Returns how far place \a index of \a count is from the middle.
qreal fromMiddle(int index, int count, qreal height)
{
    const qreal spacing = height * std::min(markSpacing, maxGridPart / std::max(1, count - 1));
    return (index - (count - 1) / 2.0) * spacing;
}

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

void DigitKey::setPicture(const SymbolSet &symbols, Digit digit)
{
    m_pictures = &symbols;
    m_digit = digit;
    setAccessibleName(text());
    setToolTip(text());
}

void DigitKey::setPlace(const KeyPlace &place)
{
    if (m_place == place)
        return;
    m_place = place;
    describe();
    update();
}

void DigitKey::setLeft(std::optional<int> left)
{
    if (m_left == left)
        return;
    m_left = left;
    describe();
    update();
}

void DigitKey::describe()
{
    const bool isDrawing = m_place.kind == KeyPlace::Kind::Drawing;
    setAccessibleDescription(isDrawing          ? tr("colours the candidate")
                             : m_place.isMark() ? tr("enters a mark")
                             : !m_left          ? QString()
                             : isFinished()     ? tr("none left")
                                                : tr("%1 left").arg(*m_left));
}

void DigitKey::resizeEvent(QResizeEvent *event)
{
    setFont(figuresOf(std::min(width(), height()) * figurePart));
    QToolButton::resizeEvent(event);
}

QPointF DigitKey::digitCentre() const
{
    const QPointF middle = QRectF(rect()).center();
    switch (m_place.kind) {
    case KeyPlace::Kind::Grid:
    case KeyPlace::Kind::Drawing:
        return middle
               + QPointF(fromMiddle(m_place.column, m_place.columns, height()),
                         fromMiddle(m_place.row, m_place.rows, height()));
    case KeyPlace::Kind::Corner:
        return {height() * markPart, height() * markPart};
    case KeyPlace::Kind::Middle:
    case KeyPlace::Kind::Centre:
        break;
    }
    return middle;
}

QFont DigitKey::fontOfDigit() const
{
    if (!m_place.isMark())
        return font();
    QFont small = figuresOf(height() * std::min(markPart, maxGridPart / std::max(1, m_place.rows - 1)));
    small.setWeight(QFont::Medium);
    return small;
}

void DigitKey::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    QStyleOptionToolButton option;
    initStyleOption(&option);
    option.text.clear();
    painter.drawComplexControl(QStyle::CC_ToolButton, option);
    const BoardStyle style = BoardStyle::forScreen(palette());
    painter.setRenderHint(QPainter::Antialiasing);
    if (isChecked()) {
        constexpr qreal width = 2;
        constexpr qreal radius = 6;
        painter.setPen(QPen(style.cursor, width));
        painter.setBrush(style.sameDigit);
        const qreal inset = width / 2;
        painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), radius, radius);
    }
    if (m_colour > 0)
        paintColour(painter, style);
    const QColor ink = palette().color(QPalette::ButtonText);
    const bool isDimmed = isFinished() && !m_place.isMark();
    paintDigit(painter, isDimmed ? blend(palette().color(QPalette::Button), ink, 0.35) : ink);
    if (m_left && !m_place.isMark())
        paintLeft(painter, style);
}

void DigitKey::paintColour(QPainter &painter, const BoardStyle &style)
{
    constexpr int margin = 7;
    paintCellColours(painter, rect().adjusted(margin, margin, -margin, -margin), {m_colour}, style);
}

void DigitKey::paintDigit(QPainter &painter, const QColor &ink)
{
    QRectF room(rect());
    room.moveCenter(digitCentre());
    if (m_pictures) {
        paintPicture(painter, room.center());
        return;
    }
    painter.setFont(fontOfDigit());
    painter.setPen(ink);
    painter.drawText(room, Qt::AlignCenter, text());
}

void DigitKey::paintPicture(QPainter &painter, QPointF centre)
{
    const qreal part = m_place.isMark() ? 1.2 : 1.7; // of the height of a figure's font
    constexpr qreal dimmed = 0.35;
    const int side = qRound(fontOfDigit().pixelSize() * part);
    painter.setOpacity(isFinished() && !m_place.isMark() ? dimmed : 1);
    painter.drawPixmap(
        centre - QPointF(side, side) / 2,
        symbolPixmap(*m_pictures, m_digit, palette().color(QPalette::ButtonText), side, devicePixelRatioF()));
    painter.setOpacity(1);
}

/// Paints how many of the digit are left, or a sign that none is.
void DigitKey::paintLeft(QPainter &painter, const BoardStyle &style)
{
    const QColor ink = palette().color(QPalette::ButtonText);
    painter.setFont(figuresOf(height() * leftPart));
    painter.setPen(isFinished()  ? style.good
                   : isChecked() ? ink
                                 : blend(palette().color(QPalette::Button), ink, 0.7));
    painter.drawText(rect().adjusted(0, 4, -7, 0), Qt::AlignRight | Qt::AlignTop,
                     isFinished() ? QStringLiteral("✓") : QString::number(*m_left));
}

} // namespace sudoku
