#pragma once

#include "core/board/grid.h"

#include <bit>
#include <cstdint>

namespace sudoku {

/// The 27 cells of three rows as bits, the first cell in the lowest one.
using Band = std::uint32_t;

/// A set of cells of a 9x9 board, as a vector that a processor has in one register (the compiler makes
/// scalars of it for one that has none): lanes 0 to 2 are the bands from above. Lane 3 is no part of the
/// board; it is whole in the planes of digits, so that nothing has to treat it as a special case.
using Plane [[gnu::vector_size(16)]] = Band;

constexpr int planeSide = 9;
constexpr int bandCells = 27;
constexpr Band wholeBand = (Band(1) << bandCells) - 1;
constexpr Band wholeRow = (Band(1) << planeSide) - 1;

/// Returns the plane that has \a band in each lane.
inline Plane everyLane(Band band)
{
    return Plane{band, band, band, band};
}

/// The lanes of the board.
inline Plane boardLanes()
{
    return Plane{wholeBand, wholeBand, wholeBand, 0};
}

/// The two halves of a plane: the first has bands 0 and 1.
using PlaneHalves [[gnu::vector_size(16)]] = std::uint64_t;

inline PlaneHalves halvesOf(Plane plane)
{
    return std::bit_cast<PlaneHalves>(plane);
}

/// Returns whether \a plane has a cell, in any lane.
inline bool hasAny(Plane plane)
{
    const PlaneHalves halves = halvesOf(plane);
    return (halves[0] | halves[1]) != 0;
}

/// Returns the lanes of the next band, bands being a ring.
inline Plane nextBands(Plane plane)
{
    return __builtin_shufflevector(plane, plane, 1, 2, 0, 3);
}

/// Returns the lanes of the last band, bands being a ring.
inline Plane lastBands(Plane plane)
{
    return __builtin_shufflevector(plane, plane, 2, 0, 1, 3);
}

/// Returns all bits of the lanes in which \a plane has no cell, and none of the others.
inline Plane emptyLanes(Plane plane)
{
    return std::bit_cast<Plane>(plane == everyLane(0));
}

/// Returns for each four cells of \a plane how many it has, in the bits of those.
inline Plane countsByFour(Plane plane)
{
    constexpr Band pairs = 0x55555555;
    constexpr Band fours = 0x33333333;
    plane -= plane >> 1 & pairs;
    return (plane & fours) + (plane >> 2 & fours);
}

/// Returns the sum of the counts that each four bits of \a counts are; it must be under 256. (There is an
/// instruction for counting, which not every processor has: Warren, "Hacker's Delight", chapter 5.)
inline int sumOf(Plane counts)
{
    constexpr Band low = 0x0f0f0f0f;
    const PlaneHalves halves = halvesOf((counts & low) + (counts >> 4 & low));
    return static_cast<int>((halves[0] + halves[1]) * 0x0101010101010101 >> 56);
}

/// Calls \a visit with each cell of \a plane.
template <typename Visit>
void forEachCell(Plane plane, const Visit &visit)
{
    const auto visitAll = [&visit](std::uint64_t cells, Cell first) {
        for (; cells != 0; cells &= cells - 1)
            visit(first + std::countr_zero(cells));
    };
    visitAll(plane[0] | std::uint64_t(plane[1]) << bandCells, 0);
    visitAll(plane[2], 2 * bandCells);
}

} // namespace sudoku
