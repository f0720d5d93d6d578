#pragma once

#include "ui/pictures/boardink.h"
#include "ui/pictures/borderoffsets.h"
#include "ui/pictures/regionfinder.h"

#include "core/board/geometry.h"

#include <functional>
#include <optional>
#include <vector>

namespace sudoku {

/// The cages of a killer, as their lines show them.
struct Cages
{
    int size = 0;
    double inset = 0;             ///< the distance of the lines from the border, in cells
    std::vector<int> ofCell;      ///< row by row, the number of the cell's cage, or -1
    std::vector<bool> isDoubtful; ///< of each cage: a part of its line is not seen

    /// Returns the cells of each cage, ascending.
    std::vector<std::vector<Cell>> cells() const;
};

/// Returns the numbers of the connected sets of cells that are joined where \a isJoined says so for a cell
/// and one of its sides, which is never at the edge of the board; they are numbered by their first cells.
std::vector<int> connectedSets(int size, const std::function<bool(int cell, int side)> &isJoined);

/// Returns the cages of a board whose lines run inside the cells along their borders: dashed, dotted or thin.
/// Returns nothing unless lines enclose cages nearly everywhere; the rest of the board may be free. \a
/// offsets say where the borders are in \a ink.
std::optional<Cages> cagesIn(const BoardInk &ink, const BorderOffsets &offsets);

/// Returns the cages of the board turned clockwise.
Cages turnedCages(const Cages &cages, int quarterTurns);

/// Returns by how many quarter turns clockwise the board must be turned so that the sums are in the top left
/// corners of the cages' first cells, or nothing if no corner has more ink than the others.
std::optional<int> turnBySums(const BoardInk &ink, const Cages &cages);

/// Measures the borders between cells, but not the lines of cages beside them.
CellBorders bordersWithout(const Cages &cages, const BoardInk &ink);

} // namespace sudoku
