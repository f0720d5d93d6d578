#include "ui/teach/lessons/lesson.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImage>
#include <QLocale>
#include <QPainter>

#include "core/version/version.h"
#include "ui/paint/glyphcache.h"
#include "ui/teach/steps/lessonstep.h"
#include "ui/teach/steps/walkthroughtext.h"
#include "ui/text/strings.h"

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

struct LessonWords
{
    Q_DECLARE_TR_FUNCTIONS(Lesson)
};

constexpr double minDigit = 5.5; // pixels of the page

/// Returns how many pixels of a picture one of the page has, so that boards are sharp on paper too, and large
/// ones make no huge file.
double pixelRatioOf(const Geometry &geometry)
{
    return geometry.size() <= 9 ? 1.5 : geometry.size() <= 16 ? 1.25 : 1;
}

/// Returns the side length of a board in pixels of the page.
int sideOf(const Geometry &geometry)
{
    constexpr int smallest = 240;
    const int cell = geometry.size() <= 9 ? 40 : 32;
    return std::max(smallest, cell * (geometry.size() + 1));
}

/// Returns \a image with few colours, which makes its file a third as large: 8 levels of red, green and blue,
/// as long as that makes at most 256.
QImage withFewColours(const QImage &image)
{
    constexpr int levels = 8;
    constexpr int step = 255 / (levels - 1);
    const auto levelOf = [](int value) { return (value * (levels - 1) + 127) / 255; };
    QList<QRgb> colours;
    std::array<int, levels * levels * levels> indices;
    indices.fill(-1);
    QImage indexed(image.size(), QImage::Format_Indexed8);
    for (int y = 0; y < image.height(); ++y) {
        const auto *from = reinterpret_cast<const QRgb *>(image.constScanLine(y));
        uchar *to = indexed.scanLine(y);
        for (int x = 0; x < image.width(); ++x) {
            const int red = levelOf(qRed(from[x]));
            const int green = levelOf(qGreen(from[x]));
            const int blue = levelOf(qBlue(from[x]));
            int &index = indices[(red * levels + green) * levels + blue];
            if (index < 0) {
                if (colours.size() == 256)
                    return image;
                index = static_cast<int>(colours.size());
                const bool isWhite = red + green + blue == 3 * (levels - 1);
                colours += isWhite ? qRgb(255, 255, 255) : qRgb(red * step, green * step, blue * step);
            }
            to[x] = static_cast<uchar>(index);
        }
    }
    indexed.setColorTable(colours);
    return indexed;
}

