#pragma once

#include "core/board/board.h"
#include "core/hints/hodokurating.h"
#include "core/hints/ladderchoice.h"
#include "core/solve/solve.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace sudoku {

/// The puzzle of a board solved step by step, with its ratings, which are by the default ladder even if the
/// user has chosen other techniques for the steps.
struct RatedWalkthrough
{
    Board board; ///< only its givens are the puzzle
    Position start;
    LadderChoice choice = hodokuChoice(); ///< the techniques for the steps
    std::vector<Step> steps = {};
    bool isUnique = true;
    bool isSolved = false;
    bool isStopped = false; ///< there may be more steps
    Level level = Level::Easy;
    std::optional<int> score = {};               ///< HoDoKu's, for boards that it knows
    std::vector<TechniqueCount> techniques = {}; ///< the easiest first

    const RuleIndex &rules() const { return start.rules(); }
    /// Returns the position before step \a index, or the last one if there is no such step.
    Position before(std::size_t index) const;
};

/// What became of a walkthrough.
struct WalkthroughAnswer
{
    CheckResult check;                                ///< of the puzzle
    std::optional<RatedWalkthrough> walkthrough = {}; ///< if the puzzle has solutions
};

/// Solves the puzzle of \a board step by step, with the techniques of \a choice. Progress counts the cells
/// with a digit. The puzzle is not checked if \a known has its verdict.
WalkthroughAnswer walkThroughBoard(const Board &board, const SolveOptions &options,
                                   const std::stop_token &stop, const Progress &progress,
                                   const LadderChoice &choice = hodokuChoice(),
                                   const std::optional<CheckResult> &known = {});
/// Adds the steps that follow those of \a walkthrough, which was stopped.
RatedWalkthrough continued(RatedWalkthrough walkthrough, const std::stop_token &stop,
                           const Progress &progress);

/// Returns the techniques that may be used for the puzzle of \a walkthrough.
Ladder ladderFor(const RatedWalkthrough &walkthrough);

} // namespace sudoku
