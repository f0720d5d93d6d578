#pragma once

#include "core/hints/ladderchoice.h"
#include "core/solve/solve.h"

#include <optional>
#include <variant>
#include <vector>

namespace sudoku {

/// What keeps a board from being solved step by step.
enum class HintObstacle {
    NoSolution,       ///< the clues contradict each other
    Solved,           ///< nothing is open
    SeveralSolutions, ///< what all solutions have in common is on the board already
    NoTechnique       ///< no technique of the ladder gives a step
};

/// Which of the steps that a ladder gives is the hint.
enum class StepOrder {
    EasiestToSee, ///< at the lowest level with a step, the one with the least evidence
    FirstOnLadder ///< one of the first technique with a step
};

/// Entries that belong to no solution. Where the puzzle has several solutions, all entries in conflict with
/// each other or with the clues are among them.
struct WrongEntries
{
    std::vector<Cell> cells; ///< ascending
};

/// Open cells whose pencil marks leave out the digit of the only solution; see markedposition.h.
struct WrongMarks
{
    std::vector<Cell> cells; ///< ascending
};

/// The next step of a board, or why there is none.
struct Hint
{
    std::variant<Step, WrongEntries, WrongMarks, HintObstacle> answer;
    bool isUnique = false; ///< the puzzle has a single solution
    /// In which the step was found, with what the pencil marks leave out; nothing if there is no step.
    std::optional<Position> position = {};
    int openings = 0; ///< see openingCount(); of the steps from which the hint was chosen, 0 if there is none
};

/// Finds the step that a person would see first, by those techniques of \a choice that suit the board: of
/// all steps at the lowest level that has one, or of the first technique that has one, the one that leads to
/// a placement and has the least evidence. What the pencil marks leave out counts as eliminated
/// (markedposition.h). Says first which entries, then which marks are wrong. The board may have several
/// solutions; then only techniques that need no uniqueness are tried. Where only a solver would go on, takes
/// the step of Sudoku Explainer, if there is one. Checks the step with a solver. A puzzle that a solver does
/// not soon solve is taken as one that may have several solutions, with entries and marks as they are: the
/// step is not checked then. Only if there is none does the solver go on.
OrHalt<Hint> findHint(const Board &board, const LadderChoice &choice, const SolveOptions &options = {},
                      const std::stop_token &stop = {}, StepOrder order = StepOrder::EasiestToSee);

} // namespace sudoku
