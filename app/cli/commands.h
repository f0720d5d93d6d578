#pragma once

#include "app/cli/answers/answers.h"

#include <span>
#include <string_view>

namespace sudoku::cli {

/// Returns all commands, in the order of the help.
std::span<const Command *const> commands();
/// Returns the command with that \a name, or null.
const Command *findCommand(std::string_view name);

} // namespace sudoku::cli
