#pragma once

#include "core/formats/text/format.h"

namespace sudoku {

/// Reads the one puzzle that \a text holds, whatever its format; accepts any bytes.
///
/// Cells are told apart by what is seen (findCells() in celllayout.h), the size follows from their count, and
/// the symbols from the characters (readDigits() in digitreader.h). The boxes are those of \a options, else
/// of a directive, else those that the frame draws, else the first of boxShapes(). Boards of a prime size
/// have boxes of a single row, so that they are Latin squares. Blank lines within the text are passed over.
TextResult readPuzzle(std::string_view text, const ReadOptions &options = {});

} // namespace sudoku
