#pragma once

#include "core/transform/obstacle.h"

#include <span>
#include <string_view>

namespace sudoku {

/// A place in a solution where a word can be read.
struct WordPlace
{
    std::string_view id;   ///< the word used on the command line
    std::string_view name; ///< in English; translated where it is shown
    /// The rule without which the place may have a digit twice, or null.
    const Variant *rule = nullptr;
};

/// Returns all places: row and column (any of them), and the two main diagonals.
std::span<const WordPlace> wordPlaces();
/// Returns the place with that \a id, or null.
const WordPlace *findWordPlace(std::string_view id);

/// A board whose solution has the digits 1, 2, … in this order at the place that was asked for.
struct HiddenWord
{
    Board board;
    Grid solution;
    std::vector<Cell> cells; ///< of the word, in reading order
};

/// Relabels the digits of \a board so that the symbols 1, 2, … are read at \a place of its \a solution. Of
/// several rows or columns it takes the first one with the fewest clues. Returns the obstacle if a rule
/// depends on digits, or NoWholeLines if no such place has each digit once.
tl::expected<HiddenWord, TransformObstacle> withHiddenWord(const Board &board, const Grid &solution,
                                                           const WordPlace &place);

} // namespace sudoku
