#include "app/cli/commands.h"

#include <algorithm>
#include <array>

namespace sudoku {

extern const Command solveCommand;
extern const Command checkCommand;
extern const Command encodeCommand;

namespace {

constexpr std::array table{
    &solveCommand,
    &checkCommand,
    &encodeCommand,
};

} // namespace

std::span<const Command *const> commands()
{
    return table;
}

const Command *findCommand(std::string_view name)
{
    const auto found = std::ranges::find(table, name, &Command::name);
    return found == table.end() ? nullptr : *found;
}

} // namespace sudoku
