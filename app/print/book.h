#pragma once

#include "app/cli/run/command.h"

namespace sudoku::cli {

/// Prints the book that \a given names. Options on the command line count more than what the book says.
ExitStatus printBook(const Settings &given);

} // namespace sudoku::cli
