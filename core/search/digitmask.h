#pragma once

#include "core/board/digitset.h"

#include <bit>
#include <cstdint>

namespace sudoku {

/// The digits of a DigitSet as bits that can be shifted: bit d for the digit d.
using DigitMask = std::uint32_t;

inline DigitMask maskOf(DigitSet digits)
{
    return std::bit_cast<DigitMask>(digits);
}

inline DigitSet digitsOf(DigitMask mask)
{
    return std::bit_cast<DigitSet>(mask);
}

inline DigitMask maskOf(Digit digit)
{
    return DigitMask(1) << digit;
}

/// Returns whether there is one digit or none.
inline bool hasAtMostOne(DigitMask mask)
{
    return (mask & (mask - 1)) == 0;
}

} // namespace sudoku
