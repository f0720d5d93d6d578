#pragma once

#include "core/solve/solve.h"
#include "ui/printjob/printjob.h"

#include <stop_token>
#include <vector>

namespace sudoku {

/// Returns the number of puzzles that were not checked.
int uncheckedCount(const std::vector<PrintSection> &sections);

/// Writes the result of a check into \a puzzle.
void setChecked(PrintedPuzzle &puzzle, const CheckResult &result);

/// What captions need to know of the rating of a puzzle.
enum class RatingNeed { Level, LevelAndScore };

/// Gives \a puzzle the level and the score of its rating, if it lacks what is needed and has exactly one
/// solution. A level that it has stays.
void rate(PrintedPuzzle &puzzle, RatingNeed need, const Memo &memo, const std::stop_token &stop);

/// Returns \a sections with the levels of all puzzles.
std::vector<PrintSection> rated(std::vector<PrintSection> sections, RatingNeed need,
                                const std::stop_token &stop);

/// Returns \a sections with checked puzzles, because a page must say truthfully how many solutions a puzzle
/// has.
std::vector<PrintSection> checked(std::vector<PrintSection> sections, const std::stop_token &stop);

} // namespace sudoku
