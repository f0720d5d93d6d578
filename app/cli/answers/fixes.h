#pragma once

#include "app/cli/options/settings.h"
#include "app/cli/run/finding.h"

#include <QStringList>

#include <stop_token>

namespace sudoku::cli {

/// Adds to \a found, with the verdict none or multiple on \a puzzle, changes that give the puzzle exactly one
/// solution, or at least one: clues that may be wrong, or that are missing. Returns a sentence for each.
QStringList addFixes(Finding &found, const Settings &settings, const Puzzle &puzzle,
                     const std::stop_token &stop);

} // namespace sudoku::cli
