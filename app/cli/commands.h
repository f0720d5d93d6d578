#pragma once

#include "app/cli/answers/answers.h"

#include <span>
#include <string_view>
#include <vector>

namespace sudoku::cli {

/// Returns all commands, in the order of the help.
std::span<const Command *const> commands();
/// Returns the command with that \a name, or null.
const Command *findCommand(std::string_view name);

/// Returns all options of \a command, in the order of the help: its own, and those of optionsOfPuzzles() and
/// optionsOfAll().
std::vector<const Option *> optionsOf(const Command &command);

} // namespace sudoku::cli
