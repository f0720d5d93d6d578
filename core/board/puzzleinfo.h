#pragma once

#include <string>

namespace sudoku {

/// What people say about a puzzle, in UTF-8; empty where nothing is said. No text begins or ends with a
/// blank.
struct PuzzleInfo
{
    std::string title = {};
    std::string author = {};
    std::string rules = {}; ///< the rules in words for people, of one or more lines
    std::string source = {};
    std::string level = {}; ///< how difficult the puzzle is, in the words of its source

    bool operator==(const PuzzleInfo &) const = default;
};

} // namespace sudoku
