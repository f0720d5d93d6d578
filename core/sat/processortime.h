#pragma once

#include <chrono>

namespace sudoku {

/// Returns the processor time that the calling thread, the threads that helped solvers, and programs that
/// have ended have used. Differences of it do not count the time in which other programs had the processor.
std::chrono::nanoseconds processorTime();

/// Adds the processor time of the calling thread to that of threads that helped, because the thread ends.
void countProcessorTimeOfThread();

} // namespace sudoku
