#include "ui/teach/lessons/lesson.h"

#include <QBuffer>
#include <QPdfWriter>

#include "ui/paint/paper/paper.h"
#include "ui/paint/paper/units.h"
#include "ui/teach/lessons/lessonpages.h"
#include "ui/teach/steps/walkthroughtext.h"

namespace sudoku {

std::optional<QByteArray> lessonAsPdf(const Lesson &lesson, const std::stop_token &stop,
                                      const Progress &progress)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(pdfDotsPerInch);
    writer.setTitle(titleText(lesson.script->board(), lesson.name));
    writer.setCreator(QStringLiteral("Sudoku Workbench"));
    const QSizeF paper(lesson.paper->width, lesson.paper->height);
    writer.setPageLayout({QPageSize(paper, QPageSize::Millimeter, {}, QPageSize::FuzzyMatch),
                          QPageLayout::Portrait, QMarginsF(0, 0, 0, 0)});
    LessonPages pages(writer, lesson);
    const bool isWhole = tellSteps(lesson, stop, progress, [&](const ToldStep &step) { pages.add(step); });
    if (!isWhole || !pages.end(lesson.script->end()))
        return {};
    return bytes;
}

} // namespace sudoku
