#pragma once

#include "core/board/grid.h"
#include "core/planes/furtherhouses.h"
#include "core/planes/hexplane.h"

namespace sudoku {

/// The candidates of a 16x16 board with rows, columns and boxes of 4x4: for each digit the plane of the cells
/// that it may be in. A HexEngine narrows them.
struct alignas(64) HexPlanes
{
    HexPlanes() = default; // nothing is written, for the place of a later guess

    explicit HexPlanes(const Grid &givens);

    /// Returns the digits of the solved cells.
    Grid grid() const;

    void eliminate(Cell cell, Digit digit);

    HexPlane planes[hexSide]; ///< of each digit
    HexPlane solved;          ///< the cells that had one candidate when the planes were narrow
    std::uint32_t changed;    ///< the digits, as bits, with planes that have changed since then
    int guessed;              ///< the cell that was guessed last, or -1
};

/// By which a search chooses its guesses.
struct HexMemory
{
    static constexpr std::uint32_t firstWeight = 256;

    HexMemory();

    std::uint64_t weights[hexCells]; ///< how much each cell took part in contradictions, of late most
    std::uint64_t nextWeight = firstWeight;
    std::uint32_t chance = 1; ///< in which order digits are tried
};

/// Planes that together have all solutions that are left; the last ones are looked at first. Each guess
/// solves a cell, so there are never more than cells, and one.
struct HexStack
{
    HexPlanes *planes;
    int size;
    HexMemory *memory;
    const FurtherHexHouses *further; ///< null for classic boards
};

} // namespace sudoku
