#pragma once

#include "core/formats/found/foundtext.h"
#include "core/formats/text/format.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sudoku {

/// Returns the puzzles that stand in \a text, which is in no format: in UTF-8 or UTF-16, between other words,
/// as arrays or as cells of a table, with any of . 0 _ * x X - ? : and signs that are not ASCII for blanks.
/// A full board counts only if there are no others, since it is the solution of one before it. \a reader says
/// what is a puzzle.
std::vector<FoundText> puzzlesIn(std::string_view text, TextReader reader);

/// Returns the boards in \a text that have rows of fields, which may be longer than a sign:
/// candidates, or numbers in columns.
std::vector<FoundText> findFields(std::string_view text, TextReader reader);

/// Returns the value of the directive "regions" if \a text is a grid in which each cell names its region.
std::optional<std::string> regionsIn(std::string_view text, TextReader reader);

/// Returns whether \a line has a fact of a logic program, which is part of a puzzle with those that follow
/// it.
bool hasFact(std::string_view line);

/// Returns the suffixes of files of other programs whose puzzles are found, without dots.
std::span<const std::string_view> foundSuffixes();

} // namespace sudoku
