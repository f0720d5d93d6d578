#include "ui/teach/lessons/lesson.h"

#include <QStringList>

#include "ui/teach/steps/walkthroughtext.h"

namespace sudoku {

std::optional<QByteArray> lessonAsText(const Lesson &lesson, const std::stop_token &stop,
                                       const Progress &progress)
{
    QStringList paragraphs{titleText(lesson.script->board(), lesson.name)};
    paragraphs += lesson.script->summary();
    QStringList kinds;
    for (const StepKind &kind : lesson.script->kinds())
        kinds += QStringList{kind.countText(), kind.name, kind.weight}.join(QLatin1Char(' ')).trimmed();
    paragraphs += kinds.join(QLatin1Char('\n'));
    const auto add = [&](const LessonStep &step) {
        paragraphs += QStringList{step.heading, step.sentence}.join(QLatin1Char('\n')).trimmed();
    };
    if (!tellSteps(lesson, stop, progress, add))
        return {};
    paragraphs += lesson.script->end();
    paragraphs.removeAll(QString());
    return paragraphs.join(QStringLiteral("\n\n")).toUtf8() + '\n';
}

} // namespace sudoku
