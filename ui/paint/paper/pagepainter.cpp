#include "ui/paint/paper/pagepainter.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include "ui/paint/boardpainter.h"
#include "ui/paint/drawtext.h"
#include "ui/paint/outsidetexts.h"
#include "ui/paint/paper/pagetext.h"
#include "ui/paint/paper/printedboard.h"
#include "ui/paint/paper/printedcode.h"
#include "ui/paint/paper/printtext.h"
#include "ui/printjob/paper.h"

#include <algorithm>

namespace sudoku {
namespace {

constexpr double unit = unitsPerMillimetre;

// Sizes of letters, in mm.
constexpr double titleText = 4.8;
constexpr double sectionText = 4.0;
constexpr double nameLineText = 3.8;

// The part of the foot of a page that its text may fill, beside the number.
constexpr double wideFooter = 0.8;
constexpr double narrowFooter = 0.42;

constexpr double ruleLine = 0.27; // 0.77 pt: houses that print books take no thinner lines
constexpr double hintLetters = 2.7;
constexpr double thickOfSmall = 0.75; // thick lines of small solutions, of the chosen weight

QRectF inUnits(const QRectF &millimetres)
{
    return {millimetres.topLeft() * unit, millimetres.size() * unit};
}

TextSizes sizesOf(const PageItem &item)
{
    return TextSizes::ofCaption(item.place.caption.height());
}

/// Returns a chosen length in units, or 0 if there is none.
double unitsOf(const std::optional<double> &points)
{
    return points.value_or(0) * unit * millimetresPerPoint;
}

/// Turns the following painting upside down about \a centre.
void turnAbout(QPainter &painter, QPointF centre)
{
    painter.translate(centre);
    painter.rotate(180);
    painter.translate(-centre);
}

/// Paints a part of \a item in its place in mm, upside down if the item is.
template <typename Paint>
void paintTurned(QPainter &painter, const PageItem &item, const QRectF &millimetres, const Paint &paintPart)
{
    const QRectF rect = inUnits(millimetres);
    painter.save();
    if (item.isUpsideDown)
        turnAbout(painter, rect.center());
    paintPart(rect);
    painter.restore();
}

} // namespace

PagePainter::PagePainter(const PrintJob &job) : m_job(job) {}

void PagePainter::paint(QPainter &painter, const Page &page)
{
    paintWithoutBoards(painter, page);
    painter.save();
    painter.translate(page.shift * unit, 0);
    for (const PageItem &item : page.items) {
        paintTurned(painter, item, item.place.board,
                    [&](const QRectF &rect) { paintBoard(painter, item, rect); });
        if (!item.isSolution && !item.place.code.isEmpty())
            paintCode(painter, item);
    }
    painter.restore();
}

void PagePainter::paintWithoutBoards(QPainter &painter, const Page &page)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.save();
    painter.translate(page.shift * unit, 0);
    if (page.hasHeader && (!m_job.title.isEmpty() || !page.section.isEmpty()))
        paintHeader(painter, page);
    if (page.hasFooter)
        paintFooter(painter, page);
    paintTexts(painter, page);
    if (page.hasNameLine)
        paintNameLine(painter, inUnits(page.frame.nameLine));
    paintIntroduction(painter, page);
    for (const PageHeading &heading : page.headings)
        drawFitting(painter, inUnits(heading.place), Qt::AlignLeft | Qt::AlignVCenter, heading.text,
                    pageFont(sectionText, true), &m_cut);
    for (const PageItem &item : page.items)
        paintTextsOf(painter, item);
    paintHints(painter, page);
    painter.restore();
}

/// Paints the section on the right, and the title in the rest of the line.
void PagePainter::paintHeader(QPainter &painter, const Page &page)
{
    const QRectF rect = inUnits(page.frame.header);
    const QRectF text = rect.adjusted(0, 0, 0, -rect.height() * 0.2);
    const double used =
        drawInLines(painter, text.adjusted(text.width() * 0.4, 0, 0, 0), Qt::AlignRight | Qt::AlignVCenter,
                    page.section, pageFont(sectionText), m_cut);
    drawInLines(painter, text.adjusted(0, 0, used > 0 ? -used - sectionText * unit : 0, 0),
                Qt::AlignLeft | Qt::AlignVCenter, m_job.title, pageFont(titleText, true), m_cut);
    painter.fillRect(QRectF(rect.left(), rect.bottom(), rect.width(), ruleLine * unit), Qt::black);
}

