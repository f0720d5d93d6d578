#pragma once

#include "app/cli/options/settings.h"
#include "app/cli/run/finding.h"

#include <QStringList>

namespace sudoku::cli {

/// Adds to \a found, which has the verdict none on the puzzle of \a board, the minimal set that is told best,
/// and its story as a member. Returns the story in lines, or a line that says why there is none.
QStringList addStory(Finding &found, const Settings &settings, const Board &board,
                     const std::stop_token &stop);

/// Adds to \a found, with two solutions, what can be exchanged. Returns it as a line, or why there is none.
QStringList addExchange(Finding &found, const Settings &settings, const Board &board);

/// Adds the minimal set \a reasons to \a found, as text and as members.
void addContradiction(Finding &found, const Settings &settings, const Puzzle &puzzle,
                      const std::vector<Reason> &reasons);

} // namespace sudoku::cli
