#pragma once

namespace sudoku {

/// Lowers the priority of the calling thread, and of the threads that it starts, a little below that of a
/// window.
void lowerThreadPriority();

} // namespace sudoku
