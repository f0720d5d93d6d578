#pragma once

#include "app/cli/options/options.h"
#include "app/cli/run/finding.h"

#include <span>
#include <string_view>

namespace sudoku::cli {

/// A command of the program. A file of app/cli/answers defines each; commands.cpp lists them.
struct Command
{
    std::string_view name;
    std::string_view help; ///< one line
    /// The form of the answers and the meaning of exit status 1, for the help of the command.
    std::string_view answers;
    std::span<const Option *const> options;
    ExitStatus (*run)(const Settings &);
    bool readsPuzzles = true; ///< from files or standard input
    bool paints = false;
    const Option *argument = nullptr; ///< what stands before the files; null if nothing does
    EntryUse entryUse = EntryUse::Ignored;
};

/// The commands, each of the file of its name; commands.cpp lists them.
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

} // namespace sudoku::cli
