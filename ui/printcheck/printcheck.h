#pragma once

#include "core/solve/solve.h"
#include "ui/paint/printjob.h"

#include <stop_token>
#include <vector>

namespace sudoku {

/// Returns the number of puzzles that were not checked.
int uncheckedCount(const std::vector<PrintSection> &sections);

/// Writes the result of a check into \a puzzle.
void setChecked(PrintedPuzzle &puzzle, const CheckResult &result);

/// Gives \a puzzle the level of its rating, if it has no level and exactly one solution.
void rate(PrintedPuzzle &puzzle, const std::stop_token &stop);

/// Returns \a sections with the levels of all puzzles.
std::vector<PrintSection> rated(std::vector<PrintSection> sections, const std::stop_token &stop);

/// Returns \a sections with checked puzzles, because a page must say truthfully how many solutions a puzzle
/// has.
std::vector<PrintSection> checked(std::vector<PrintSection> sections, const std::stop_token &stop);

} // namespace sudoku
