#include "core/cages/narrowcage.h"

#include <bit>

namespace sudoku {
namespace {

constexpr int digitCount = DigitCombinations::digitCount;

template <typename Bits>
constexpr Bits lowestOf(Bits bits)
{
    return bits & (~bits + 1);
}

/// The pairs of two cells.
class CellPair
{
public:
    using Set = PairSet;
    static constexpr int totals = DigitCombinations::totalsOfFour; // with another pair

    CellPair(const DigitCombinations &combinations, const DigitBits *candidates)
        : m_combinations(combinations),
          m_ascending(combinations.withLower[candidates[0]] & combinations.withHigher[candidates[1]]),
          m_descending(combinations.withHigher[candidates[0]] & combinations.withLower[candidates[1]])
    {
    }

    /// Returns all pairs that the cells may have.
    PairSet all() const { return m_ascending | m_descending; }

    /// Writes the digits that the cells have in \a pairs.
    void write(PairSet pairs, DigitBits *digits) const
    {
        const std::uint32_t ascending = m_combinations.lowerAndHigher(pairs & m_ascending);
        const std::uint32_t descending = m_combinations.lowerAndHigher(pairs & m_descending);
        digits[0] = (ascending | descending >> 16) & DigitCombinations::allDigits;
        digits[1] = (ascending >> 16 | descending) & DigitCombinations::allDigits;
    }

    const PairSet *withoutPair(int total) const { return m_combinations.withoutPair[total]; }
    DigitBits anyDigits(PairSet pairs) const { return m_combinations.digitsOfPair[std::countr_zero(pairs)]; }
    bool hasWithout(PairSet pairs, int digit) const
    {
        return (pairs & m_combinations.withoutDigit[digit]) != 0;
    }

private:
    const DigitCombinations &m_combinations;
    PairSet m_ascending;  // those whose lower digit may be in the first cell
    PairSet m_descending; // those whose lower digit may be in the second cell
};

/// The triples of three cells.
class CellTriple
{
public:
    using Set = TripleSet;
    static constexpr int totals = DigitCombinations::totalsOfFive; // with a pair

    CellTriple(const DigitCombinations &combinations, const DigitBits *candidates)
        : m_combinations(combinations)
    {
        for (int i = 0; i < 3; ++i)
            m_cells[i] = {combinations.withLowest[candidates[i]], combinations.withMiddle[candidates[i]],
                          combinations.withHighest[candidates[i]]};
    }

    /// Returns all triples that the cells may have.
    TripleSet all() const
    {
        const Places first = placesOf(0, 1, 2);
        return first.lowest | first.middle | first.highest;
    }

    /// Writes the digits that the cells have in \a triples.
    void write(const TripleSet &triples, DigitBits *digits) const
    {
        digits[0] = digitsOf(placesOf(0, 1, 2), triples);
        digits[1] = digitsOf(placesOf(1, 0, 2), triples);
        digits[2] = digitsOf(placesOf(2, 0, 1), triples);
    }

    const TripleSet *withoutPair(int total) const { return m_combinations.triplesWithoutPair[total]; }
    DigitBits anyDigits(const TripleSet &triples) const
    {
        return m_combinations.digitsOfTriple[anyTriple(triples)];
    }
    bool hasWithout(const TripleSet &triples, int digit) const
    {
        return hasSome(triples & m_combinations.triplesWithoutDigit[digit]);
    }

private:
    /// For one cell: the triples whose lowest digit it may have, and so on.
    struct Places
    {
        TripleSet lowest;
        TripleSet middle;
        TripleSet highest;
    };

    /// Returns the triples that the three cells may have, by what cell \a own has of them.
    Places placesOf(int own, int second, int third) const
    {
        const Places &one = m_cells[own];
        const Places &two = m_cells[second];
        const Places &three = m_cells[third];
        return {one.lowest & ((two.middle & three.highest) | (two.highest & three.middle)),
                one.middle & ((two.lowest & three.highest) | (two.highest & three.lowest)),
                one.highest & ((two.lowest & three.middle) | (two.middle & three.lowest))};
    }

    DigitBits digitsOf(const Places &places, const TripleSet &triples) const
    {
        const TripleSet lowest = places.lowest & triples;
        const TripleSet middle = places.middle & triples;
        const TripleSet highest = places.highest & triples;
        DigitBits digits = 0;
        for (int digit = 0; digit < digitCount; ++digit) {
            const DigitBits bit = DigitBits(1) << digit;
            const TripleSet found = (lowest & m_combinations.withLowest[bit])
                                    | (middle & m_combinations.withMiddle[bit])
                                    | (highest & m_combinations.withHighest[bit]);
            digits |= hasSome(found) ? bit : 0;
        }
        return digits;
    }

