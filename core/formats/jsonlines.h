#pragma once

#include "core/formats/streamlines.h"

#include <optional>

namespace sudoku {

/// Returns the number of lines of the JSON object that begins on the next line of \a lines. Returns nothing
/// if its JSON is wrong, deeper than maxJsonDepth or longer than maxPuzzleText bytes.
std::optional<std::size_t> countJsonLines(StreamLines &lines);

/// Returns the number of lines of the faulty JSON object that begins on the next line: up to the end of its
/// braces, a blank line or another text.
std::size_t countFaultyJsonLines(StreamLines &lines);

} // namespace sudoku
