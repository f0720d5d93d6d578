#pragma once

#include "core/analyse/repair.h"
#include "ui/verdict/conclusiontext.h"

namespace sudoku {

/// What would fix a puzzle without a solution.
struct Fix
{
    Subject subject; ///< that was repaired
    RepairResult result;
    OrHalt<Uniqueness> verdict = halted(Halt::Stopped); ///< where there is nothing to repair
};

/// Looks for what may be wrong with the givens of \a asked; where these have a solution, with the player's
/// entries.
Fix findFix(const Subject &asked, const SolveOptions &options, const std::stop_token &stop,
            const Progress &progress);

} // namespace sudoku
