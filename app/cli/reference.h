#pragma once

#include <QString>

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

std::vector<HelpLine> commandLines();
HelpLine optionLine(const Option &option);
std::vector<NameList> nameLists();
/// Returns the exit statuses; a text has a line break where --help begins a new line.
std::vector<HelpLine> exitStatusLines();

} // namespace sudoku::cli
