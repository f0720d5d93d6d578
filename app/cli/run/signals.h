#pragma once

#include <functional>

namespace sudoku::cli {

/// Makes Ctrl+C, the end of the terminal and "kill" first do all LastWork, end the solvers that run as
/// separate programs and remove their files, and then end this program as usual. A second signal,
/// after half a second, does not wait for the work. Must be called before threads are started.
void cleanUpBeforeSignals();

/// Returns whether a signal has come that ends the program.
bool isInterrupted();

/// Work that is done before a signal ends the program, on a thread of its own, and before that of objects
/// which are older: they are destroyed in the reverse order. The destructor does not return once a signal has
/// come.
class LastWork
{
public:
    explicit LastWork(std::function<void()> work);
    ~LastWork();
    LastWork(const LastWork &) = delete;
    LastWork &operator=(const LastWork &) = delete;
};

} // namespace sudoku::cli
