#pragma once

#include <thread>

namespace sudoku {

/// Gives the calling thread, and those that it will start, a lower priority than the window's, which must
/// answer at once however busy the machine is.
void yieldToTheWindow();

/// Asks \a thread to stop and waits for its end elsewhere: never in the calling thread. The program ends when
/// all such threads have.
void endInBackground(std::jthread thread);

} // namespace sudoku
