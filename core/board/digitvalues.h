#pragma once

#include "core/board/digitset.h"

namespace sudoku {

/// The numbers that the digits 1 … \a count of a board stand for where a rule counts with them: one after the
/// other from \a first on. A board has 1 … n or 0 … n - 1; the engines know the digits, never these numbers.
struct DigitValues
{
    int count;
    int first;

    /// A count alone stands for the numbers 1 … count.
    // NOLINTNEXTLINE(google-explicit-constructor)
    constexpr DigitValues(int digitCount, int firstValue = 1) : count(digitCount), first(firstValue) {}

    constexpr int last() const { return first + count - 1; }
    constexpr int of(Digit digit) const { return digit - 1 + first; }
    constexpr bool contains(int value) const { return value >= first && value <= last(); }
    /// Returns the digit that stands for \a value, or noDigit.
    constexpr Digit digitOf(int value) const { return contains(value) ? value - first + 1 : noDigit; }
    /// Returns what digits add up to in \a cellCount cells whose values add up to \a total.
    constexpr int digitTotal(int total, int cellCount) const { return total + cellCount * (1 - first); }
    /// The inverse of digitTotal().
    constexpr int valueTotal(int total, int cellCount) const { return total - cellCount * (1 - first); }
    bool operator==(const DigitValues &) const = default;
};

} // namespace sudoku
