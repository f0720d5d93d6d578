#pragma once

#include <QString>

#include "app/cli/commands.h"

namespace sudoku::cli {

/// Returns the text of --help, made from the tables.
QString programHelp();
QString commandHelp(const Command &command);

/// Returns a text such as "sudoku-workbench-cli 1.2.3".
QString versionText();

} // namespace sudoku::cli
