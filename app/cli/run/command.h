#pragma once

#include <QString>
#include <QStringList>

#include "app/cli/options/options.h"
#include "app/cli/run/csvcolumns.h"
#include "app/cli/run/finding.h"

#include <span>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace sudoku::cli {

/// A command of the program.
struct Command
{
    std::string_view name;
    std::string_view help; ///< one line
    /// The form of the answers and the meaning of exit status 1, for the help of the command.
    std::string_view answers;
    std::span<const Option *const> options;
    ExitStatus (*run)(const Settings &);
    bool readsPuzzles = true;         ///< from files or standard input
    const Option *argument = nullptr; ///< what stands before the files; null if nothing does
    EntryUse entryUse = EntryUse::Ignored;
    bool isAboutPuzzles = true;
    std::span<const CsvColumn *const> columns = {}; ///< of its answers in CSV; empty if it makes none
};

/// Returns all options of \a command, in the order of the help: its own, and those of
/// optionsOfReaders(), optionsOfPuzzles() and optionsOfAll() that it takes.
std::vector<const Option *> optionsOf(const Command &command);

/// What the user typed behind the name of the program.
struct CommandLine
{
    bool asksForHelp = false;
    tl::expected<Settings, QString> settings; ///< or a sentence about what is wrong
};

/// Reads \a arguments; the first one is the name of \a command. What they do not say is as in \a base.
CommandLine readCommandLine(const Command &command, const QStringList &arguments, Settings base = {});

} // namespace sudoku::cli
