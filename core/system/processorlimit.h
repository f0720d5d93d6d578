#pragma once

namespace sudoku {

/// Lets the system end this process by a signal when it has used \a seconds of processor time. Does nothing
/// where the system has no such limit.
void limitProcessorTime(int seconds);

} // namespace sudoku