/// Returns a PNG file that \a paint fills, which gets its painter and its area.
template <typename Paint>
QByteArray picture(int side, Paint paint)
{
    QImage image(side, side, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paint(painter, image.rect());
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    withFewColours(image).save(&buffer, "PNG");
    return bytes;
}

/// Writes the parts of a lesson one after the other.
class HtmlWriter
{
public:
    explicit HtmlWriter(const Lesson &lesson)
        : m_lesson(lesson),
          m_side(sideOf(lesson.script->board().puzzle.geometry)),
          m_pixelRatio(pixelRatioOf(lesson.script->board().puzzle.geometry))
    {
        writeHead();
        writePuzzle();
        writeKinds();
        m_html += "<main>\n";
    }

    void add(const LessonStep &step)
    {
        m_html += QStringLiteral("<section>\n<h2>%1</h2>\n<p>%2</p>\n")
                      .arg(step.heading.toHtmlEscaped(),
                           step.sentence.toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>\n")))
                      .toUtf8();
        writeImage(LessonWords::tr("The board before: %1").arg(step.heading),
                   picture(pixels(), [&](QPainter &painter, const QRectF &area) {
                       paintLessonStep(painter, area, step, *m_lesson.symbols, m_cache, 0,
                                       minDigit * m_pixelRatio);
                   }));
        m_html += "</section>\n";
    }

    QByteArray ended() const
    {
        QByteArray html = m_html + "</main>\n";
        if (const QString end = m_lesson.script->end(); !end.isEmpty())
            html += QStringLiteral("<p>%1</p>\n").arg(end.toHtmlEscaped()).toUtf8();
        return html + "</body>\n</html>\n";
    }

private:
    int pixels() const { return static_cast<int>(m_side * m_pixelRatio); }

    void writeHead()
    {
        const QString title = titleText(m_lesson.script->board(), m_lesson.name).toHtmlEscaped();
        m_html += QStringLiteral("<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n<meta charset=\"utf-8\">\n"
                                 "<meta name=\"viewport\" content=\"width=device-width\">\n"
                                 "<meta name=\"generator\" content=\"%4\">\n"
                                 "<title>%2</title>\n<style>\n%3</style>\n</head>\n<body>\n<h1>%2</h1>\n")
                      .arg(QLocale().bcp47Name(), title, style(), toQString(versionLine()))
                      .toUtf8();
        for (const QString &text : m_lesson.script->summary())
            m_html += QStringLiteral("<p>%1</p>\n").arg(text.toHtmlEscaped()).toUtf8();
    }

    /// As many steps stand side by side as there is room for.
    QString style() const
    {
        return QStringLiteral("body { color: black; background: white; font-family: sans-serif; "
                              "line-height: 1.4; max-width: 62em; margin: 2em auto; padding: 0 1em; }\n"
                              "main { display: grid; gap: 0 2em; "
                              "grid-template-columns: repeat(auto-fill, minmax(min(%1px, 100%), 1fr)); }\n"
                              "h2 { font-size: 1.1em; margin: 0 0 0.3em; }\n"
                              "section { break-inside: avoid; border-top: 1px solid #aaa; "
                              "padding: 1em 0; }\n"
                              "p { margin: 0 0 0.6em; overflow-wrap: break-word; }\n"
                              "table { border-collapse: collapse; margin: 1em 0 2em; }\n"
                              "td { padding: 0.1em 1.5em 0.1em 0; }\n"
                              "td:first-child { text-align: right; }\n"
                              "img { max-width: 100%; height: auto; }\n"
                              "@media print { main { break-before: page; } }\n")
            .arg(m_side);
    }

    void writePuzzle()
    {
        const Board &board = m_lesson.script->board();
        writeImage(LessonWords::tr("The puzzle"),
                   picture(pixels(), [&](QPainter &painter, const QRectF &area) {
                       paintClean(painter, area, board, *m_lesson.symbols, m_cache, 0);
                   }));
    }

    void writeKinds()
    {
        m_html += "<table>\n";
        for (const StepKind &kind : m_lesson.script->kinds())
            m_html += QStringLiteral("<tr><td>%1</td><td>%2</td><td>%3</td></tr>\n")
                          .arg(kind.countText(), kind.name.toHtmlEscaped(), kind.weight.toHtmlEscaped())
                          .toUtf8();
        m_html += "</table>\n";
    }

    void writeImage(const QString &text, const QByteArray &png)
    {
        m_html += QStringLiteral("<img width=\"%1\" height=\"%1\" alt=\"%2\" src=\"data:image/png;base64,")
                      .arg(m_side)
                      .arg(text.toHtmlEscaped())
                      .toUtf8();
        m_html += png.toBase64() + "\">\n";
    }

    const Lesson &m_lesson;
    int m_side;
    double m_pixelRatio;
    GlyphCache m_cache;
    QByteArray m_html;
};

} // namespace

std::optional<QByteArray> lessonAsHtml(const Lesson &lesson, const std::stop_token &stop,
                                       const Progress &progress)
{
    HtmlWriter writer(lesson);
    if (!tellSteps(lesson, stop, progress, [&](const LessonStep &step) { writer.add(step); }))
        return {};
    return writer.ended();
}

} // namespace sudoku
