#include "core/hints/techniques/finders.h"

#include <bit>

namespace sudoku {
namespace {

/// Adds the step of \a digit, all of whose places in \a house see its eliminations.
bool addIntersection(const Technique &technique, const Position &position, int house, Digit digit,
                     StepSink &sink)
{
    const Places places = position.placesIn(house, digit);
    if (std::has_single_bit(places) || places == 0)
        return true;
    const IndexedHouse &base = position.rules().house(house);
    CellSet eliminated = position.cellsWith(digit);
    for (Places rest = places; rest != 0 && !eliminated.isEmpty(); rest &= rest - 1)
        eliminated &= position.rules().peers(base.cells[std::countr_zero(rest)]);
    if (eliminated.isEmpty())
        return true;
    const std::vector<Cell> cells = position.cellsAt(house, places);
    Step step{.technique = &technique,
              .eliminations = candidatesIn(eliminated, digit),
              .groups = {{Role::Pattern, candidatesIn(cells, digit)}},
              .houses = {{house, HouseRole::Base}}};
    for (int other = 0; other < position.rules().houseCount(); ++other)
        if (other != house && position.rules().house(other).set.includes(cells)) {
            step.houses.push_back({other, HouseRole::Cover});
            break;
        }
    return sink.add(std::move(step));
}

void findIntersections(const Technique &technique, const Position &position, StepSink &sink, bool isFromBoxes)
{
    const RuleIndex &rules = position.rules();
    for (int house = 0; house < rules.houseCount(); ++house) {
        const IndexedHouse &base = rules.house(house);
        if (!base.hasEachDigit || (base.type == HouseType::Box) != isFromBoxes)
            continue;
        for (Digit digit = 1; digit <= rules.digitCount(); ++digit)
            if (!addIntersection(technique, position, house, digit, sink))
                return;
    }
}

} // namespace

void findPointing(const Technique &technique, const Position &position, StepSink &sink)
{
    findIntersections(technique, position, sink, true);
}

void findClaiming(const Technique &technique, const Position &position, StepSink &sink)
{
    findIntersections(technique, position, sink, false);
}

} // namespace sudoku