/// Paints the sentences for all puzzles, and below them the symbols.
void PagePainter::paintIntroduction(QPainter &painter, const Page &page)
{
    const QFont font = pageFont(page.introductionText);
    QRectF rect = inUnits(page.frame.introduction);
    if (page.symbolRow) {
        QRectF row = rect;
        row.setTop(rect.bottom() - page.symbolRow->height(page.introductionText) * unit);
        rect.setBottom(row.top());
        const double used = drawFitting(painter, row, Qt::AlignLeft | Qt::AlignVCenter, symbolsLabel(), font);
        row.setLeft(row.left() + used + page.introductionText * unit);
        paintSymbolRow(painter, row, *page.symbolRow, m_cache);
    }
    if (!page.introduction.isEmpty())
        drawWrapped(painter, rect, page.introduction, font);
}

/// Paints "Name" and "Date", each with a line to write on.
void PagePainter::paintNameLine(QPainter &painter, const QRectF &rect)
{
    constexpr double nameShare = 0.66;
    const double gap = nameLineText * unit;
    const auto field = [&](const QString &label, double left, double right) {
        const QRectF place(left, rect.top(), right - left, rect.height());
        const QFont font = pageFont(nameLineText);
        const double used = drawFitting(painter, place, Qt::AlignLeft | Qt::AlignBottom, label, font);
        const double y = rect.bottom() - QFontMetricsF(font).descent();
        painter.fillRect(QRectF(left + used + gap / 2, y, right - left - used - gap / 2, ruleLine * unit),
                         Qt::black);
    };
    const double middle = rect.left() + rect.width() * nameShare;
    field(nameLabel(), rect.left(), middle - gap);
    field(dateLabel(), middle, rect.right());
}

/// Paints "Look at: 1 box 5 · 2 row 3" upside down, so that nobody reads it unless they want to.
void PagePainter::paintHints(QPainter &painter, const Page &page) const
{
    const QString text = hintsText(m_job, page);
    if (text.isEmpty())
        return;
    const QRectF rect = inUnits(page.frame.hints);
    painter.save();
    turnAbout(painter, rect.center());
    drawWrapped(painter, rect, text, pageFont(hintLetters));
    painter.restore();
}

void PagePainter::paintFooter(QPainter &painter, const Page &page)
{
    const QRectF rect = inUnits(page.frame.footer);
    const QFont font = pageFont(page.footText);
    // In a book the numbers are at the outer edges, where a thumb finds them.
    const bool isLeft = m_job.isMirrored && !page.isRight;
    const Qt::Alignment outer = isLeft ? Qt::AlignLeft : Qt::AlignRight;
    const Qt::Alignment inner = isLeft ? Qt::AlignRight : Qt::AlignLeft;
    if (m_job.book.hasPageNumbers)
        drawFitting(painter, rect, (m_job.isMirrored ? outer : Qt::AlignHCenter) | Qt::AlignVCenter,
                    QString::number(page.number), pageFont(page.footText, m_job.isMirrored));
    QRectF innerPart = rect;
    innerPart.setWidth(rect.width() * (m_job.isMirrored ? wideFooter : narrowFooter));
    if (isLeft)
        innerPart.moveRight(rect.right());
    drawInLines(painter, innerPart, inner | Qt::AlignVCenter, m_job.book.footer, font, m_cut);
    if (m_job.date.isValid())
        drawFitting(painter, rect, (m_job.isMirrored ? Qt::AlignHCenter : Qt::AlignRight) | Qt::AlignVCenter,
                    QLocale().toString(m_job.date, QLocale::ShortFormat), font);
}

void PagePainter::paintTexts(QPainter &painter, const Page &page)
{
    for (const PageText &text : page.texts)
        drawWrapped(painter, inUnits(text.place), text.text, pageFont(text.size, text.isBold),
                    text.isCentred ? Qt::AlignHCenter : Qt::AlignLeft);
}

