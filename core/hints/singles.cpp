#include "core/hints/finders.h"

#include <bit>

namespace sudoku {

void findFullHouses(const Technique &technique, const Position &position, StepSink &sink)
{
    const RuleIndex &rules = position.rules();
    for (int house = 0; house < rules.houseCount(); ++house) {
        if (!rules.house(house).hasEachDigit)
            continue;
        Cell open = -1;
        int count = 0;
        for (const Cell cell : rules.house(house).cells)
            if (position.isOpen(cell)) {
                open = cell;
                if (++count > 1)
                    break;
            }
        if (count == 1 && position.candidates(open).isSingle()) {
            const Candidate last{open, position.candidates(open).first()};
            if (!sink.add({.technique = &technique,
                           .placements = {last},
                           .groups = {{Role::Pattern, {last}}},
                           .houses = {{house}}}))
                return;
        }
    }
}

void findNakedSingles(const Technique &technique, const Position &position, StepSink &sink)
{
    for (Cell cell = 0; cell < position.rules().cellCount(); ++cell)
        if (position.candidates(cell).isSingle()) {
            const Candidate only{cell, position.candidates(cell).first()};
            if (!sink.add(
                    {.technique = &technique, .placements = {only}, .groups = {{Role::Pattern, {only}}}}))
                return;
        }
}

void findHiddenSingles(const Technique &technique, const Position &position, StepSink &sink)
{
    const RuleIndex &rules = position.rules();
    for (Digit digit = 1; digit <= rules.digitCount(); ++digit)
        for (int house = 0; house < rules.houseCount(); ++house) {
            const Places places = position.placesIn(house, digit);
            if (!rules.house(house).hasEachDigit || !std::has_single_bit(places))
                continue;
            const Candidate only{rules.house(house).cells[std::countr_zero(places)], digit};
            if (!sink.add({.technique = &technique,
                           .placements = {only},
                           .groups = {{Role::Pattern, {only}}},
                           .houses = {{house}}}))
                return;
        }
}

} // namespace sudoku
