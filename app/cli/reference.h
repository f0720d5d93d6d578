#pragma once

#include <QString>
#include <QStringList>

#include "app/cli/columns.h"
#include "app/cli/commands.h"

#include <vector>

namespace sudoku::cli {

/// Names that options take.
struct NameList
{
    QStringList options; ///< with their dashes
    std::vector<Name> names;
};

/// An option and the commands that take it.
struct UsedOption
{
    const Option *option;
    QStringList commands;
};

// What --help, the manual page and the completion of the shells are made of: all of it comes from the tables.

/// Returns "-o" and "--output".
QStringList optionNames(const Option &option);
/// Returns what follows the name of \a command, such as " [OPTIONS] [FILE...]". \a mark makes a word stand
/// for something else.
QString argumentsOf(const Command &command, QString (*mark)(const QString &word));
/// Returns all names that have a meaning to tell, each list once.
std::vector<NameList> nameLists();
/// Returns the options of all commands, in the order of their names.
std::vector<UsedOption> usedOptions();
std::vector<HelpLine> exitStatusLines();

} // namespace sudoku::cli
