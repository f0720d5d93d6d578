#pragma once

#include <functional>
#include <optional>
#include <string>

namespace sudoku {

/// Keeps the signals that end a program (Ctrl+C, the end of the terminal, "kill") away from all threads that
/// are started later, and calls \a work with each of them, on a thread of its own. Ignored signals stay
/// ignored, as "nohup" wants.
void waitForEndingSignals(std::function<void(int)> work);

/// Ends the program as the default action of \a signal does.
[[noreturn]] void endBySignal(int signal);

/// Ends the program as writing to a pipe whose reader has gone does by default.
[[noreturn]] void endByBrokenPipe();

/// Lets writing fail where it would end the program by a signal: to a pipe whose reader has gone, and beyond
/// the limit of the size of a file.
void letWritingFail();

/// Returns the words of the system for \a signal, in the encoding of the locale: "Segmentation fault".
std::string signalText(int signal);

/// Returns a descriptor that can be read as soon as a signal has come that ends a program, for an event loop.
/// A second signal ends the program at once. Returns nothing if signals end the program as usual. May be
/// called once.
std::optional<int> endingSignalDescriptor();

/// Returns the signal that has come, or nothing; never waits.
std::optional<int> readEndingSignal(int descriptor);

} // namespace sudoku
