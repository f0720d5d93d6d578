#include "ui/paint/paper/pagetext.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QTextBoundaryFinder>

#include "ui/paint/boardfont.h"
#include "ui/paint/drawtext.h"
#include "ui/printjob/paper.h"

#include <algorithm>

namespace sudoku {
namespace {

constexpr double minShrink = 0.65; // smaller, and text is cut rather
constexpr double minWrapped = 0.5;
constexpr double lineText = 2.55; // mm, of two lines in the place of one: more than 7 pt

/// Returns \a font, or a smaller one in which \a text fits \a width.
QFont fitting(QFont font, const QString &text, double width)
{
    const double needed = QFontMetricsF(font).horizontalAdvance(text);
    if (needed > width)
        font.setPixelSize(static_cast<int>(font.pixelSize() * std::max(minShrink, width / needed)));
    return font;
}

/// Breaks \a text between words, or where it has none, as in Chinese, between letters.
QStringList wrapped(const QString &text, const QFontMetricsF &metrics, double width)
{
    QStringList lines;
    qsizetype begin = 0; // of the last line
    qsizetype end = 0;   // of what fits it
    QTextBoundaryFinder places(QTextBoundaryFinder::Line, text);
    for (qsizetype next = places.toNextBoundary(); next > 0; next = places.toNextBoundary()) {
        if (end > begin && metrics.horizontalAdvance(text.mid(begin, next - begin).trimmed()) > width) {
            lines += text.mid(begin, end - begin).trimmed();
            begin = end;
        }
        end = next;
    }
    return lines << text.mid(begin).trimmed();
}

} // namespace

QFont pageFont(double millimetres, bool isBold)
{
    QFont font = boardFont();
    font.setPixelSize(static_cast<int>(millimetres * unitsPerMillimetre));
    font.setBold(isBold);
    return font;
}

double drawFitting(QPainter &painter, const QRectF &rect, Qt::Alignment alignment, const QString &text,
                   const QFont &font, QStringList *cut)
{
    const QFont fit = fitting(font, text, rect.width());
    const QFontMetricsF metrics(fit);
    const QString shown = metrics.elidedText(text, Qt::ElideRight, rect.width());
    drawText(painter, rect, alignment, shown, fit, Qt::black);
    if (cut && shown != text)
        cut->append(text);
    return metrics.horizontalAdvance(shown);
}

double drawInLines(QPainter &painter, const QRectF &rect, Qt::Alignment alignment, const QString &text,
                   const QFont &font, QStringList &cut)
{
    const QFont small = pageFont(lineText, font.bold());
    const QFontMetricsF metrics(small);
    if (QFontMetricsF(font).horizontalAdvance(text) * minShrink <= rect.width())
        return drawFitting(painter, rect, alignment, text, font, &cut);
    const QStringList lines = wrapped(text, metrics, rect.width());
    const QStringList two{lines.front(), lines.mid(1).join(QLatin1Char(' '))};
    QRectF line(rect.left(), rect.center().y() - metrics.height(), rect.width(), metrics.height());
    double used = 0;
    for (const QString &whole : two) {
        const QString shown = metrics.elidedText(whole, Qt::ElideRight, rect.width());
        drawText(painter, line, (alignment & Qt::AlignHorizontal_Mask) | Qt::AlignVCenter, shown, small,
                 Qt::black);
        line.translate(0, line.height());
        used = std::max(used, metrics.horizontalAdvance(shown));
        if (shown != whole && !cut.contains(text))
            cut += text;
    }
    return used;
}

void drawWrapped(QPainter &painter, const QRectF &rect, const QString &text, QFont font,
                 Qt::Alignment alignment)
{
    const int smallest = static_cast<int>(font.pixelSize() * minWrapped);
    QStringList lines = wrapped(text, QFontMetricsF(font), rect.width());
    while (font.pixelSize() > smallest
           && static_cast<double>(lines.size()) * QFontMetricsF(font).height() > rect.height() + 1) {
        font.setPixelSize(font.pixelSize() - 1);
        lines = wrapped(text, QFontMetricsF(font), rect.width());
    }
    const double height = QFontMetricsF(font).height();
    for (qsizetype i = 0; i < lines.size(); ++i)
        drawText(painter, {rect.x(), rect.y() + height * static_cast<double>(i), rect.width(), height},
                 alignment | Qt::AlignVCenter, lines[i], font, Qt::black);
}

double wrappedHeight(const QString &text, double size, double width, bool isBold)
{
    const QFontMetricsF metrics(pageFont(size, isBold));
    const auto lines = static_cast<double>(wrapped(text, metrics, width * unitsPerMillimetre).size());
    return lines * metrics.height() / unitsPerMillimetre;
}

} // namespace sudoku
