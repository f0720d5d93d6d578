#include "ui/paint/pagepainter.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include "ui/paint/boardpainter.h"
#include "ui/paint/drawtext.h"
#include "ui/paint/outsidetexts.h"
#include "ui/paint/printedboard.h"
#include "ui/paint/printtext.h"
#include "ui/paint/units.h"

#include <algorithm>

namespace sudoku {
namespace {

constexpr double unit = unitsPerMillimetre;

// Sizes of letters, in mm.
constexpr double titleText = 4.4;
constexpr double sectionText = 3.8;
constexpr double numberText = 3.8;
constexpr double rulesTextSize = 3.5;
constexpr double plainText = 3.0;
constexpr double solutionNumberText = 2.9;

constexpr double minShrink = 0.65; // smaller, and text is cut rather
constexpr double minWrapped = 0.5;
const QColor quiet(0x50, 0x50, 0x50);

QRectF inUnits(const QRectF &millimetres)
{
    return {millimetres.topLeft() * unit, millimetres.size() * unit};
}

/// Returns \a font, or a smaller one in which \a text fits \a width.
QFont fitting(QFont font, const QString &text, double width)
{
    const double needed = QFontMetricsF(font).horizontalAdvance(text);
    if (needed > width)
        font.setPixelSize(static_cast<int>(font.pixelSize() * std::max(minShrink, width / needed)));
    return font;
}

/// Draws \a text as large as it fits \a rect, cut where it must be; says how wide it became.
double drawFitting(QPainter &painter, const QRectF &rect, Qt::Alignment alignment, const QString &text,
                   const QFont &font, const QColor &colour)
{
    const QFont fit = fitting(font, text, rect.width());
    const QFontMetricsF metrics(fit);
    const QString shown = metrics.elidedText(text, Qt::ElideRight, rect.width());
    drawText(painter, rect, alignment, shown, fit, colour);
    return metrics.horizontalAdvance(shown);
}

QStringList wrapped(const QString &text, const QFontMetricsF &metrics, double width)
{
    QStringList lines;
    for (const QString &word : text.split(QLatin1Char(' '))) {
        const QString longer = lines.isEmpty() ? word : lines.last() + QLatin1Char(' ') + word;
        if (lines.isEmpty() || metrics.horizontalAdvance(longer) > width)
            lines += word;
        else
            lines.last() = longer;
    }
    return lines;
}

/// Draws all lines of \a text in \a rect, in \a font or a smaller one that is still legible.
void drawWrapped(QPainter &painter, const QRectF &rect, const QString &text, QFont font)
{
    const int smallest = static_cast<int>(font.pixelSize() * minWrapped);
    QStringList lines = wrapped(text, QFontMetricsF(font), rect.width());
    while (font.pixelSize() > smallest
           && static_cast<double>(lines.size()) * QFontMetricsF(font).height() > rect.height()) {
        font.setPixelSize(font.pixelSize() - 1);
        lines = wrapped(text, QFontMetricsF(font), rect.width());
    }
    const double height = QFontMetricsF(font).height();
    for (qsizetype i = 0; i < lines.size(); ++i)
        drawText(painter, {rect.x(), rect.y() + height * static_cast<double>(i), rect.width(), height},
                 Qt::AlignLeft | Qt::AlignVCenter, lines[i], font, Qt::black);
}

/// Turns the following painting upside down about \a centre.
void turnAbout(QPainter &painter, QPointF centre)
{
    painter.translate(centre);
    painter.rotate(180);
    painter.translate(-centre);
}

} // namespace

PagePainter::PagePainter(const PrintJob &job) : m_job(job), m_hasNumbers(puzzleCount(job.sections) > 1) {}

void PagePainter::paint(QPainter &painter, const Page &page)
{
    painter.setRenderHint(QPainter::Antialiasing);
    if (!m_job.title.isEmpty() || !page.section.isEmpty())
        paintHeader(painter, page);
    paintFooter(painter, page);
    for (const PageHeading &heading : page.headings)
        drawFitting(painter, inUnits(heading.place), Qt::AlignLeft | Qt::AlignVCenter, heading.text,
                    fontOf(sectionText, true), Qt::black);
    for (const PageItem &item : page.items)
        paintItem(painter, item);
}

/// Paints the section on the right, and the title in the rest of the line.
void PagePainter::paintHeader(QPainter &painter, const Page &page) const
{
    const QRectF rect = inUnits(page.frame.header);
    const QRectF text = rect.adjusted(0, 0, 0, -rect.height() * 0.2);
    const double used =
        drawFitting(painter, text.adjusted(text.width() * 0.4, 0, 0, 0), Qt::AlignRight | Qt::AlignVCenter,
                    page.section, fontOf(sectionText), Qt::black);
    drawFitting(painter, text.adjusted(0, 0, used > 0 ? -used - sectionText * unit : 0, 0),
                Qt::AlignLeft | Qt::AlignVCenter, m_job.title, fontOf(titleText, true), Qt::black);
    painter.fillRect(QRectF(rect.left(), rect.bottom(), rect.width(), 0.25 * unit), Qt::black);
}

void PagePainter::paintFooter(QPainter &painter, const Page &page) const
{
    const QRectF rect = inUnits(page.frame.footer);
    const QFont font = fontOf(plainText);
    drawText(painter, rect, Qt::AlignHCenter | Qt::AlignVCenter, QString::number(page.number), font,
             Qt::black);
    if (m_job.date.isValid())
        drawText(painter, rect, Qt::AlignRight | Qt::AlignVCenter,
                 QLocale().toString(m_job.date, QLocale::ShortFormat), font, quiet);
}

void PagePainter::paintItem(QPainter &painter, const PageItem &item)
{
    const auto paintIn = [&](const QRectF &millimetres, const auto &paintPart) {
        const QRectF rect = inUnits(millimetres);
        painter.save();
        if (item.isUpsideDown)
            turnAbout(painter, rect.center());
        paintPart(rect);
        painter.restore();
    };
    paintIn(item.place.caption, [&](const QRectF &rect) { paintCaption(painter, item, rect); });
    paintIn(item.place.board, [&](const QRectF &rect) { paintBoard(painter, item, rect); });
    if (!item.isSolution && !item.place.rules.isEmpty())
        paintIn(item.place.rules, [&](const QRectF &rect) {
            drawWrapped(painter, rect, printedRules(item.puzzle->board), fontOf(rulesTextSize));
        });
}

/// Paints the number and the title on the left, and the facts on the right.
void PagePainter::paintCaption(QPainter &painter, const PageItem &item, const QRectF &rect) const
{
    const Qt::Alignment left = Qt::AlignLeft | Qt::AlignVCenter;
    const double size = item.isSolution ? solutionNumberText : numberText;
    const double gap = size * unit * 0.6;
    QRectF rest = rect;
    const auto take = [&](double used) { rest.setLeft(std::min(rest.left() + used + gap, rect.right())); };
    if (m_hasNumbers)
        take(drawFitting(painter, rest, left, QString::number(item.number), fontOf(size, true), Qt::black));
    if (item.isSolution)
        return;
    const bool isWarning = !item.puzzle->hasOneSolution();
    constexpr double minTitleShare = 0.25; // of the room, beside a long warning
    const double kept = item.puzzle->title.isEmpty() ? 0 : rest.width() * minTitleShare;
    const double facts =
        drawFitting(painter, rest.adjusted(kept, 0, 0, 0), Qt::AlignRight | Qt::AlignVCenter,
                    factsText(*item.puzzle), fontOf(plainText), isWarning ? QColor(Qt::black) : quiet);
    rest.setRight(std::max(rest.left(), rest.right() - facts - gap));
    drawFitting(painter, rest, left, item.puzzle->title, fontOf(size), Qt::black);
}

void PagePainter::paintBoard(QPainter &painter, const PageItem &item, const QRectF &rect)
{
    const Board &board = item.puzzle->board;
    const Board shown = item.isSolution ? solvedBoard(board, item.puzzle->solution)
                                        : printedBoard(board, m_job.hasEntries, m_job.hasPencilMarks);
    const BoardLayout layout(board.puzzle.geometry, rect,
                             {.outside = outsideRoom(shown), .millimetre = unit});
    BoardPainter(layout, BoardStyle::forPaper(), *item.puzzle->symbols, m_cache)
        .paint(painter, shown, {.hasMarksInPlaces = m_job.hasPencilMarks && !hasPencilMarks(board)}, rect);
}

QFont PagePainter::fontOf(double millimetres, bool isBold) const
{
    QFont font = m_font;
    font.setPixelSize(static_cast<int>(millimetres * unit));
    font.setBold(isBold);
    return font;
}

} // namespace sudoku
