#pragma once

#include <functional>

namespace sudoku::cli {

/// Makes Ctrl+C, the end of the terminal and "kill" first end the solvers that run as separate programs and
/// remove their files, and then end this program as usual. Must be called before threads are started.
void cleanUpBeforeSignals();

/// Has \a work done before a signal that waits as above ends the program; one thing at a time.
void doBeforeSignals(std::function<void()> work);

/// Ends the program as the default action of \a signal does.
[[noreturn]] void endBySignal(int signal);

} // namespace sudoku::cli
