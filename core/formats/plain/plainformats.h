#pragma once

#include "core/formats/text/format.h"

namespace sudoku {

/// Plain digits. The formats of this folder, each in the file of its name.
extern const Format lineFormat;
extern const Format rowsFormat;
extern const Format gridFormat;
extern const Format libraryFormat;

} // namespace sudoku
