#pragma once

#include <QStringList>

#include "app/cli/run/finding.h"

namespace sudoku::cli {

/// Does what the main functions of the command line's programs share: standard streams, signals, and problems
/// that are said instead of a crash. Calls \a run with the arguments, the program's own name left out, and
/// returns the exit status of the process.
int runMain(int argumentCount, char *arguments[], ExitStatus (*run)(const QStringList &arguments));

/// Prepares what is written: English with its plural forms, numbers as other programs read them. Must be
/// called once there is an application object.
void prepareTexts();

} // namespace sudoku::cli
