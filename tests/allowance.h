#pragma once

#include <functional>

/// Under a sanitizer each function of a test has some seconds of processor time. Once they are used, further
/// rows of its table are skipped (skipping.h) and further cases left out (sampling.h). The first row always
/// runs, and in the slow run (sampling.h) all do.
namespace sudoku {

/// Calls \a row, a row of the function \a function, or skips it where the function has used its allowance.
void callWithinAllowance(int function, const std::function<void()> &row);

/// Whether the function that runs has used its allowance.
bool isAllowanceUsed();

} // namespace sudoku
