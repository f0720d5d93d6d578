#include "core/hints/techniques/finders.h"

#include <algorithm>
#include <optional>

namespace sudoku {
namespace {

bool isLastOpenCell(const Position &position, const IndexedHouse &house)
{
    return house.hasEachDigit
           && std::ranges::count_if(house.cells, [&](Cell cell) { return position.isOpen(cell); }) == 1;
}

/// Returns the house in which the candidate is the only one of its digit, a box if possible; or nothing.
std::optional<int> houseOfHiddenSingle(const Position &position, const Candidate &candidate)
{
    const RuleIndex &rules = position.rules();
    std::optional<int> found;
    for (const auto &[house, place] : rules.housesOf(candidate.cell))
        if (position.placesIn(house, candidate.digit) == place && rules.house(house).hasEachDigit
            && (!found || rules.house(house).type == HouseType::Box))
            found = house;
    return found;
}

Step single(const Technique &technique, const Candidate &candidate, std::optional<int> house)
{
    Step step{.technique = &technique, .placements = {candidate}, .groups = {{Role::Pattern, {candidate}}}};
    if (house)
        step.houses.push_back({*house});
    return step;
}

} // namespace

void findFullHouses(const Technique &technique, const Position &position, StepSink &sink)
{
    const RuleIndex &rules = position.rules();
    for (const Cell cell : position.nakedSingles()) {
        if (!position.isOpen(cell) || position.candidates(cell).isEmpty())
            continue;
        const auto houses = rules.housesOf(cell);
        const auto full = std::ranges::find_if(houses, [&](const RuleIndex::Membership &membership) {
            return isLastOpenCell(position, rules.house(membership.house));
        });
        if (full != houses.end()
            && !sink.add(single(technique, {cell, position.candidates(cell).first()}, full->house)))
            return;
    }
}

void findNakedSingles(const Technique &technique, const Position &position, StepSink &sink)
{
    for (const Cell cell : position.nakedSingles())
        if (position.candidates(cell).isSingle()
            && !sink.add(single(technique, {cell, position.candidates(cell).first()}, {})))
            return;
}

void findHiddenSingles(const Technique &technique, const Position &position, StepSink &sink)
{
    CellSet found(position.rules().cellCount());
    for (const Candidate &candidate : position.hiddenSingles()) {
        if (!position.has(candidate) || found.contains(candidate.cell))
            continue;
        const std::optional<int> house = houseOfHiddenSingle(position, candidate);
        if (!house)
            continue;
        found.insert(candidate.cell);
        if (!sink.add(single(technique, candidate, house)))
            return;
    }
}

} // namespace sudoku
