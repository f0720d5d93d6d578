#pragma once

#include <QString>
#include <QStringList>

#include "app/cli/commands.h"

#include <tl/expected.hpp>

namespace sudoku::cli {

/// Runs the program with \a arguments, its own name left out, and returns its exit status.
ExitStatus runProgram(const QStringList &arguments);

/// Writes the program's name and \a what to standard error; returns Failure.
ExitStatus refuse(const QString &what);

} // namespace sudoku::cli
