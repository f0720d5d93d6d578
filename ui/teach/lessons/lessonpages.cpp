#include "ui/teach/lessons/lessonpages.h"

#include "core/version/version.h"
#include "ui/printjob/paper.h"
#include "ui/teach/lessons/lesson.h"
#include "ui/teach/steps/walkthroughtext.h"
#include "ui/text/strings.h"

#include <QBuffer>
#include <QPdfWriter>

#include <algorithm>

namespace sudoku {
namespace {

constexpr double unit = unitsPerMillimetre;

constexpr double titleLetters = 6;
constexpr double headingLetters = 3.8;
constexpr double plainLetters = 3.3;
constexpr double minLetters = 1.8;
constexpr double minCandidate = 1.1;
constexpr double stepGap = 7;  // between steps
constexpr double smallGap = 1; // within a step
constexpr double maxTextPart = 0.4;
constexpr double minTextPart = 0.3; // of the width, beside a board

/// Returns the widest board that people like to look at.
double maxSide(int boardSize)
{
    constexpr double maxCell = 10;
    return maxCell * (boardSize + 1);
}

/// Returns the side length of boards that stand in twos, one below the other, in \a body, with text beside
/// them.
double sideOfTwo(const QRectF &body)
{
    return std::min((body.height() - stepGap) / 2, body.width() * (1 - minTextPart) - stepGap);
}

constexpr int textFlags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

QRectF inUnits(double x, double y, double width, double height)
{
    return {x * unit, y * unit, width * unit, height * unit};
}

} // namespace

LessonPages::LessonPages(QPdfWriter &writer, const Lesson &lesson)
    : m_writer(writer),
      m_lesson(lesson),
      m_frame(QSizeF(lesson.paper->width, lesson.paper->height), false),
      m_painter(&writer)
{
    const double scale = pdfDotsPerInch / millimetresPerInch / unit;
    m_painter.scale(scale, scale);
    m_painter.setRenderHint(QPainter::Antialiasing);
    const int size = lesson.script->board().puzzle.geometry.size();
    m_columns = size <= 9 ? 2 : 1;
    m_hasTextOnRight = size > 9 && size <= 16;
    m_side = std::min(maxSide(size), m_hasTextOnRight ? sideOfTwo(m_frame.body) : columnWidth());
    m_y = m_frame.body.top();
    paintTitle();
    paintPuzzle();
    paintKinds();
    paintFoot();
    m_y = m_frame.body.bottom(); // steps begin on the next page
}

double LessonPages::columnWidth() const
{
    return (m_frame.body.width() - stepGap * (m_columns - 1)) / m_columns;
}

double LessonPages::textWidth() const
{
    return m_hasTextOnRight ? m_frame.body.width() - m_side - stepGap : columnWidth();
}

double LessonPages::maxTextHeight() const
{
    return m_hasTextOnRight ? m_side : maxTextPart * m_frame.body.height();
}

QFont LessonPages::fontOf(const Paragraph &paragraph) const
{
    QFont font;
    font.setPixelSize(static_cast<int>(paragraph.size * unit));
    font.setBold(paragraph.isBold);
    return font;
}

double LessonPages::heightOf(const Paragraph &paragraph, double width) const
{
    const QFontMetricsF metrics(fontOf(paragraph));
    return metrics.boundingRect(inUnits(0, 0, width, m_frame.body.height()), textFlags, paragraph.text)
               .height()
           / unit;
}

double LessonPages::paint(const Paragraph &paragraph, double x, double y, double width)
{
    const double height = heightOf(paragraph, width);
    m_painter.setFont(fontOf(paragraph));
    m_painter.setPen(Qt::black);
    m_painter.drawText(inUnits(x, y, width, height + smallGap), textFlags, paragraph.text);
    return height;
}

void LessonPages::paintTitle()
{
    const QRectF &body = m_frame.body;
    m_y += paint({titleText(m_lesson.script->board(), m_lesson.name), titleLetters, true}, body.x(), m_y,
                 body.width())
           + smallGap;
    for (const QString &text : m_lesson.script->summary())
        m_y += paint({text, plainLetters}, body.x(), m_y, body.width()) + smallGap;
    m_y += stepGap - smallGap;
}

/// The puzzle is as large as the table of kinds of steps below it leaves room for.
void LessonPages::paintPuzzle()
{
    const QRectF &body = m_frame.body;
    const Board &board = m_lesson.script->board();
    const double line = heightOf({QStringLiteral("1"), plainLetters}, body.width());
    const double table = line * static_cast<double>(m_lesson.script->kinds().size()) + stepGap;
    const double room = std::max(body.bottom() - m_y - table, body.height() / 3);
    const double side = std::min({room, body.width(), 1.6 * maxSide(board.puzzle.geometry.size())});
    paintClean(m_painter, inUnits(body.x(), m_y, side, side), board, *m_lesson.symbols, m_cache, unit);
    m_y += side + stepGap;
}

/// Paints a table whose columns are as wide as their texts: counts on the right of theirs, names, weights.
void LessonPages::paintKinds()
{
    const QRectF &body = m_frame.body;
    const QFontMetricsF metrics(fontOf({{}, plainLetters}));
    const auto widthOf = [&](const QString &text) { return metrics.horizontalAdvance(text) / unit; };
    constexpr double gap = 4; // between columns
    const std::vector<StepKind> kinds = m_lesson.script->kinds();
    double countWidth = 0;
    double nameWidth = 0;
    for (const StepKind &kind : kinds) {
        countWidth = std::max(countWidth, widthOf(kind.countText()));
        nameWidth = std::max(nameWidth, widthOf(kind.name));
    }
    const double nameX = body.x() + countWidth + gap;
    for (const StepKind &kind : kinds) {
        const double height = heightOf({kind.name, plainLetters}, body.width());
        if (m_y + height > body.bottom() + smallGap) {
            paintFoot();
            beginPage();
        }
        const double width = widthOf(kind.countText());
        paint({kind.countText(), plainLetters}, nameX - gap - width, m_y, width + gap);
        paint({kind.name, plainLetters}, nameX, m_y, nameWidth + gap);
        paint({kind.weight, plainLetters}, nameX + nameWidth + gap, m_y,
              body.right() - nameX - nameWidth - gap);
        m_y += height;
    }
}

void LessonPages::paintFoot()
{
    const QRectF &foot = m_frame.footer;
    m_painter.setFont(fontOf({{}, plainLetters}));
    m_painter.setPen(Qt::black);
    m_painter.drawText(inUnits(foot.x(), foot.y(), foot.width(), foot.height()), Qt::AlignCenter,
                       QString::number(m_page));
}

void LessonPages::beginPage()
{
    m_writer.newPage();
    ++m_page;
    m_y = m_frame.body.top();
    paintFoot();
}

LessonPages::Paragraph LessonPages::headingOf(const LessonStep &step)
{
    return {step.heading, headingLetters, true};
}

/// A long chain has smaller letters, so that there is room for the board.
LessonPages::Paragraph LessonPages::sentenceOf(const LessonStep &step) const
{
    Paragraph paragraph{step.sentence, plainLetters};
    const double max = maxTextHeight() - heightOf(headingOf(step), textWidth());
    while (paragraph.size > minLetters && heightOf(paragraph, textWidth()) > max)
        paragraph.size -= 0.1;
    return paragraph;
}

double LessonPages::textHeightOf(const LessonStep &step) const
{
    return heightOf(headingOf(step), textWidth()) + heightOf(sentenceOf(step), textWidth()) + 2 * smallGap;
}

void LessonPages::add(const LessonStep &step)
{
    m_row.push_back(step);
    if (static_cast<int>(m_row.size()) == m_columns)
        paintRow();
}

void LessonPages::paintRow()
{
    if (m_row.empty())
        return;
    double textHeight = 0;
    for (const LessonStep &step : m_row)
        textHeight = std::max(textHeight, textHeightOf(step));
    const double side = m_hasTextOnRight ? m_side : std::min(m_side, m_frame.body.height() - textHeight);
    const double height = m_hasTextOnRight ? std::max(textHeight, side) : textHeight + side;
    if (m_y + height > m_frame.body.bottom() + smallGap)
        beginPage();
    double x = m_frame.body.x();
    for (const LessonStep &step : m_row) {
        paintStep(step, x, textHeight, side);
        x += columnWidth() + stepGap;
    }
    m_y += height + stepGap;
    m_row.clear();
}

void LessonPages::paintStep(const LessonStep &step, double x, double textHeight, double side)
{
    const double textX = m_hasTextOnRight ? x + side + stepGap : x;
    const double heading = paint(headingOf(step), textX, m_y, textWidth());
    paint(sentenceOf(step), textX, m_y + heading + smallGap, textWidth());
    const double y = m_hasTextOnRight ? m_y : m_y + textHeight;
    paintLessonStep(m_painter, inUnits(x, y, side, side), step, *m_lesson.symbols, m_cache, unit,
                    minCandidate * unit);
}

bool LessonPages::end(const QString &text)
{
    paintRow();
    const Paragraph paragraph{text, plainLetters};
    const double width = m_frame.body.width();
    if (!text.isEmpty() && m_y + heightOf(paragraph, width) > m_frame.body.bottom())
        beginPage();
    if (!text.isEmpty())
        paint(paragraph, m_frame.body.x(), m_y, width);
    return m_painter.end();
}

std::optional<QByteArray> lessonAsPdf(const Lesson &lesson, const std::stop_token &stop,
                                      const Progress &progress)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(pdfDotsPerInch);
    writer.setTitle(titleText(lesson.script->board(), lesson.name));
    writer.setCreator(toQString(versionLine()));
    const QSizeF paper(lesson.paper->width, lesson.paper->height);
    writer.setPageLayout({QPageSize(paper, QPageSize::Millimeter, {}, QPageSize::FuzzyMatch),
                          QPageLayout::Portrait, QMarginsF(0, 0, 0, 0)});
    LessonPages pages(writer, lesson);
    const bool isWhole = tellSteps(lesson, stop, progress, [&](const LessonStep &step) { pages.add(step); });
    if (!isWhole || !pages.end(lesson.script->end()))
        return {};
    return bytes;
}

} // namespace sudoku
