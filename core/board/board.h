#pragma once

#include "core/board/puzzle.h"

#include <string>
#include <vector>

namespace sudoku {

/// A puzzle with the player's digits and pencil marks: what undo brings back. No cell has both a
/// given and an entry.
struct Board
{
    explicit Board(Puzzle puzzle);

    /// The given or the entry of \a cell, or noDigit.
    Digit digitAt(Cell cell) const { return isGiven(cell) ? puzzle.givens[cell] : entries[cell]; }
    bool isGiven(Cell cell) const { return puzzle.givens.isFilled(cell); }

    /// Givens and entries together.
    Grid digits() const;
    /// The puzzle in which every entry is a given.
    Puzzle withEntriesAsGivens() const;

    Puzzle puzzle;
    Grid entries;
    std::vector<Constraint> switchedOff; ///< for a moment; they say nothing, but are not forgotten
    std::vector<DigitSet> cornerMarks;   ///< one set for each cell
    std::vector<DigitSet> centreMarks;   ///< one set for each cell
    /// What a file held that the program does not know, to be written again: a JSON object as text, empty where there was
    /// nothing.
    std::string keptMembers;

    bool operator==(const Board &) const = default;
};

} // namespace sudoku
