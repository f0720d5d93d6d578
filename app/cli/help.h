#pragma once

#include <QString>

#include "app/cli/commands.h"

#include <optional>

namespace sudoku::cli {

/// Returns the text of --help, made from the tables.
QString programHelp();
QString commandHelp(const Command &command);
/// Returns the names that \a option, with its dashes, takes, or nothing if it takes none.
std::optional<QString> namesHelp(const QString &option);
/// Returns the options for which namesHelp() has names.
QStringList optionsWithNames();

} // namespace sudoku::cli
