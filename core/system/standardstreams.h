#pragma once

#include <cstdint>

namespace sudoku {

enum class StandardStream : std::uint8_t { Input, Output, Errors };

/// Opens those of the standard streams that are closed, so that no file takes their place: reading and
/// writing them fails.
void keepStandardStreams();

/// Returns whether standard input was closed when the program started. Must be called after
/// keepStandardStreams().
bool isInputClosed();

bool isTerminal(StandardStream stream);

/// Returns the number of columns of the terminal that standard output is, or 0 if that is not known.
int terminalWidth();

} // namespace sudoku
