#pragma once

#include "core/hints/story/storyparts.h"
#include "ui/board/subject.h"
#include "ui/teach/lessons/lessonscript.h"

namespace sudoku {

/// The lesson of a contradiction that is told as a story. Its boards have only the clues of the minimal set,
/// and the candidates that these leave.
class StoryLesson final : public LessonScript
{
public:
    /// \a story is about \a subject; \a symbols must outlive this object.
    StoryLesson(const Subject &subject, Story story, const SymbolSet &symbols);

    const Board &board() const override { return m_board; }
    QStringList summary() const override;
    std::vector<StepKind> kinds() const override { return {}; }
    QString end() const override { return {}; }
    std::size_t stepCount() const override { return m_parts.size(); }
    StepFamily familyOf(std::size_t index) const override { return {.id = &m_parts[index]}; }
    LessonStep stepOf(const StepRun &run) const override;

private:
    Board m_board;
    Puzzle m_ofSet; // with the givens of the set alone
    Story m_story;
    std::vector<StoryPart> m_parts;
    const SymbolSet &m_symbols;
};

} // namespace sudoku
