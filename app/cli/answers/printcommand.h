#pragma once

#include "app/cli/run/command.h"

namespace sudoku::cli {

/// Returns the command "print" done by \a run. The command line's program only reads its options and starts
/// the program that draws, which reads them again and does the work.
Command printCommandRunBy(ExitStatus (*run)(const Settings &));

} // namespace sudoku::cli
