#include "app/cli/completion.h"

#include "app/cli/options/applied.h"
#include "app/cli/options/names.h"
#include "app/cli/run/console.h"
#include "app/cli/shellscripts.h"

#include <algorithm>
#include <array>

namespace sudoku::cli {
namespace {

constexpr std::array shellTable{
    Shell{"bash", "Bash", bash::script},
    Shell{"zsh", "Zsh", zsh::script},
    Shell{"fish", "Fish", fish::script},
};

std::vector<Name> shellNames()
{
    std::vector<Name> names;
    for (const Shell &shell : shellTable)
        names.push_back({toQString(shell.id), toQString(shell.name)});
    return names;
}

Applied applyShell(Settings &settings, const QString &value)
{
    settings.shell = value;
    const QStringList names = idsOf(shellNames());
    if (value.isEmpty())
        return tl::unexpected(QStringLiteral("'completion' needs the name of a shell: %1")
                                  .arg(names.join(QStringLiteral(", "))));
    return names.contains(value) ? Applied() : notOneOf(value, names);
}

constexpr Option shellArgument{
    .name = "", .valueName = "SHELL", .help = "", .apply = applyShell, .values = {shellNames}};

ExitStatus runCompletion(const Settings &settings)
{
    const auto shell = std::ranges::find(shellTable, settings.shell.toStdString(), &Shell::id);
    return writeOutput(shell->script().toStdString()) ? ExitStatus::AsAsked : ExitStatus::Failure;
}

} // namespace

std::span<const Shell> shells()
{
    return shellTable;
}

const Command completionCommand{
    .name = "completion",
    .help = "write the script with which bash, zsh or fish completes commands, options and names",
    .answers = "the script. An installed program has it in place; otherwise, in bash: "
               "source <(sudoku-workbench-cli completion bash)",
    .options = {},
    .run = runCompletion,
    .readsPuzzles = false,
    .argument = &shellArgument,
    .isAboutPuzzles = false,
};

} // namespace sudoku::cli
