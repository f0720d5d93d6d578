#include "app/cli/commands.h"

#include "app/cli/completion.h"

#include <algorithm>
#include <array>

namespace sudoku::cli {

namespace {

constexpr std::array table{
    &solveCommand,       &checkCommand,    &countCommand,    &explainCommand,
    &candidatesCommand,  &minimizeCommand, &rateCommand,     &hintCommand,
    &walkthroughCommand, &whyCommand,      &generateCommand, &printCommand,
    &encodeCommand,      &decodeCommand,   &convertCommand,  &schemaCommand,
    &encodeCommand,      &decodeCommand,   &convertCommand,  &completionCommand,
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

std::vector<const Option *> optionsOf(const Command &command)
{
    std::vector<const Option *> options(command.options.begin(), command.options.end());
    const auto append = [&options](std::span<const Option *const> more) {
        options.insert(options.end(), more.begin(), more.end());
    };
    if (command.isAboutPuzzles)
        append(optionsOfPuzzles());
    append(optionsOfAll());
    return options;
}

} // namespace sudoku::cli
