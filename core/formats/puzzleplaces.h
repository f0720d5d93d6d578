#pragma once

#include "core/formats/text/format.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <string_view>
#include <vector>

namespace sudoku {

/// Where a puzzle is in a text of many.
struct PuzzlePlace
{
    std::size_t begin;  ///< of the piece of text that holds it, in bytes
    std::size_t length; ///< up to the next piece, so that all pieces together are the whole text
    int ordinal = 0;    ///< how many other puzzles of the same piece come before it

    bool operator==(const PuzzlePlace &) const = default;
};

/// Finds all puzzles in \a text, as PuzzleStream does, but leaves those that are only digits in a line
/// unread. Calls \a found with the next places, in their order, whenever there are some thousands and an
/// eighth of those before; the last piece is longer if more text follows that is no puzzle.
void findPuzzlePlaces(std::string_view text, const std::stop_token &stop,
                      const std::function<void(std::vector<PuzzlePlace>)> &found);

/// Reads the puzzle at \a place in \a text. A note behind it is its level or its title. Returns nothing if
/// there is none.
std::optional<TextPuzzle> readPuzzleAt(std::string_view text, const PuzzlePlace &place);

} // namespace sudoku
