#include "core/hints/exotic/lockedcells.h"

#include "core/hints/techniques/stronglinks.h"

#include <algorithm>

namespace sudoku {
namespace {

/// Returns how many of \a cells at least do not see each other: each of them needs a house of its own.
int apartCount(const RuleIndex &rules, CellSet cells)
{
    int count = 0;
    for (; !cells.isEmpty(); ++count) {
        const Cell cell = cells.first();
        cells -= rules.peers(cell);
        cells.remove(cell);
    }
    return count;
}

/// Returns whether so few houses hold all of \a cells.
bool canCover(const RuleIndex &rules, const CellSet &cells, int count)
{
    if (cells.isEmpty())
        return count >= 0;
    if (apartCount(rules, cells) > count)
        return false;
    return std::ranges::any_of(rules.housesOf(cells.first()), [&](const RuleIndex::Membership &member) {
        return canCover(rules, cells - rules.house(member.house).set, count - 1);
    });
}

} // namespace

LockedCells::LockedCells(const Position &position, const CellSet &cells)
    : m_position(position),
      m_cells(cells),
      m_most(position.rules().digitCount() + 1)
{
    for (Digit digit = 1; digit <= position.rules().digitCount(); ++digit) {
        m_most[digit] = mostOf(digit);
        m_total += m_most[digit];
    }
}

int LockedCells::mostOf(Digit digit) const
{
    const CellSet cells = places(digit);
    int count = apartCount(m_position.rules(), cells);
    while (!canCover(m_position.rules(), cells, count))
        ++count;
    return count;
}

bool LockedCells::leavesTooFew(const Candidate &candidate) const
{
    const auto [cell, digit] = candidate;
    CellSet rest = places(digit);
    const bool isWithin = rest.contains(cell);
    const CellSet &seen = m_position.rules().peers(cell);
    if (!rest.intersects(seen))
        return false; // it only takes its own place
    rest -= seen;
    rest.remove(cell);
    return canCover(m_position.rules(), rest, m_most[digit] - (isWithin ? 2 : 1));
}

std::vector<Candidate> LockedCells::eliminations() const
{
    std::vector<Candidate> eliminations;
    for (Digit digit = 1; digit <= m_position.rules().digitCount(); ++digit)
        for (const Cell cell : m_position.cellsWith(digit))
            if (m_most[digit] > 0 && leavesTooFew({cell, digit}))
                eliminations.push_back({cell, digit});
    std::ranges::sort(eliminations);
    return eliminations;
}

/// Returns the houses that make a digit fit so rarely, where something is eliminated in them.
std::vector<HouseEvidence> LockedCells::coversOf(const std::vector<Candidate> &eliminations) const
{
    const RuleIndex &rules = m_position.rules();
    std::vector<HouseEvidence> covers;
    for (int index = 0; index < rules.houseCount(); ++index) {
        const CellSet &house = rules.house(index).set;
        const bool isCover = std::ranges::any_of(eliminations, [&](const Candidate &candidate) {
            return house.contains(candidate.cell)
                   && canCover(rules, places(candidate.digit) - house, m_most[candidate.digit] - 1);
        });
        if (isCover)
            covers.push_back({index, HouseRole::Cover});
    }
    return covers;
}

Step LockedCells::step(const Technique &technique, std::vector<Candidate> eliminations) const
{
    Step step{.technique = &technique, .houses = coversOf(eliminations)};
    step.eliminations = std::move(eliminations);
    const int most = *std::ranges::max_element(m_most);
    for (int count = 1; count <= most; ++count) {
        DigitSet digits;
        for (Digit digit = 1; digit <= m_position.rules().digitCount(); ++digit)
            if (m_most[digit] == count)
                digits.insert(digit);
        if (!digits.isEmpty())
            step.groups.push_back({Role::Pattern, candidatesAmong(m_position, m_cells, digits), count});
    }
    return step;
}

} // namespace sudoku
