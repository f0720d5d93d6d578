#pragma once

#include "core/board/board.h"

#include <string>

namespace sudoku {

/// The title and the author of a puzzle, in UTF-8; empty where unknown.
struct PuzzleTitle
{
    std::string title = {};
    std::string author = {};

    bool operator==(const PuzzleTitle &) const = default;
};

PuzzleTitle titleOf(const Board &board);

/// Sets the title and the author of \a board if it has none. Ignores names without letters and very long
/// ones.
void keepTitle(const PuzzleTitle &title, Board &board);

} // namespace sudoku
