#pragma once

#include <cstdint>

namespace sudoku {

/// A set of the digits 1 to 9 as bits, digit 1 in the lowest one.
using DigitBits = std::uint32_t;

/// A set of pairs of different digits as bits: 12, 13, ..., 89.
using PairSet = std::uint64_t;

/// A set of sets of three digits as bits: 123, 124, ..., 789, half of them in each word.
using TripleSet [[gnu::vector_size(16)]] = std::uint64_t;

constexpr bool hasSome(PairSet pairs)
{
    return pairs != 0;
}

inline bool hasSome(const TripleSet &triples)
{
    return (triples[0] | triples[1]) != 0;
}

/// The pairs and triples of the digits 1 to 9, by what the narrowing of cages asks for.
struct DigitCombinations
{
    static constexpr int digitCount = 9;
    static constexpr int setCount = 1 << digitCount; // of sets of digits
    static constexpr DigitBits allDigits = setCount - 1;
    static constexpr int pairCount = 36;
    static constexpr int tripleCount = 84;
    static constexpr int totalsOfTwo = 9 + 8 + 1; // from 0 to the largest
    static constexpr int totalsOfFour = 9 + 8 + 7 + 6 + 1;
    static constexpr int totalsOfFive = 9 + 8 + 7 + 6 + 5 + 1;

    /// The same for all, made when they are needed first.
    static const DigitCombinations &get();

    /// Returns the digits of \a pairs: the lower ones in the lowest bits, the higher ones 16 bits above.
    std::uint32_t lowerAndHigher(PairSet pairs) const
    {
        return lowerAndHigherOf[0][pairs & chunk] | lowerAndHigherOf[1][pairs >> chunkSize & chunk]
               | lowerAndHigherOf[2][pairs >> 2 * chunkSize & chunk]
               | lowerAndHigherOf[3][pairs >> 3 * chunkSize & chunk];
    }

    PairSet withLower[setCount] = {};  ///< the pairs with their lower digit in the set
    PairSet withHigher[setCount] = {}; ///< the pairs with their higher digit in the set
    PairSet withoutDigit[digitCount] = {};
    PairSet withTotal[totalsOfTwo] = {};
    /// The pairs that make up the total with a pair and share no digit with it.
    PairSet withoutPair[totalsOfFour][pairCount] = {};
    DigitBits digitsOfPair[pairCount] = {};
    int totalOfPair[pairCount] = {};

    TripleSet withLowest[setCount] = {};  ///< the triples with their lowest digit in the set
    TripleSet withMiddle[setCount] = {};  ///< the triples with their middle digit in the set
    TripleSet withHighest[setCount] = {}; ///< the triples with their highest digit in the set
    TripleSet triplesWithoutDigit[digitCount] = {};
    /// The triples that make up the total with a pair and share no digit with it.
    TripleSet triplesWithoutPair[totalsOfFive][pairCount] = {};
    DigitBits digitsOfTriple[tripleCount] = {};

private:
    DigitCombinations();
    void addPair(int index, DigitBits digits);
    void addPairWithout(int index);
    void addTriple(int index, DigitBits digits);

    static constexpr int chunkSize = 9;
    static constexpr int chunk = (1 << chunkSize) - 1;
    std::uint32_t lowerAndHigherOf[pairCount / chunkSize][1 << chunkSize] = {};
};

/// Returns the index of a triple in \a triples, which has any.
inline int anyTriple(const TripleSet &triples)
{
    constexpr int half = DigitCombinations::tripleCount / 2;
    return triples[0] != 0 ? __builtin_ctzll(triples[0]) : half + __builtin_ctzll(triples[1]);
}

} // namespace sudoku
