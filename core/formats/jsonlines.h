#pragma once

#include "core/formats/streamlines.h"

#include <optional>

namespace sudoku {

/// Returns the number of lines of the JSON object that begins on the next line of \a lines; nothing where it
/// does not end as JSON must, is deeper than maxJsonDepth or longer than maxPuzzleText bytes.
std::optional<std::size_t> countJsonLines(StreamLines &lines);

} // namespace sudoku
