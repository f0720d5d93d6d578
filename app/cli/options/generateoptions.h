#pragma once

#include "app/cli/options/options.h"

namespace sudoku::cli::option {

// What only the command "generate" takes.
extern const Option aboutClues;
extern const Option board;
extern const Option cageCount;
extern const Option cageSize;
extern const Option cluesCover;
extern const Option cluesInBox;
extern const Option count;
extern const Option daily;
extern const Option digits;
extern const Option firstSeed;
extern const Option minimal;
extern const Option jigsaw;
extern const Option kinds;
extern const Option maxClues;
extern const Option pattern;
extern const Option repeatedDigits;
extern const Option size;
extern const Option solutionCount;
extern const Option titleLanguage;
extern const Option week;
extern const Option withSeed;
extern const Option word;
extern const Option wordIn;

} // namespace sudoku::cli::option
