#include "ui/teach/course/sudokucourse.h"

#include "ui/ask/verdict/conflictreporter.h"
#include "ui/base/settings.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/commands/commandactions.h"
#include "ui/files/filecontroller.h"
#include "ui/teach/course/courselessons.h"
#include "ui/text/strings.h"

#include <QUndoStack>

#include <algorithm>

namespace sudoku {
namespace {

constexpr auto form = "course";
constexpr auto lessonField = "lesson";

QString worded(std::string_view text)
{
    return translate("CourseLesson", text);
}

} // namespace

SudokuCourse::SudokuCourse(const Parts &parts, FileController &files, Settings &settings, QObject *parent)
    : Question(parts, parent),
      m_files(files),
      m_settings(settings)
{
    connect(&document(), &Document::boardChanged, this, &SudokuCourse::follow);
    connect(&view(), &BoardView::confirmed, this, [this] {
        if (isOnBoard() && m_isDone)
            goOn();
    });
}

void SudokuCourse::connectCommands(const CommandActions &actions)
{
    actions.on(Command::LearnSudoku, this, [this] { begin(); });
}

const CourseLesson &SudokuCourse::lesson() const
{
    return courseLessons()[*m_index];
}

void SudokuCourse::begin()
{
    if (!isOnBoard() && !m_files.mayReplace())
        return;
    const int last = static_cast<int>(courseLessons().size()) - 1;
    m_index = std::clamp(m_settings.field(form, lessonField).toInt(), 0, last);
    showLesson();
}

void SudokuCourse::showLesson()
{
    m_isDone = false;
    m_files.openExercise(boardOf(lesson()));
    document().setRole(DigitRole::Entry);
    view().editor().setInputMode(InputMode::Value);
    view().setCurrentCell(askedCells(lesson()).front());
    m_settings.setField(form, lessonField, static_cast<int>(*m_index));
    emit lessonChanged();
    emit answers().answered(document().board(), [this] { return task(); });
}

bool SudokuCourse::isOnBoard() const
{
    return m_index && document().board().puzzle == boardOf(lesson()).puzzle;
}

QString SudokuCourse::title() const
{
    if (!isOnBoard())
        return {};
    return tr("Lesson %1 of %2: %3")
        .arg(*m_index + 1)
        .arg(courseLessons().size())
        .arg(worded(lesson().title));
}

Message SudokuCourse::task() const
{
    if (!isOnBoard())
        return {};
    const QString text =
        tr("%1. %2").arg(title(), worded(lesson().text)).replace(QStringLiteral("?."), QStringLiteral("?"));
    return {.text = text, .spoken = text};
}

/// Judges the board after each change. Another puzzle ends the course.
void SudokuCourse::follow()
{
    if (!m_index)
        return;
    if (!isOnBoard()) {
        end();
        return;
    }
    const LessonState state = stateOf(lesson(), document().board());
    m_isDone = state == LessonState::Done;
    if (m_isDone)
        say({Message::Kind::Answer, tr("Right. Enter goes on."), nextOffer()});
    else if (state == LessonState::Wrong && !conflicts().hasConflict())
        say({Message::Kind::Problem,
             tr("This digit breaks no rule yet, but it is not the right one."),
             {tr("Undo"), [this] { document().undoStack().undo(); }}});
}

Offer SudokuCourse::nextOffer()
{
    const bool isLast = *m_index + 1 == courseLessons().size();
    return {isLast ? tr("Finish") : tr("Next Lesson"), [this] { goOn(); }};
}

void SudokuCourse::goOn()
{
    if (!m_index)
        return;
    if (*m_index + 1 < courseLessons().size()) {
        ++*m_index;
        showLesson();
        return;
    }
    m_settings.removeFields(form); // the next time it begins again
    end();
    say({.kind = Message::Kind::Answer,
         .text = tr("You know the rules and the first steps. Techniques help with harder puzzles."),
         .offer = {tr("Learn Techniques"), [this] { emit techniquesRequested(); }}});
}

void SudokuCourse::end()
{
    m_index.reset();
    m_isDone = false;
    emit lessonChanged();
}

void SudokuCourse::say(const Message &message)
{
    emit answers().answered(document().board(), [message] { return message; });
}

} // namespace sudoku
