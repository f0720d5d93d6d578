#pragma once

#include <QString>
#include <QStringList>

#include "app/cli/commands.h"

#include <tl/expected.hpp>

namespace sudoku::cli {

/// Runs the program with \a arguments, its own name left out, and returns its exit status.
ExitStatus runProgram(const QStringList &arguments);

/// Says \a what is wrong, under the name of the program.
ExitStatus refuse(const QString &what);

} // namespace sudoku::cli
