#pragma once

#include "core/planes/hexengine.h"
#include "core/planes/planeengine.h"

#include <span>

namespace sudoku {

/// The searches over digit planes, compiled for processors that have certain instructions. All find the same,
/// in the same order.
struct ClassicEngine
{
    const char *name;
    PlaneSearchEnd (*search)(PlaneStack &, int maxCount, int maxOpen); ///< of 9x9 boards
    PlaneSearchEnd (*searchHex)(HexStack &, int maxCount);             ///< of 16x16 boards
};

/// Returns the engines that this processor can run, the fastest first; the last one needs nothing.
std::span<const ClassicEngine> classicEngines();

/// Those of files that are compiled for more than the processors that the program needs.
PlaneSearchEnd searchWithAvx2(PlaneStack &stack, int maxCount, int maxOpen);
PlaneSearchEnd searchWithAvx512(PlaneStack &stack, int maxCount, int maxOpen);
PlaneSearchEnd searchHexWithAvx2(HexStack &stack, int maxCount);
PlaneSearchEnd searchHexWithAvx512(HexStack &stack, int maxCount);

} // namespace sudoku