    const DigitCombinations &m_combinations;
    Places m_cells[3]; // by what each may have for itself
};

/// Returns the digits that all ways have that consist of one of \a pairs and of one set of those that come
/// with it.
template <typename OtherCells>
DigitBits neededDigits(const OtherCells &otherCells, const DigitBits *pairs,
                       const typename OtherCells::Set *others, int count)
{
    DigitBits needed = DigitCombinations::allDigits;
    for (int i = 0; i < count && needed != 0; ++i)
        needed &= pairs[i] | otherCells.anyDigits(others[i]);
    for (int i = 0; i < count && needed != 0; ++i)
        for (DigitBits rest = needed & ~pairs[i]; rest != 0; rest &= rest - 1)
            if (otherCells.hasWithout(others[i], std::countr_zero(rest)))
                needed &= ~lowestOf(rest);
    return needed;
}

/// Fills two cells and \a OtherCells, two or three cells.
template <typename OtherCells>
bool fillWithPair(const DigitBits *candidates, int total, CageWays &ways)
{
    using Set = typename OtherCells::Set;
    const DigitCombinations &combinations = DigitCombinations::get();
    if (total < 0 || total >= OtherCells::totals)
        return false;
    const CellPair cells(combinations, candidates);
    const OtherCells otherCells(combinations, candidates + 2);
    const Set *withoutPair = otherCells.withoutPair(total);
    const Set all = otherCells.all();
    Set others[DigitCombinations::pairCount];
    DigitBits pairs[DigitCombinations::pairCount];
    int count = 0;
    PairSet found = 0;
    Set otherFound{};
    for (PairSet rest = cells.all(); rest != 0; rest &= rest - 1) {
        const int pair = std::countr_zero(rest);
        const Set other = all & withoutPair[pair];
        const bool isFound = hasSome(other);
        otherFound |= other;
        found |= isFound ? lowestOf(rest) : 0;
        others[count] = other;
        pairs[count] = combinations.digitsOfPair[pair];
        count += isFound ? 1 : 0; // no branch, as nobody could predict it
    }
    if (found == 0)
        return false;
    cells.write(found, ways.digits.data());
    otherCells.write(otherFound, ways.digits.data() + 2);
    ways.needed = neededDigits(otherCells, pairs, others, count);
    return true;
}

bool fillOne(const DigitBits *candidates, int total, CageWays &ways)
{
    ways.digits[0] = total < 1 || total > digitCount ? 0 : candidates[0] & DigitBits(1) << (total - 1);
    ways.needed = ways.digits[0];
    return ways.needed != 0;
}

bool fillTwo(const DigitBits *candidates, int total, CageWays &ways)
{
    const DigitCombinations &combinations = DigitCombinations::get();
    if (total < 0 || total >= DigitCombinations::totalsOfTwo)
        return false;
    const CellPair cells(combinations, candidates);
    const PairSet pairs = cells.all() & combinations.withTotal[total];
    if (pairs == 0)
        return false;
    cells.write(pairs, ways.digits.data());
    ways.needed = ways.digits[0] | ways.digits[1];
    for (PairSet rest = pairs; rest != 0; rest &= rest - 1)
        ways.needed &= combinations.digitsOfPair[std::countr_zero(rest)];
    return true;
}

bool fillThree(const DigitBits *candidates, int total, CageWays &ways)
{
    const DigitCombinations &combinations = DigitCombinations::get();
    const CellPair cells(combinations, candidates);
    const PairSet all = cells.all();
    PairSet found = 0;
    ways.digits[2] = 0;
    ways.needed = DigitCombinations::allDigits;
    for (DigitBits rest = candidates[2]; rest != 0; rest &= rest - 1) {
        const int digit = std::countr_zero(rest);
        const int totalOfTwo = total - digit - 1;
        if (totalOfTwo < 0 || totalOfTwo >= DigitCombinations::totalsOfTwo)
            continue;
        const PairSet pairs = all & combinations.withTotal[totalOfTwo] & combinations.withoutDigit[digit];
        if (pairs == 0)
            continue;
        found |= pairs;
        const DigitBits bit = DigitBits(1) << digit;
        ways.digits[2] |= bit;
        for (PairSet left = pairs; left != 0; left &= left - 1)
            ways.needed &= bit | combinations.digitsOfPair[std::countr_zero(left)];
    }
    cells.write(found, ways.digits.data());
    return found != 0;
}

/// Tries each pair of the first two cells, with what it leaves of the others.
bool fillMore(std::span<const DigitBits> candidates, int total, CageWays &ways)
{
    const DigitCombinations &combinations = DigitCombinations::get();
    const CellPair cells(combinations, candidates.data());
    const std::size_t otherCount = candidates.size() - 2;
    std::array<DigitBits, digitCount> others{};
    PairSet found = 0;
    CageWays all{.needed = DigitCombinations::allDigits};
    for (PairSet rest = cells.all(); rest != 0; rest &= rest - 1) {
        const int pair = std::countr_zero(rest);
        const DigitBits digits = combinations.digitsOfPair[pair];
        for (std::size_t i = 0; i < otherCount; ++i)
            others[i] = candidates[i + 2] & ~digits;
        CageWays part;
        if (!findCageWays(std::span(others).first(otherCount), total - combinations.totalOfPair[pair], part))
            continue;
        found |= lowestOf(rest);
        for (std::size_t i = 0; i < otherCount; ++i)
            all.digits[i + 2] |= part.digits[i];
        all.needed &= part.needed | digits;
    }
    cells.write(found, all.digits.data());
    ways = all;
    return found != 0;
}

} // namespace

bool findCageWays(std::span<const DigitBits> candidates, int total, CageWays &ways)
{
    switch (candidates.size()) {
    case 1:
        return fillOne(candidates.data(), total, ways);
    case 2:
        return fillTwo(candidates.data(), total, ways);
    case 3:
        return fillThree(candidates.data(), total, ways);
    case 4:
        return fillWithPair<CellPair>(candidates.data(), total, ways);
    case 5:
        return fillWithPair<CellTriple>(candidates.data(), total, ways);
    default:
        return fillMore(candidates, total, ways);
    }
}

} // namespace sudoku
