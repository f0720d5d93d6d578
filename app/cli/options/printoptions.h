#pragma once

#include "app/cli/options/options.h"

namespace sudoku::cli::option {

// What only the command "print" takes.
extern const Option author;
extern const Option booklet;
extern const Option caption;
extern const Option captionSize;
extern const Option date;
extern const Option colour;
extern const Option entries;
extern const Option firstLarge;
extern const Option firstPage;
extern const Option firstPuzzle;
extern const Option gutter;
extern const Option hints;
extern const Option instruction;
extern const Option landscape;
extern const Option language;
extern const Option lines;
extern const Option margin;
extern const Option mirrored;
extern const Option nameLine;
extern const Option output;
extern const Option pageNumberSize;
extern const Option paper;
extern const Option pencilMarks;
extern const Option perPage;
extern const Option qr;
extern const Option sectionTitle;
extern const Option sections;
extern const Option sides;
extern const Option solutionPlace;
extern const Option sumSize;
extern const Option thick;
extern const Option thin;
extern const Option title;

} // namespace sudoku::cli::option
