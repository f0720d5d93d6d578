#pragma once

#include "core/analyse/candidatecounts.h"

#include <string>

namespace sudoku {

/// "" where the counts are complete and alike, else the first candidate where they are not.
inline std::string firstDifference(const CandidateCounts &one, const CandidateCounts &other,
                                   const Geometry &geometry)
{
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell)
        for (Digit digit = 1; digit <= geometry.digitCount(); ++digit)
            if (!one.isDecided(cell, digit) || one.count(cell, digit) != other.count(cell, digit))
                return geometry.cellName(cell) + " " + std::to_string(digit);
    return "";
}

} // namespace sudoku
