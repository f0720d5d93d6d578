#pragma once

#include "ui/ask/verdict/question.h"
#include "ui/base/message.h"
#include "ui/board/subject.h"

namespace sudoku {

class Settings;
struct Story;

/// Saves the story of a contradiction as a lesson, in one of its formats.
class StoryExporter : public Question
{
    Q_OBJECT

public:
    /// \a settings must outlive this object.
    StoryExporter(const Parts &parts, const Settings &settings, QObject *parent = nullptr);

    /// Asks for a file, and writes \a story about \a subject in the format of the suffix.
    void exportStory(const Subject &subject, const Story &story);

signals:
    void message(const sudoku::Message &message);

private:
    const Settings &m_settings;
};

} // namespace sudoku
