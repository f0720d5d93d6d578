#pragma once

#include <QString>

#include "app/cli/commands.h"

namespace sudoku::cli {

/// What --help prints, made from the tables.
QString programHelp();
QString commandHelp(const Command &command);

/// "sudoku-workbench-cli 1.2.3".
QString versionText();

} // namespace sudoku::cli
