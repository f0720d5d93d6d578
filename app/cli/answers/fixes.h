#pragma once

#include "app/cli/options/settings.h"
#include "app/cli/run/finding.h"
#include "core/analyse/possiblerulerepairs.h"

#include <QStringList>

#include <stop_token>
#include <vector>

namespace sudoku::cli {

/// A change that gives a puzzle exactly one solution, or at least one.
struct Fix
{
    QString kind; ///< as in JSON
    PossibleRepair repair;
    bool leavesOne; ///< exactly one solution
};

/// The fixes of a puzzle; of a halt, those found until then.
struct Fixes
{
    std::vector<Fix> found;
    OrHalt<Outcome> outcome;
};

/// Returns changes of clues or rules that may be wrong, in a puzzle without a solution, or else clues or
/// rules that are missing beside one of its \a solutions.
Fixes findFixes(const Settings &settings, const Puzzle &puzzle, const std::vector<Grid> &solutions,
                const std::stop_token &stop);

/// Adds \a fixes to \a found. Returns a sentence for each.
QStringList addFixes(Finding &found, const Settings &settings, const Puzzle &puzzle, const Fixes &fixes);

} // namespace sudoku::cli
