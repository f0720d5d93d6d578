#include "ui/hints/lesson.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImage>
#include <QLocale>
#include <QPainter>

#include "ui/hints/toldstep.h"
#include "ui/hints/walkthroughtext.h"
#include "ui/paint/glyphcache.h"

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

struct LessonWords
{
    Q_DECLARE_TR_FUNCTIONS(Lesson)
};

constexpr double minDigit = 5.5;   // pixels of the page
constexpr double pixelRatio = 1.5; // so that the boards are sharp on paper too

/// Returns the side length of a board in pixels of the page.
int sideOf(const Geometry &geometry)
{
    constexpr int smallest = 240;
    const int cell = geometry.size() <= 9 ? 40 : 32;
    return std::max(smallest, cell * (geometry.size() + 1));
}

/// Returns \a image with at most 256 colours, which makes its file a third as large: 16 levels of red, green
/// and blue, as long as there are not too many.
QImage withFewColours(const QImage &image)
{
    QList<QRgb> colours;
    std::array<int, 4096> indices;
    indices.fill(-1);
    QImage indexed(image.size(), QImage::Format_Indexed8);
    for (int y = 0; y < image.height(); ++y) {
        const auto *from = reinterpret_cast<const QRgb *>(image.constScanLine(y));
        uchar *to = indexed.scanLine(y);
        for (int x = 0; x < image.width(); ++x) {
            const int red = (qRed(from[x]) + 8) / 17;
            const int green = (qGreen(from[x]) + 8) / 17;
            const int blue = (qBlue(from[x]) + 8) / 17;
            int &index = indices[red << 8 | green << 4 | blue];
            if (index < 0) {
                if (colours.size() == 256)
                    return image;
                index = static_cast<int>(colours.size());
                colours += qRgb(red * 17, green * 17, blue * 17);
            }
            to[x] = static_cast<uchar>(index);
        }
    }
    indexed.setColorTable(colours);
    return indexed;
}

QByteArray pictureOf(const ToldStep &step, const SymbolSet &symbols, GlyphCache &cache)
{
    const int side = static_cast<int>(sideOf(step.board.puzzle.geometry) * pixelRatio);
    QImage image(side, side, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintToldStep(painter, image.rect(), step, symbols, cache, 0, minDigit * pixelRatio);
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    withFewColours(image).save(&buffer, "PNG");
    return bytes;
}

QString headOf(const Lesson &lesson)
{
    const QString title = titleText(lesson.walkthrough).toHtmlEscaped();
    QString html =
        QStringLiteral("<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n<meta charset=\"utf-8\">\n"
                       "<meta name=\"viewport\" content=\"width=device-width\">\n<title>%2</title>\n"
                       "<style>\n"
                       "body { color: black; background: white; font-family: sans-serif; "
                       "line-height: 1.4; max-width: 60em; margin: 2em auto; padding: 0 1em; }\n"
                       "h2 { font-size: 1.1em; margin: 0 0 0.3em; }\n"
                       "section { break-inside: avoid; border-top: 1px solid #aaa; "
                       "padding: 1em 0; }\n"
                       "p { margin: 0 0 0.6em; }\n"
                       "img { max-width: 100%; height: auto; }\n"
                       "</style>\n</head>\n<body>\n<h1>%2</h1>\n")
            .arg(QLocale().bcp47Name(), title);
    for (const QString &text : summaryTexts(lesson.walkthrough, lesson.rating))
        html += QStringLiteral("<p>%1</p>\n").arg(text.toHtmlEscaped());
    return html;
}

} // namespace

std::optional<QByteArray> lessonAsHtml(const Lesson &lesson, const std::stop_token &stop,
                                       const Progress &progress)
{
    QByteArray html = headOf(lesson).toUtf8();
    GlyphCache cache;
    const int side = sideOf(lesson.walkthrough.board.puzzle.geometry);
    const int count = static_cast<int>(lesson.walkthrough.steps.size());
    int done = 0;
    const bool isWhole = tellSteps(lesson.walkthrough, *lesson.symbols, [&](const ToldStep &step) {
        html += QStringLiteral("<section>\n<h2>%1</h2>\n<p>%2.</p>\n")
                    .arg(step.heading.toHtmlEscaped(), step.sentence.toHtmlEscaped())
                    .toUtf8();
        html += QStringLiteral("<img width=\"%1\" height=\"%1\" alt=\"%2\" src=\"data:image/png;base64,")
                    .arg(side)
                    .arg(LessonWords::tr("The board before step %1").arg(done + 1).toHtmlEscaped())
                    .toUtf8();
        html += pictureOf(step, *lesson.symbols, cache).toBase64() + "\">\n</section>\n";
        progress({.done = ++done, .total = count});
        return !stop.stop_requested();
    });
    if (!isWhole)
        return {};
    if (const QString end = endText(lesson.walkthrough); !end.isEmpty())
        html += QStringLiteral("<p>%1</p>\n").arg(end.toHtmlEscaped()).toUtf8();
    return html + "</body>\n</html>\n";
}

} // namespace sudoku
