#include "core/hints/steps/alternatives.h"

#include <algorithm>

namespace sudoku {

bool excludeEachOther(const RuleIndex &rules, const Candidate &one, const Candidate &other)
{
    if (one.cell == other.cell)
        return one.digit != other.digit;
    return one.digit == other.digit && rules.arePeers(one.cell, other.cell);
}

std::vector<Candidate> excludedByEach(const Position &position, const std::vector<Candidate> &alternatives)
{
    const RuleIndex &rules = position.rules();
    const auto [cell, digit] = alternatives.front();
    std::vector<Candidate> excluded = candidatesIn(rules.peers(cell) & position.cellsWith(digit), digit);
    for (const Digit other : position.candidates(cell))
        if (other != digit)
            excluded.push_back({cell, other});
    std::erase_if(excluded, [&](const Candidate &candidate) {
        return !std::ranges::all_of(alternatives, [&](const Candidate &alternative) {
            return excludeEachOther(rules, candidate, alternative);
        });
    });
    std::ranges::sort(excluded);
    return excluded;
}

bool conclude(Step &step, const Position &position, const std::vector<Candidate> &alternatives)
{
    if (alternatives.size() == 1)
        step.placements = alternatives;
    else
        step.eliminations = excludedByEach(position, alternatives);
    return !step.isEmpty();
}

} // namespace sudoku
