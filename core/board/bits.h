#pragma once

#include <cstdint>

namespace sudoku {

/// Returns the number of bits that are set. In a build for the oldest processors std::popcount() is a call of
/// a function; this never is. (Warren, "Hacker's Delight", 2012, 5-1.)
constexpr int bitCount(std::uint32_t bits)
{
    bits -= bits >> 1 & 0x55555555;
    bits = (bits & 0x33333333) + (bits >> 2 & 0x33333333);
    bits = (bits + (bits >> 4)) & 0x0f0f0f0f;
    return static_cast<int>(bits * 0x01010101 >> 24);
}

constexpr int bitCount(std::uint64_t bits)
{
    bits -= bits >> 1 & 0x5555555555555555;
    bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333);
    bits = (bits + (bits >> 4)) & 0x0f0f0f0f0f0f0f0f;
    return static_cast<int>(bits * 0x0101010101010101 >> 56);
}

} // namespace sudoku
