#include "ui/teach/course/sudokucourse.h"

#include "ui/ask/verdict/conflictreporter.h"
#include "ui/base/settings.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/commands/commandactions.h"
#include "ui/files/filecontroller.h"
#include "ui/teach/course/courselessons.h"
#include "ui/teach/steps/hinttext.h"
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
    m_isFirst = true;
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

Message SudokuCourse::task()
{
    if (!isOnBoard())
        return {};
    const QString text =
        tr("%1. %2").arg(title(), worded(lesson().text)).replace(QStringLiteral("?."), QStringLiteral("?"));
    const QString before = m_isFirst ? m_boardBefore() : QString();
    const QString all = before.isEmpty() ? text : text + QLatin1Char(' ') + before;
    return {.text = all, .spoken = all, .exit = exitOffer()};
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
    m_isDone = stateOf(lesson(), document().board()) == LessonState::Done;
    if (const Message message = verdict(); !message.text.isEmpty())
        say(message);
}

/// Returns what is said of the board as it is; no text while something is left to do.
Message SudokuCourse::verdict()
{
    switch (stateOf(lesson(), document().board())) {
    case LessonState::Done:
        return {.kind = Message::Kind::Answer,
                .text = tr("Right. Enter goes on."),
                .offer = nextOffer(),
                .exit = exitOffer()};
    case LessonState::Solved:
        return {.text = tr("Solve filled in the board. Undo it, and try yourself."),
                .offer = {tr("Undo"), [this] { document().undoStack().undo(); }},
                .exit = exitOffer()};
    case LessonState::Wrong:
        return wrongMessage();
    case LessonState::Open:
        break;
    }
    return {};
}

/// Says what is wrong, and offers to go on without it.
Message SudokuCourse::wrongMessage()
{
    const std::vector<Cell> wrong = wrongCells(lesson(), document().board());
    const QString why = conflicts().hasConflict() ? conflicts().firstText() : tr("No rule is broken yet.");
    return {.kind = Message::Kind::Problem,
            .text = tr("%1 %2").arg(wrongText(document().geometry(), wrong), why),
            .offer = {tr("Clear"), [this] { clearWrong(); }},
            .exit = exitOffer()};
}

void SudokuCourse::clearWrong()
{
    Board board = document().board();
    for (const Cell cell : wrongCells(lesson(), board))
        board.entries.set(cell, noDigit);
    document().edit(board, tr("Clear"));
    view().setFocus();
}

Offer SudokuCourse::nextOffer()
{
    const bool isLast = *m_index + 1 == courseLessons().size();
    return {isLast ? tr("Finish") : tr("Next Lesson"), [this] { goOn(); }};
}

Offer SudokuCourse::exitOffer()
{
    return {tr("End (Esc)"), [this] { emit leaveRequested(); }};
}

void SudokuCourse::goOn()
{
    if (!m_index)
        return;
    if (*m_index + 1 < courseLessons().size()) {
        ++*m_index;
        m_isFirst = false;
        showLesson();
        return;
    }
    m_settings.removeFields(form); // the next time it begins again
    end();
    say({.kind = Message::Kind::Answer,
         .text = tr("You know the rules and the first steps. Techniques help with harder puzzles."),
         .offer = {tr("Learn Techniques"), [this] { emit techniquesRequested(); }},
         .exit = exitOffer()});
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
