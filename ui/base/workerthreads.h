#pragma once

#include <thread>

namespace sudoku {

/// Lowers the priority of the calling thread, and of the threads that it starts, below that of the window's
/// thread, so that the window answers at once on a busy machine.
void yieldToTheWindow();

/// Requests a stop of \a thread and waits for its end on another thread. The program ends when all such
/// threads have ended.
void endInBackground(std::jthread thread);

} // namespace sudoku
