#pragma once

#include <QString>

#include "app/cli/answers/answers.h"

#include <span>
#include <string_view>

namespace sudoku::cli {

/// A shell that can complete the words of the program's command line.
struct Shell
{
    std::string_view id;
    std::string_view name;
    /// Returns the script that teaches the shell all commands, options and names.
    QString (*script)();
};

std::span<const Shell> shells();

/// The command that writes these scripts. It needs the list of all commands, so it is not among those of
/// answers.
extern const Command completionCommand;

} // namespace sudoku::cli
