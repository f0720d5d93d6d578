#pragma once

#include "core/planes/plane.h"

#include <memory>

namespace sudoku {

struct Puzzle;

/// What a PlaneEngine has to know of a 9x9 board with more than rows, columns and boxes of 3x3, or with other
/// regions: sets of cells, as planes. Diagonals, windows, disjoint groups and irregular regions are houses;
/// the steps of a king or a knight are pairs of cells that see each other.
struct FurtherHouses
{
    /// Returns nothing if \a puzzle has another size, or a rule that demands more than different digits.
    static std::shared_ptr<const FurtherHouses> of(const Puzzle &puzzle);

    static constexpr int mostHouses = 81;

    Plane peers[81]{}; ///< of each cell, by all rules
    bool hasBoxes;     ///< whether boxes of 3x3 are houses
    /// The houses that are narrowed by their masks: all that are no part of the board of newspapers, and its
    /// boxes too where cells see each other that share no house, as with the steps of a knight.
    Plane houses[mostHouses];
    int houseCount = 0;
};

} // namespace sudoku
