#pragma once

#include "core/formats/text/format.h"

namespace sudoku {

/// Puzzles with rules in one line of other programs.
extern const Format sgtFormat;
extern const Importer longKillerImporter;
extern const Importer shortKillerImporter;
extern const Importer jigsawLineImporter;
extern const Importer sumoCueImporter;

} // namespace sudoku
