#pragma once

#include "core/formats/text/exporter.h"

namespace sudoku {

/// A table of puzzles in comma separated values, which AnswerTable reads. Nothing is lost: what has no column
/// is in "rules".
extern const Exporter tableExporter;

} // namespace sudoku
