#pragma once

#include "app/cli/answer.h"
#include "app/cli/options.h"

#include <span>
#include <string_view>

namespace sudoku::cli {

/// One thing that the program can be asked for. One command a file; commands.cpp lists them.
struct Command
{
    std::string_view name;
    std::string_view help; ///< one line
    /// What its answers look like, and what it means when the exit status is 1; for its own help.
    std::string_view answers;
    std::span<const Option *const> options;
    ExitStatus (*run)(const Settings &);
    bool readsPuzzles = true; ///< from files or standard input
};

/// All commands, in the order of the help.
std::span<const Command *const> commands();
/// Null where no command has that \a name.
const Command *findCommand(std::string_view name);

} // namespace sudoku::cli
