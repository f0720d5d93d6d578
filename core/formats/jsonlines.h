#pragma once

#include "core/formats/streamlines.h"

#include <optional>

namespace sudoku {

/// How many lines the JSON object takes that begins on the next one of \a lines; nothing where it does not
/// end as JSON must, is deeper than maxJsonDepth or has more than maxPuzzleText bytes.
std::optional<std::size_t> countJsonLines(StreamLines &lines);

} // namespace sudoku