void PagePainter::paintTextsOf(QPainter &painter, const PageItem &item)
{
    if (!item.place.caption.isEmpty())
        paintTurned(painter, item, item.place.caption,
                    [&](const QRectF &rect) { paintCaption(painter, item, rect); });
    if (!item.isSolution && !item.place.rules.isEmpty())
        paintTurned(painter, item, item.place.rules, [&](const QRectF &rect) {
            drawWrapped(painter, rect, printedRules(item.puzzle->board), pageFont(sizesOf(item).rules));
        });
    if (item.solutionPage > 0 && !item.place.note.isEmpty())
        paintTurned(painter, item, item.place.note, [&](const QRectF &rect) {
            drawFitting(painter, rect, Qt::AlignLeft | Qt::AlignVCenter, solutionPageText(item.solutionPage),
                        pageFont(sizesOf(item).facts), &m_cut);
        });
}

/// Paints the number and the title on the left, and the level and other facts on the right.
void PagePainter::paintCaption(QPainter &painter, const PageItem &item, const QRectF &rect)
{
    const TextSizes sizes = sizesOf(item);
    const Qt::Alignment left = Qt::AlignLeft | Qt::AlignVCenter;
    const auto [lead, facts] = captionTexts(m_job, item);
    const QString first = lead.value(0);
    const QString others = lead.mid(1).join(captionDot());
    const double gap = sizes.number * unit * 0.6;
    QRectF rest = rect;
    if (!item.isSolution) {
        const double leadWidth =
            QFontMetricsF(pageFont(sizes.number, true)).horizontalAdvance(lead.join(captionDot()));
        const double factsWidth = QFontMetricsF(pageFont(sizes.facts)).horizontalAdvance(facts);
        const double room = facts.isEmpty() ? rest.width() : rest.width() - gap;
        const double scale = std::min(1.0, room / std::max(leadWidth + factsWidth, 1.0)); // of both
        QRectF right = rest;
        right.setLeft(rest.right() - factsWidth * scale);
        const double used = drawFitting(painter, right, Qt::AlignRight | Qt::AlignVCenter, facts,
                                        pageFont(sizes.facts), &m_cut);
        rest.setRight(std::max(rest.left(), rest.right() - used - (used > 0 ? gap : 0)));
    }
    const double used = drawFitting(painter, rest, left, first, pageFont(sizes.number, true));
    rest.setLeft(std::min(rest.left() + used, rest.right()));
    if (!others.isEmpty())
        drawFitting(painter, rest, left, captionDot() + others, pageFont(sizes.number), &m_cut);
}

/// Paints the code; all of a section are as large as the largest.
void PagePainter::paintCode(QPainter &painter, const PageItem &item) const
{
    const std::string text = codeText(*item.puzzle, m_job.code);
    if (printedCodeSide(text.size()) > 0)
        sudoku::paintCode(painter, inUnits(item.place.code), text, printedModules(item.place.code.width()));
}

void PagePainter::paintBoard(QPainter &painter, const PageItem &item, const QRectF &rect)
{
    const Board &board = item.puzzle->board;
    const Board shown = item.isSolution ? solvedBoard(board, item.puzzle->solution, !item.isSmall)
                                        : printedBoard(board, m_job.hasEntries, m_job.hasPencilMarks);
    const BoardLayout layout(board.puzzle.geometry, rect,
                             {.outside = outsideRoom(shown),
                              .millimetre = unit,
                              .thinLine = unitsOf(m_job.lines.thin),
                              .thickLine = unitsOf(m_job.lines.thick) * (item.isSmall ? thickOfSmall : 1),
                              .outsideText = unitsOf(m_job.letters.sums)});
    BoardStyle style = BoardStyle::forPaper();
    style.labelText = unitsOf(m_job.letters.sums);
    if (!m_job.book.font.isEmpty())
        style.font.setFamily(m_job.book.font);
    BoardPainter(layout, style, *item.puzzle->symbols, m_cache)
        .paint(painter, shown,
               {.marksInPlaces = marksInPlaces(board, m_job.hasPencilMarks, m_job.hasMarksInGrid)}, rect);
}

} // namespace sudoku
