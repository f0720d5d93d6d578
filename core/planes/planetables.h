#pragma once

#include "core/planes/plane.h"

namespace sudoku {

/// For each cell of a 9x9 board the plane that has only this cell, and that of the cells that see it; for
/// each digit, as in DigitPlanes, all bits of its plane, and those of the other digits' planes.
struct PlaneTables
{
    Plane cells[81]{};
    Plane peers[81]{};
    alignas(64) Plane ofDigit[planeSide][planesWithFiller]{};
    alignas(64) Plane ofOthers[planeSide][planesWithFiller]{};
    alignas(64) Plane none[planesWithFiller]{};

    constexpr PlaneTables()
    {
        for (int cell = 0; cell < 81; ++cell) {
            cells[cell].bands[cell / bandCells] = Band(1) << cell % bandCells;
            for (int other = 0; other < 81; ++other)
                if (other != cell && seeEachOther(cell, other))
                    peers[cell].bands[other / bandCells] |= Band(1) << other % bandCells;
        }
        for (int digit = 0; digit < planeSide; ++digit)
            for (int other = 0; other < planeSide; ++other)
                (other == digit ? ofDigit : ofOthers)[digit][other] = {{allBits, allBits, allBits, allBits}};
    }

private:
    static constexpr Band allBits = ~Band(0);

    static constexpr bool seeEachOther(int a, int b)
    {
        return a / planeSide == b / planeSide || a % planeSide == b % planeSide
               || (a / bandCells == b / bandCells && a % planeSide / 3 == b % planeSide / 3);
    }
};

constexpr PlaneTables planeTables;

} // namespace sudoku
