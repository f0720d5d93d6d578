#pragma once

#include "core/analyse/repair.h"
#include "ui/ask/verdict/conclusiontext.h"

namespace sudoku {

/// The possible fixes of a puzzle without a solution.
struct Fix
{
    Subject subject; ///< the subject that was repaired
    RepairResult result;
    OrHalt<Uniqueness> verdict = halted(Halt::Stopped); ///< the verdict if there is nothing to repair
};

/// Looks for fixes of the givens of \a asked, or of the player's entries too if the givens have a solution.
Fix findFix(const Subject &asked, const SolveOptions &options, const std::stop_token &stop,
            const Progress &progress);

} // namespace sudoku
