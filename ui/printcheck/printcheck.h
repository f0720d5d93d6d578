#pragma once

#include "core/solve/solve.h"
#include "ui/paint/printjob.h"

#include <stop_token>
#include <vector>

namespace sudoku {

/// How many puzzles nobody has checked.
int uncheckedCount(const std::vector<PrintSection> &sections);

/// Takes over what a check of \a puzzle found.
void setChecked(PrintedPuzzle &puzzle, const CheckResult &result);

/// The same puzzles, with what is known of their solutions: paper must tell the truth.
std::vector<PrintSection> checked(std::vector<PrintSection> sections, const std::stop_token &stop);

} // namespace sudoku
