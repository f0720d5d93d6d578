#include "ui/hints/lesson.h"

#include <array>

namespace sudoku {
namespace {

constexpr std::array lessonFormatTable{
    LessonFormat{"pdf", TR_NOOP("LessonFormat", "PDF"), lessonAsPdf},
    LessonFormat{"html", TR_NOOP("LessonFormat", "HTML"), lessonAsHtml},
};

} // namespace

std::span<const LessonFormat> lessonFormats()
{
    return lessonFormatTable;
}

} // namespace sudoku
