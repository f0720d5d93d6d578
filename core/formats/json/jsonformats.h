#pragma once

#include "core/formats/text/format.h"

namespace sudoku {

/// Puzzles as JSON objects. The formats of this folder, each in the file of its name.
extern const Format jsonFormat;
extern const Format fpuzzlesFormat;
extern const Importer recordImporter;

} // namespace sudoku
