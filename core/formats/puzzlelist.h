#pragma once

#include "core/formats/text/format.h"

#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace sudoku {

// How text becomes puzzles. A paste, a file, a link and what is dropped: puzzlesOf(). A stream of any length:
// PuzzleStream (puzzlestream.h), on which that rests. One puzzle and nothing else: readPuzzle()
// (readpuzzle.h), which finds the format (formats.h) that reads it. What is wrong where there is no puzzle is
// decided in nopuzzle.h.

/// Puzzles of a text, with the titles that notes give them.
struct PuzzleList
{
    std::vector<TextPuzzle> puzzles = {};
    bool hasMore = false; ///< more text follows them, right or wrong
};
/// Returns the first puzzles of \a text, at most \a max. Words before them are no error, and what cannot be
/// read before them is remarked on. If it has none, returns the first error.
tl::expected<PuzzleList, TextError> puzzlesOf(std::string text, std::size_t max,
                                              const ReadOptions &options = {});

/// The first puzzle of a text, and whether more follow it.
struct FirstPuzzle
{
    TextResult puzzle;
    bool hasMore;
};
FirstPuzzle firstPuzzle(std::string text);

} // namespace sudoku
