#include "app/cli/commands.h"

#include <algorithm>
#include <array>

namespace sudoku::cli {

extern const Command solveCommand;
extern const Command checkCommand;
extern const Command countCommand;
extern const Command explainCommand;
extern const Command candidatesCommand;
extern const Command minimizeCommand;
extern const Command rateCommand;
extern const Command hintCommand;
extern const Command walkthroughCommand;
extern const Command whyCommand;
extern const Command printCommand;
extern const Command generateCommand;
extern const Command encodeCommand;
extern const Command decodeCommand;
extern const Command convertCommand;

namespace {

constexpr std::array table{
    &solveCommand,    &checkCommand, &countCommand,  &explainCommand,     &candidatesCommand,
    &minimizeCommand, &rateCommand,  &hintCommand,   &walkthroughCommand, &whyCommand,
    &generateCommand, &printCommand, &encodeCommand, &decodeCommand,      &convertCommand,
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

} // namespace sudoku::cli
