#pragma once

#include <QByteArray>
#include <QString>

#include "core/board/translate.h"
#include "core/sat/halt.h"
#include "ui/teach/lessons/lessonscript.h"

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

namespace sudoku {

struct Paper;
struct SymbolSet;

/// A walkthrough or a contradiction as a lesson: the puzzle, what is said of it, and steps, each with its
/// sentence and its board.
struct Lesson
{
    std::shared_ptr<const LessonScript> script;
    const SymbolSet *symbols;
    const Paper *paper;     ///< of a format with pages
    LessonSteps steps = {}; ///< those that it has
    QString name = {};      ///< of the puzzle's file: the title of a puzzle that has none
};

/// A format of lessons.
struct LessonFormat
{
    std::string_view suffix; ///< of a file, without the dot
    std::string_view name;   ///< in English; translated where it is shown
    /// Returns the contents of the file, or nothing when a stop came first. Progress counts pictures.
    std::optional<QByteArray> (*write)(const Lesson &lesson, const std::stop_token &stop,
                                       const Progress &progress);
};

/// Calls \a tell with each step, or run of steps, of \a lesson in order, and reports progress after it.
/// Returns whether all were told before a stop came.
bool tellSteps(const Lesson &lesson, const std::stop_token &stop, const Progress &progress,
               const std::function<void(const LessonStep &)> &tell);

/// Returns all formats, in the order in which they are offered.
std::span<const LessonFormat> lessonFormats();

/// Returns a page of HTML that needs no other file: each board is a picture in it.
std::optional<QByteArray> lessonAsHtml(const Lesson &lesson, const std::stop_token &stop,
                                       const Progress &progress);
/// Returns a PDF file, whose pages never end within a step.
std::optional<QByteArray> lessonAsPdf(const Lesson &lesson, const std::stop_token &stop,
                                      const Progress &progress);

/// Returns plain text: the sentences without the boards.
std::optional<QByteArray> lessonAsText(const Lesson &lesson, const std::stop_token &stop,
                                       const Progress &progress);

} // namespace sudoku
