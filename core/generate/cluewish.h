#pragma once

#include "core/board/puzzle.h"

#include <limits>
#include <span>
#include <string_view>

namespace sudoku {

/// A wish for the places and the digits of the clues.
struct ClueWish
{
    bool coversDigits = false; ///< each digit is among the clues
    bool coversBoxes = false;  ///< each region has a clue
    bool coversLines = false;  ///< each row and each column has one
    int minInBox = 0;          ///< clues in each region
    int maxInBox = std::numeric_limits<int>::max();

    bool isEmpty() const { return *this == ClueWish(); }
    bool operator==(const ClueWish &) const = default;
};

/// Something that the clues can cover.
struct ClueCover
{
    std::string_view id;
    std::string_view name; ///< for people, in English
    bool ClueWish::*isWished;
    int (*countMissing)(const Puzzle &puzzle); ///< what no clue covers
};

/// Returns the table of what clues can cover.
std::span<const ClueCover> clueCovers();

/// Returns how many clues \a puzzle lacks at least for \a wish. It never gets fewer when a clue is removed.
int missingClues(const ClueWish &wish, const Puzzle &puzzle);
/// Returns how many clues in regions are too many.
int excessClues(const ClueWish &wish, const Puzzle &puzzle);

} // namespace sudoku
