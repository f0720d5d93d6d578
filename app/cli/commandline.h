#pragma once

#include <QStringList>

#include "app/cli/run/finding.h"

namespace sudoku::cli {

/// Runs the program with \a arguments, its own name left out, and returns its exit status.
ExitStatus runProgram(const QStringList &arguments);

} // namespace sudoku::cli
