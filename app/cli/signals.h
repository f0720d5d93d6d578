#pragma once

namespace sudoku::cli {

/// From now on Ctrl+C, a terminal that closes and "kill" first end the solvers that run as programs and remove
/// their files; then they end this program as ever. To be called before there are threads.
void cleanUpBeforeSignals();

/// Ends the program as \a signal does where nobody handles it.
[[noreturn]] void endBySignal(int signal);

} // namespace sudoku::cli
