#pragma once

#include "core/board/board.h"

#include <QString>

#include <span>
#include <string_view>
#include <vector>

namespace sudoku {

/// A lesson for people who have never solved a Sudoku: a board, and something to do on it.
struct CourseLesson
{
    enum class Task {
        Enter,       ///< the digits of the cells
        PencilMarks, ///< the candidates of the cells as pencil marks
    };

    std::string_view title;    ///< in English; translated where it is shown
    std::string_view text;     ///< what to know and what to do, likewise
    std::string_view puzzle;   ///< a text that readPuzzle() reads
    std::string_view solution; ///< all digits, in the same form
    Task task = Task::Enter;
    std::vector<Cell> cells = {}; ///< those that are asked for, or none if all open ones are
};

/// Returns the lessons in their order.
std::span<const CourseLesson> courseLessons();

/// Returns the board of \a lesson.
Board boardOf(const CourseLesson &lesson);
/// Returns the digits of the solution of \a lesson.
Grid solutionOf(const CourseLesson &lesson);
/// Returns the cells that \a lesson asks for, ascending.
std::vector<Cell> askedCells(const CourseLesson &lesson);

/// Returns the cells of \a now, its board with entries of the player, that have another digit than the
/// solution of \a lesson, ascending.
std::vector<Cell> wrongCells(const CourseLesson &lesson, const Board &now);

/// What a player has done of a lesson.
enum class LessonState {
    Open,   ///< something is left to do
    Wrong,  ///< a cell has another digit than the solution
    Solved, ///< by the command Solve, which teaches nothing
    Done,
};
/// Returns the state of \a lesson on \a now, its board with entries and marks of the player.
LessonState stateOf(const CourseLesson &lesson, const Board &now);

} // namespace sudoku
