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

/// The members of Board::keptMembers that hold it, where no format has them in an object of its own.
inline constexpr const char *titleMember = "title";
inline constexpr const char *authorMember = "author";

PuzzleTitle titleOf(const Board &board);

/// Calls \a board \a title, unless it has a title already or this is none: a title has letters and is not very
/// long.
void keepTitle(const std::string &title, Board &board);

} // namespace sudoku
