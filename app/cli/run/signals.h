#pragma once

#include <functional>

namespace sudoku::cli {

/// Makes Ctrl+C, the end of the terminal and "kill" first end the solvers that run as separate programs and
/// remove their files, and then end this program as usual. Must be called before threads are started.
void cleanUpBeforeSignals();

/// Registers the one function that runs before a pending signal ends the program.
void doBeforeSignals(std::function<void()> work);

} // namespace sudoku::cli
