#include "core/cages/digitcombinations.h"

#include <bit>

namespace sudoku {
namespace {

DigitBits lowestOf(DigitBits digits)
{
    return digits & (~digits + 1);
}

DigitBits highestOf(DigitBits digits)
{
    return std::bit_floor(digits);
}

int totalOf(DigitBits digits)
{
    int total = 0;
    for (; digits != 0; digits &= digits - 1)
        total += std::countr_zero(digits) + 1;
    return total;
}

TripleSet tripleBit(int index)
{
    constexpr int half = DigitCombinations::tripleCount / 2;
    const std::uint64_t bit = std::uint64_t(1) << index % half;
    return index < half ? TripleSet{bit, 0} : TripleSet{0, bit};
}

} // namespace

const DigitCombinations &DigitCombinations::get()
{
    static const DigitCombinations made;
    return made;
}

DigitCombinations::DigitCombinations()
{
    int pairs = 0;
    for (int low = 0; low < digitCount; ++low)
        for (int high = low + 1; high < digitCount; ++high)
            addPair(pairs++, DigitBits(1) << low | DigitBits(1) << high);
    for (int index = 0; index < pairCount; ++index)
        addPairWithout(index);
    int triples = 0;
    for (int low = 0; low < digitCount; ++low)
        for (int middle = low + 1; middle < digitCount; ++middle)
            for (int high = middle + 1; high < digitCount; ++high)
                addTriple(triples++, DigitBits(1) << low | DigitBits(1) << middle | DigitBits(1) << high);
}

void DigitCombinations::addPair(int index, DigitBits digits)
{
    const PairSet bit = PairSet(1) << index;
    digitsOfPair[index] = digits;
    totalOfPair[index] = totalOf(digits);
    withTotal[totalOfPair[index]] |= bit;
    for (int digit = 0; digit < digitCount; ++digit)
        if ((digits >> digit & 1) == 0)
            withoutDigit[digit] |= bit;
    for (DigitBits set = 0; set < setCount; ++set) {
        if ((set & lowestOf(digits)) != 0)
            withLower[set] |= bit;
        if ((set & highestOf(digits)) != 0)
            withHigher[set] |= bit;
    }
    for (DigitBits part = 0; part <= chunk; ++part)
        if ((part >> index % chunkSize & 1) != 0)
            lowerAndHigherOf[index / chunkSize][part] |= lowestOf(digits) | highestOf(digits) << 16;
}

void DigitCombinations::addPairWithout(int index)
{
    for (int other = 0; other < pairCount; ++other)
        if ((digitsOfPair[index] & digitsOfPair[other]) == 0)
            withoutPair[totalOfPair[index] + totalOfPair[other]][index] |= PairSet(1) << other;
}

void DigitCombinations::addTriple(int index, DigitBits digits)
{
    const TripleSet bit = tripleBit(index);
    const DigitBits middle = digits & ~lowestOf(digits) & ~highestOf(digits);
    digitsOfTriple[index] = digits;
    for (int digit = 0; digit < digitCount; ++digit)
        if ((digits >> digit & 1) == 0)
            triplesWithoutDigit[digit] |= bit;
    for (DigitBits set = 0; set < setCount; ++set) {
        if ((set & lowestOf(digits)) != 0)
            withLowest[set] |= bit;
        if ((set & middle) != 0)
            withMiddle[set] |= bit;
        if ((set & highestOf(digits)) != 0)
            withHighest[set] |= bit;
    }
    for (int pair = 0; pair < pairCount; ++pair)
        if ((digits & digitsOfPair[pair]) == 0)
            triplesWithoutPair[totalOf(digits) + totalOfPair[pair]][pair] |= bit;
}

} // namespace sudoku
