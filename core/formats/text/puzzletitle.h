#pragma once

#include "core/board/board.h"

#include <string>

namespace sudoku {

/// What a puzzle is called, and who made it; in UTF-8, empty where nobody says so.
struct PuzzleTitle
{
    std::string title = {};
    std::string author = {};

    bool operator==(const PuzzleTitle &) const = default;
};

PuzzleTitle titleOf(const Board &board);

/// Gives \a board the title and the author that it has not yet. A name has letters and is not very long, or it is none.
void keepTitle(const PuzzleTitle &title, Board &board);

} // namespace sudoku
