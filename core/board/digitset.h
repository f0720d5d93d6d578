#pragma once

#include "core/board/bits.h"

#include <bit>
#include <cstdint>
#include <initializer_list>
#include <iterator>

namespace sudoku {

/// The content of a cell: 1 … digitCount, or noDigit.
using Digit = int;
inline constexpr Digit noDigit = 0;

/// A set of digits from 1 to 31, as one machine word.
class DigitSet
{
public:
    /// Walks through the digits in ascending order.
    class Iterator
    {
    public:
        using iterator_category = std::input_iterator_tag;
        using value_type = Digit;
        using difference_type = std::ptrdiff_t;
        using pointer = const Digit *;
        using reference = Digit;

        constexpr explicit Iterator(std::uint32_t rest) : m_rest(rest) {}
        constexpr Digit operator*() const { return std::countr_zero(m_rest); }
        constexpr Iterator &operator++()
        {
            m_rest &= m_rest - 1;
            return *this;
        }
        constexpr bool operator==(const Iterator &) const = default;

    private:
        std::uint32_t m_rest;
    };

    constexpr DigitSet() = default;
    constexpr DigitSet(std::initializer_list<Digit> digits)
    {
        for (const Digit digit : digits)
            insert(digit);
    }

    /// Returns the digits 1 … \a digitCount.
    static constexpr DigitSet all(int digitCount)
    {
        return fromBits(((std::uint32_t{1} << digitCount) - 1) << 1);
    }

    constexpr bool contains(Digit digit) const { return (m_bits & bit(digit)) != 0; }
    constexpr bool isEmpty() const { return m_bits == 0; }
    constexpr int size() const { return bitCount(m_bits); }
    constexpr bool isSingle() const { return m_bits != 0 && withoutFirst() == 0; }
    /// Returns the smallest digit; the set must not be empty.
    constexpr Digit first() const { return std::countr_zero(m_bits); }
    /// Returns the largest digit; the set must not be empty.
    constexpr Digit last() const { return std::bit_width(m_bits) - 1; }

    constexpr void insert(Digit digit) { m_bits |= bit(digit); }
    constexpr void remove(Digit digit) { m_bits &= ~bit(digit); }
    constexpr void toggle(Digit digit) { m_bits ^= bit(digit); }

    constexpr Iterator begin() const { return Iterator(m_bits); }
    constexpr Iterator end() const { return Iterator(0); }

    constexpr DigitSet &operator&=(DigitSet other)
    {
        m_bits &= other.m_bits;
        return *this;
    }
    constexpr DigitSet &operator|=(DigitSet other)
    {
        m_bits |= other.m_bits;
        return *this;
    }
    /// Removes the digits of \a other.
    constexpr DigitSet &operator-=(DigitSet other)
    {
        m_bits &= ~other.m_bits;
        return *this;
    }
    friend constexpr DigitSet operator&(DigitSet a, DigitSet b) { return a &= b; }
    friend constexpr DigitSet operator|(DigitSet a, DigitSet b) { return a |= b; }
    friend constexpr DigitSet operator-(DigitSet a, DigitSet b) { return a -= b; }
    constexpr bool operator==(const DigitSet &) const = default;

private:
    static constexpr std::uint32_t bit(Digit digit) { return std::uint32_t{1} << digit; }
    static constexpr DigitSet fromBits(std::uint32_t bits)
    {
        DigitSet set;
        set.m_bits = bits;
        return set;
    }

    constexpr std::uint32_t withoutFirst() const { return m_bits & (m_bits - 1); }

    std::uint32_t m_bits = 0;
};

} // namespace sudoku
