#include "app/cli/commands.h"

#include "app/cli/completion.h"

#include <algorithm>
#include <array>

namespace sudoku::cli {

namespace {

constexpr std::array table{
    &solveCommand,       &checkCommand,   &countCommand,    &explainCommand, &candidatesCommand,
    &valuesCommand,      &pairsCommand,   &minimizeCommand, &rateCommand,    &hintCommand,
    &walkthroughCommand, &whyCommand,     &generateCommand, &printCommand,   &encodeCommand,
    &decodeCommand,      &convertCommand, &measureCommand,  &traceCommand,   &schemaCommand,
    &completionCommand,
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
