#pragma once

#include "core/board/memo.h"
#include "core/planes/hexplane.h"
#include "core/planes/plane.h"

#include <memory>

namespace sudoku {

struct Puzzle;

/// What an engine has to know of a board with more than rows, columns and square boxes, or with other
/// regions: sets of cells, as planes. Diagonals, windows, disjoint groups and irregular regions are houses;
/// the steps of a king or a knight are pairs of cells that see each other.
template <typename CellPlane, int cells>
struct FurtherHousesOf
{
    /// Returns nothing if \a puzzle has another size, or a rule that demands more than different digits.
    static std::shared_ptr<const FurtherHousesOf> of(const Puzzle &puzzle, const Memo &memo = {});

    static constexpr int mostHouses = 81;

    CellPlane peers[cells]{}; ///< of each cell, by all rules
    bool hasBoxes;            ///< whether square boxes are houses
    /// The houses that are narrowed by their masks: all that are no rows, columns and square boxes, also
    /// those that follow from others, and the boxes too where cells see each other that share no house, as
    /// with the steps of a knight.
    CellPlane houses[mostHouses];
    int houseCount = 0;
};

using FurtherHouses = FurtherHousesOf<Plane, 81>;             ///< for a PlaneEngine
using FurtherHexHouses = FurtherHousesOf<HexPlane, hexCells>; ///< for a HexEngine

extern template struct FurtherHousesOf<Plane, 81>;
extern template struct FurtherHousesOf<HexPlane, hexCells>;

} // namespace sudoku
