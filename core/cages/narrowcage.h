#pragma once

#include "core/cages/digitcombinations.h"

#include <array>
#include <span>

namespace sudoku {

/// What the ways to fill a cage have.
struct CageWays
{
    std::array<DigitBits, DigitCombinations::digitCount> digits = {}; ///< of each cell
    DigitBits needed = 0;                                             ///< the digits that each way has
};

/// Finds the ways to fill the cells of a cage with different digits, for each cell one of its \a candidates
/// (from one to nine cells), that add up to \a total. Returns false, with \a ways in any state, if there are
/// none.
///
/// The cells are divided into two, and two or three. The pairs that the first may have are looked at one
/// after the other, and the triples that the others may have are looked up: those with the rest of the total
/// and other digits are a few bits of a word.
bool findCageWays(std::span<const DigitBits> candidates, int total, CageWays &ways);

} // namespace sudoku
