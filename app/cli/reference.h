#pragma once

#include <QString>
#include <QStringList>

#include "app/cli/commands.h"

#include <vector>

namespace sudoku::cli {

/// A word of the command line and its meaning.
struct HelpLine
{
    QString term;
    QString text;
};

/// The values of an option that are names.
struct NameList
{
    QString option; ///< with its dashes
    std::vector<HelpLine> names;
};

// What --help and the manual page are made of: all of it comes from the tables.

/// Returns "-o" and "--output".
QStringList optionNames(const Option &option);
/// Returns what follows the name of \a command, such as " [OPTIONS] [FILE...]". \a mark makes a word stand
/// for something else.
QString argumentsOf(const Command &command, QString (*mark)(const QString &word));
std::vector<NameList> nameLists();
/// Returns the exit statuses; a text has a line break where --help begins a new line.
std::vector<HelpLine> exitStatusLines();

} // namespace sudoku::cli
