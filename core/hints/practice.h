#pragma once

#include "core/board/board.h"
#include "core/hints/walkthrough.h"

#include <optional>

namespace sudoku {

/// Returns the board of \a puzzle as it stands before the first step of \a technique, or of a kind of it,
/// when it is solved by \a ladder: what was placed as entries, and the candidates that are left as centre
/// marks. Returns nothing if there is no such step, or \a stop was requested.
std::optional<Board> boardBefore(const Technique &technique, const Puzzle &puzzle, const Ladder &ladder,
                                 const std::stop_token &stop = {});

/// A board with a step of a technique for the user to find.
struct Exercise
{
    Board board; ///< of boardBefore()
    Grid solution;
    std::vector<Step> steps; ///< all steps of the technique there
};

/// Returns the exercise for \a technique on \a puzzle with its \a solution, or nothing as
/// boardBefore().
std::optional<Exercise> exerciseOf(const Technique &technique, const Puzzle &puzzle, const Grid &solution,
                                   const Ladder &ladder, const std::stop_token &stop = {});

/// What a player has done on the board of an exercise.
struct ExerciseVerdict
{
    enum class Kind {
        Nothing, ///< no candidate is gone, no digit is entered
        Found,   ///< what the step says, a part of it, or a digit that it leaves; and nothing wrong
        Other,   ///< what is true, but does not follow by the technique
        Wrong,   ///< a digit of the solution is gone
    };
    Kind kind = Kind::Nothing;
    std::vector<Cell> wrong = {}; ///< the cells that lose their digit, ascending
    const Step *step = nullptr;   ///< of the exercise, if it is found

    bool operator==(const ExerciseVerdict &) const = default;
};

/// Judges \a now, the board of \a exercise after the player removed marks or entered digits.
ExerciseVerdict judge(const Exercise &exercise, const Board &now);

} // namespace sudoku
