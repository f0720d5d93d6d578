#include "core/hints/uniqueness/uniquerectangles.h"

#include "core/hints/techniques/stronglinks.h"
#include "core/hints/uniqueness/finders.h"

#include <algorithm>

namespace sudoku {

DigitSet UniqueRectangle::extras() const
{
    DigitSet all;
    for (const Cell cell : roof)
        all |= extras(cell);
    return all;
}

bool UniqueRectangle::isRoof(Cell cell) const
{
    return std::ranges::find(roof, cell) != roof.end();
}

bool UniqueRectangle::isRoofInLine() const
{
    return roof.size() == 2 && opposite(roof.front()) != roof.back();
}

bool UniqueRectangle::confines(int house, Digit digit) const
{
    if (!position.rules().house(house).hasEachDigit)
        return false;
    CellSet places = position.rules().house(house).set & position.cellsWith(digit);
    for (const Cell cell : cells)
        places.remove(cell);
    return places.isEmpty();
}

Cell UniqueRectangle::opposite(Cell cell) const
{
    return cells[3 - (std::ranges::find(cells, cell) - cells.begin())];
}

Step UniqueRectangle::step(const Technique &technique, std::vector<Candidate> eliminations) const
{
    std::ranges::sort(eliminations);
    Rectangle ascending = cells;
    std::ranges::sort(ascending);
    Step step{.technique = &technique,
              .eliminations = std::move(eliminations),
              .groups = {{Role::Pattern, candidatesAmong(position, ascending, digits())}}};
    if (roof.size() > 1) // otherwise there is nothing else that could be true
        step.groups.push_back({Role::Fin, candidatesAmong(position, roof, extras())});
    return step;
}

void findUniqueness1(const Technique &technique, const Position &position, StepSink &sink)
{
    visitUniqueRectangles(position, [&](const UniqueRectangle &unique) {
        if (unique.roof.size() != 1)
            return true;
        std::vector<Candidate> eliminations = candidatesAmong(position, unique.roof, unique.digits());
        return eliminations.empty() || sink.add(unique.step(technique, std::move(eliminations)));
    });
}

namespace {

/// The cells of the roof have the same other digit: one of them is it.
void findSameExtra(const Technique &technique, const Position &position, StepSink &sink, bool isInLine)
{
    visitUniqueRectangles(position, [&](const UniqueRectangle &unique) {
        const DigitSet extras = unique.extras();
        if (unique.roof.size() < 2 || !extras.isSingle() || unique.isRoofInLine() != isInLine)
            return true;
        const CellSet eliminated =
            position.rules().commonPeers(unique.roof) & position.cellsWith(extras.first());
        return eliminated.isEmpty()
               || sink.add(unique.step(technique, candidatesIn(eliminated, extras.first())));
    });
}

} // namespace

void findUniqueness2(const Technique &technique, const Position &position, StepSink &sink)
{
    findSameExtra(technique, position, sink, true);
}

// The roof is three cells, or two that are opposite.
void findUniqueness5(const Technique &technique, const Position &position, StepSink &sink)
{
    findSameExtra(technique, position, sink, false);
}

// One of the digits is in the roof, in any case: so the other is not.
void findUniqueness4(const Technique &technique, const Position &position, StepSink &sink)
{
    visitUniqueRectangles(position, [&](const UniqueRectangle &unique) {
        if (!unique.isRoofInLine())
            return true;
        for (const auto &[house, place] : position.rules().housesOf(unique.roof.front()))
            for (const auto &[digit, other] :
                 {std::pair{unique.a, unique.b}, std::pair{unique.b, unique.a}}) {
                if (!position.rules().house(house).set.contains(unique.roof.back())
                    || !unique.confines(house, digit))
                    continue;
                std::vector<Candidate> eliminations = candidatesAmong(position, unique.roof, {other});
                if (eliminations.empty())
                    continue;
                Step step = unique.step(technique, std::move(eliminations));
                step.houses.push_back({house});
                if (!sink.add(std::move(step)))
                    return false;
            }
        return true;
    });
}

// A digit is in two opposite cells, in any case: not in those of the roof, for that would fill the others
// with the other digit.
void findUniqueness6(const Technique &technique, const Position &position, StepSink &sink)
{
    const RuleIndex &rules = position.rules();
    visitUniqueRectangles(position, [&](const UniqueRectangle &unique) {
        if (!unique.isRoofDiagonal())
            return true;
        const auto &[some, others] = std::pair{unique.roof.front(), unique.roof.back()};
        for (const Digit digit : {unique.a, unique.b})
            for (const auto &[one, other] : {std::pair{rules.rowOf(some), rules.rowOf(others)},
                                             std::pair{rules.columnOf(some), rules.columnOf(others)}}) {
                std::vector<Candidate> eliminations = candidatesAmong(position, unique.roof, {digit});
                if (eliminations.empty() || !unique.confines(one, digit) || !unique.confines(other, digit))
                    continue;
                Step step = unique.step(technique, std::move(eliminations));
                step.houses = {{one}, {other}};
                if (!sink.add(std::move(step)))
                    return false;
            }
        return true;
    });
}

// If a corner were the one digit, the other would be in the rest of its row and of its column, and so the
// cell opposite the same digit as the corner.
void findHiddenRectangles(const Technique &technique, const Position &position, StepSink &sink)
{
    const RuleIndex &rules = position.rules();
    visitUniqueRectangles(position, [&](const UniqueRectangle &unique) {
        for (const Cell corner : unique.cells)
            for (const auto &[digit, other] :
                 {std::pair{unique.a, unique.b}, std::pair{unique.b, unique.a}}) {
                if (unique.roof.size() < 2 || unique.isRoof(unique.opposite(corner))
                    || !position.has({corner, other}) || !unique.confines(rules.rowOf(corner), digit)
                    || !unique.confines(rules.columnOf(corner), digit))
                    continue;
                Step step = unique.step(technique, {{corner, other}});
                step.houses = {{rules.rowOf(corner)}, {rules.columnOf(corner)}};
                if (!sink.add(std::move(step)))
                    return false;
            }
        return true;
    });
}

} // namespace sudoku
