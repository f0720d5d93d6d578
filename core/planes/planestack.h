#pragma once

#include "core/planes/digitplanes.h"
#include "core/planes/furtherhouses.h"

namespace sudoku {

/// The end of a part of a search over digit planes.
enum class PlaneSearchEnd {
    Solved,    ///< the last planes are a solution, or as near to one as was asked for
    Exhausted, ///< there are no planes left
    Paused,    ///< as many as were allowed have been looked at
};

/// Planes that together have all solutions that are left; the last ones are looked at first. Each guess
/// solves a cell, so there are never more than cells, and one.
struct PlaneStack
{
    DigitPlanes *planes;
    int size;
    const FurtherHouses *further; ///< null for the board of newspapers
};

/// What is narrowed how: all by rows, columns and boxes; further houses by their masks; the same where there
/// are no boxes.
enum class PlaneHouses { Classic, WithFurther, WithoutBoxes };

} // namespace sudoku
