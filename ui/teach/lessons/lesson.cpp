#include "ui/teach/lessons/lesson.h"

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

constexpr std::array lessonFormatTable{
    LessonFormat{"pdf", TR_NOOP("LessonFormat", "PDF"), lessonAsPdf},
    LessonFormat{"html", TR_NOOP("LessonFormat", "HTML"), lessonAsHtml},
    LessonFormat{"txt", TR_NOOP("LessonFormat", "Text"), lessonAsText},
};

} // namespace

bool tellSteps(const Lesson &lesson, const std::stop_token &stop, const Progress &progress,
               const std::function<void(const LessonStep &)> &tell)
{
    const std::vector<StepRun> runs = lesson.script->runs(lesson.steps);
    int done = 0;
    return std::ranges::all_of(runs, [&](const StepRun &run) {
        tell(lesson.script->stepOf(run));
        progress({.done = ++done, .total = static_cast<int>(runs.size())});
        return !stop.stop_requested();
    });
}

std::span<const LessonFormat> lessonFormats()
{
    return lessonFormatTable;
}

} // namespace sudoku
