#pragma once

#include <QString>

#include "app/cli/columns.h"
#include "app/cli/commands.h"

#include <optional>

namespace sudoku::cli {

/// Returns the text of --help, made from the tables.
QString programHelp(const Look &look);
QString commandHelp(const Command &command, const Look &look);
/// Returns the few lines that are said where no command is named.
QString shortHelp();
/// Returns the names that \a option, with its dashes, takes, or nothing if it takes none.
std::optional<QString> namesHelp(const QString &option, const Look &look);
/// Returns the options for which namesHelp() has names.
QStringList optionsWithNames();

} // namespace sudoku::cli
