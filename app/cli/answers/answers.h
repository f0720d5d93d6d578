#pragma once

#include "app/cli/run/command.h"

namespace sudoku::cli {

/// The commands of the program, each of the file of its name; commands.cpp lists them.
extern const Command solveCommand;
extern const Command checkCommand;
extern const Command countCommand;
extern const Command explainCommand;
extern const Command candidatesCommand;
extern const Command minimizeCommand;
extern const Command valuesCommand;
extern const Command pairsCommand;
extern const Command rateCommand;
extern const Command hintCommand;
extern const Command walkthroughCommand;
extern const Command whyCommand;
extern const Command printCommand;
extern const Command generateCommand;
extern const Command encodeCommand;
extern const Command decodeCommand;
extern const Command convertCommand;
extern const Command schemaCommand;
extern const Command measureCommand;
extern const Command traceCommand;

} // namespace sudoku::cli
