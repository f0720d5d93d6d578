#include "ui/play/startbutton.h"

#include "ui/base/icons.h"
#include "ui/paint/boardstyle.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>

namespace sudoku {
namespace {

constexpr int iconSide = 24;
constexpr int iconLeft = 20;
constexpr int textLeft = 64;
constexpr int textLeftWithoutIcon = 20;
constexpr int rightEdge = 20;
constexpr int arrowWidth = 6;
constexpr qreal radius = 8;
constexpr qreal titleScale = 1.23; // of the font of the desktop

} // namespace

StartButton::StartButton(const StartRow &row, QWidget *parent) : QPushButton(row.title, parent), m_row(row)
{
    setIcon(sudoku::icon(row.icon));
    QStringList described;
    for (const QString &text : {row.note, row.key})
        if (!text.isEmpty())
            described += text;
    setAccessibleDescription(described.join(QStringLiteral(". ")));
    setToolTip(described.join(QStringLiteral("\n")));
    setFlat(true);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void StartButton::setTaken(bool isTaken)
{
    m_isTaken = isTaken;
    update();
}

void StartButton::setNoteShown(bool isShown)
{
    m_isNoteShown = isShown;
    update();
}

void StartButton::keyPressEvent(QKeyEvent *event)
{
    event->ignore();
}

QColor StartButton::ground() const
{
    const QPalette &colours = palette();
    const QColor base = colours.color(QPalette::Base);
    const QColor ink = colours.color(QPalette::Text);
    if (m_isTaken)
        return isDown() ? colours.color(QPalette::Highlight).darker(115) : colours.color(QPalette::Highlight);
    return isDown() ? blend(base, ink, 0.12) : underMouse() ? blend(base, ink, 0.06) : base;
}

QColor StartButton::quietInk() const
{
    const QPalette &colours = palette();
    return m_isTaken ? colours.color(QPalette::HighlightedText)
                     : blend(colours.color(QPalette::Base), colours.color(QPalette::Text), 0.72);
}

void StartButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground());
    painter.drawRoundedRect(QRectF(rect()), radius, radius);
    const bool hasIcon = !m_row.icon.isEmpty();
    if (hasIcon)
        icon().paint(&painter, QRect(iconLeft, (height() - iconSide) / 2, iconSide, iconSide),
                     Qt::AlignCenter, m_isTaken ? QIcon::Selected : QIcon::Normal);
    QRect texts = rect().adjusted(hasIcon ? textLeft : textLeftWithoutIcon, 0, -rightEdge, 0);
    texts.setRight(paintRight(painter, texts));
    paintTexts(painter, texts);
}

/// Paints the key and the arrow at the right of \a row. Returns where the texts must end.
int StartButton::paintRight(QPainter &painter, const QRect &row) const
{
    int right = row.right();
    painter.setPen(QPen(quietInk(), 1.5));
    painter.setBrush(Qt::NoBrush);
    if (m_row.hasMore) {
        const qreal middle = height() / 2.0;
        QPainterPath arrow(QPointF(right - arrowWidth, middle - arrowWidth));
        arrow.lineTo(right, middle);
        arrow.lineTo(right - arrowWidth, middle + arrowWidth);
        painter.drawPath(arrow);
        right -= 3 * arrowWidth;
    }
    painter.setFont(font());
    painter.drawText(QRect(row.left(), 0, right - row.left(), height()), Qt::AlignRight | Qt::AlignVCenter,
                     m_row.key);
    return right - fontMetrics().horizontalAdvance(m_row.key) - 2 * arrowWidth;
}

void StartButton::paintTexts(QPainter &painter, const QRect &place) const
{
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * titleScale);
    large.setWeight(QFont::Medium);
    const QFontMetrics titleMetrics(large);
    const bool hasNote = m_isNoteShown && !m_row.note.isEmpty();
    const int both = titleMetrics.height() + (hasNote ? fontMetrics().height() : 0);
    const int top = (height() - both) / 2;
    const auto draw = [&](const QString &text, const QFont &font, int y, const QColor &ink) {
        const QFontMetrics metrics(font);
        painter.setFont(font);
        painter.setPen(ink);
        painter.drawText(QRect(place.left(), y, place.width(), metrics.height()), Qt::AlignLeft,
                         metrics.elidedText(text, Qt::ElideRight, place.width()));
    };
    draw(m_row.title, large, top, palette().color(m_isTaken ? QPalette::HighlightedText : QPalette::Text));
    if (hasNote)
        draw(m_row.note, font(), top + titleMetrics.height(), quietInk());
}

} // namespace sudoku
