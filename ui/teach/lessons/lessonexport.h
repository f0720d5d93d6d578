#pragma once

#include <QCoreApplication>

#include "ui/base/message.h"
#include "ui/teach/lessons/lesson.h"

#include <utility>

class QWidget;

namespace sudoku {

class Settings;

/// A lesson on its way to a file: the user chooses its steps and the file; then it is written and saved.
class LessonExport
{
    Q_DECLARE_TR_FUNCTIONS(LessonExport)

public:
    LessonExport(const LessonFormat &format, Lesson lesson) : m_format(&format), m_lesson(std::move(lesson))
    {
    }

    /// Asks over \a window for the steps. Returns false if the user wants no lesson.
    bool askForSteps(QWidget *window);
    /// Asks over \a window for the file, and proposes \a suggestedPath. Returns false if the user names none.
    bool askForPath(QWidget *window, const QString &suggestedPath);

    /// Sets the file without asking.
    void setPath(const QString &path) { m_path = path; }

    /// Returns the contents of the file, or nothing when a stop came first. Needs no widget.
    std::optional<QByteArray> write(const std::stop_token &stop, const Progress &progress) const;
    /// Saves what write() returned. Returns what the window says about that.
    Message save(const std::optional<QByteArray> &contents) const;

private:
    QString formatName() const;

    const LessonFormat *m_format;
    Lesson m_lesson;
    QString m_path;
};

/// Returns the paper that the user has chosen for printing, which lessons have too.
const Paper &chosenPaper(const Settings &settings);

} // namespace sudoku
