#pragma once

#include "ui/ask/verdict/question.h"

#include <cstddef>
#include <functional>
#include <optional>

namespace sudoku {

class CommandActions;
class FileController;
class Settings;
struct CourseLesson;

/// Teaches the rules and the first steps in lessons on the board of the window. A lesson ends when its task
/// is done; Enter goes on to the next. It begins where the player stopped the last time, and ends when
/// another puzzle comes onto the board.
class SudokuCourse : public Question
{
    Q_OBJECT

public:
    /// Makes a course; \a settings keep how far the player is.
    SudokuCourse(const Parts &parts, FileController &files, Settings &settings, QObject *parent = nullptr);

    void connectCommands(const CommandActions &actions);
    /// Lets \a text say how to come back to the board that was there before the lessons.
    void setBoardBefore(std::function<QString()> text) { m_boardBefore = std::move(text); }

    /// Shows the lesson where the player stopped, or the first one.
    void begin();
    /// Returns whether a lesson is on the board.
    bool isOnBoard() const;
    /// Returns "Lesson 3 of 10: Boxes" if a lesson is on the board, otherwise an empty text.
    QString title() const;
    /// Returns what the lesson on the board asks; no text if there is none.
    Message task();

signals:
    /// Emitted when another lesson is on the board, or none any more.
    void lessonChanged();
    /// Emitted at the end, when the player wants to learn techniques.
    void techniquesRequested();
    /// Emitted when the player wants the board back that was there before.
    void leaveRequested();

private:
    const CourseLesson &lesson() const;
    void showLesson();
    void follow();
    void goOn();
    void end();
    void say(const Message &message);
    Message verdict();
    Message wrongMessage();
    void clearWrong();
    Offer nextOffer();
    Offer exitOffer();

    FileController &m_files;
    Settings &m_settings;
    std::optional<std::size_t> m_index; ///< of the lesson, while there is one
    bool m_isFirst = false;             ///< the lesson took the place of another board
    bool m_isDone = false;
    std::function<QString()> m_boardBefore = [] { return QString(); };
};

} // namespace sudoku
