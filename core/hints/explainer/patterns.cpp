#include "core/hints/explainer/patterns.h"

namespace sudoku {
namespace {

constexpr Places everyPlace = ~Places{0};

} // namespace

std::vector<Candidate> eliminationsOfLocked(const Marks &marks, const ScanOrder::Crossing &crossing,
                                            Digit digit)
{
    return candidatesAt(marks, crossing.cover, marks.placesIn(crossing.cover, digit) & ~crossing.inCover,
                        {digit});
}

std::vector<Candidate> eliminationsOfNakedSet(const Marks &marks, int house, Places places, DigitSet digits)
{
    const Places all = everyPlace >> (32 - marks.rules().house(house).cells.size());
    return candidatesAt(marks, house, all & ~places, digits);
}

std::vector<Candidate> eliminationsOfHiddenSet(const Marks &marks, int house, DigitSet digits, Places places)
{
    return candidatesAt(marks, house, places, DigitSet::all(marks.digitCount()) - digits);
}

std::vector<Candidate> eliminationsOfFish(const ScanOrder &order, const Marks &marks, const Fish &fish)
{
    std::vector<Candidate> eliminations;
    for (Places covers = fish.covers; covers != 0; covers &= covers - 1) {
        const int cover = order.lines(!fish.areBasesColumns)[std::countr_zero(covers)];
        const std::vector<Candidate> more =
            candidatesAt(marks, cover, marks.placesIn(cover, fish.digit) & ~fish.bases, {fish.digit});
        eliminations.insert(eliminations.end(), more.begin(), more.end());
    }
    return eliminations;
}

} // namespace sudoku
