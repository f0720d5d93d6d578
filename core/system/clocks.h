#pragma once

#include <chrono>

namespace sudoku {

/// Returns the processor time that the calling thread has used.
std::chrono::nanoseconds threadProcessorTime();

/// Returns the processor time that programs that this one started, and that have ended, have used.
std::chrono::nanoseconds childrenProcessorTime();

} // namespace sudoku
