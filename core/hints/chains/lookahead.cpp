#include "core/hints/chains/lookahead.h"

#include <algorithm>

namespace sudoku {

LookAhead::LookAhead(const Position &position) : m_position(position) {}

void LookAhead::run(Candidate premise, bool isOn)
{
    constexpr int rounds = 4; // as HoDoKu has it
    m_conclusions.clear();
    m_nextNaked = m_position.nakedSingles().size();
    m_nextHidden = m_position.hiddenSingles().size();
    Position position = m_position;
    if (isOn)
        place(position, premise, {});
    else
        eliminate(position, premise, {});
    for (int round = 0; round < rounds; ++round)
        placeSingles(position);
}

/// Places the singles that there are now, but not those that they give.
void LookAhead::placeSingles(Position &position)
{
    const std::vector<Cell> naked(position.nakedSingles().begin() + m_nextNaked,
                                  position.nakedSingles().end());
    const std::vector<Candidate> hidden(position.hiddenSingles().begin() + m_nextHidden,
                                        position.hiddenSingles().end());
    m_nextNaked += naked.size();
    m_nextHidden += hidden.size();
    for (const Cell cell : naked)
        if (position.isOpen(cell) && position.candidates(cell).isSingle())
            place(position, {cell, position.candidates(cell).first()}, {});
    for (const Candidate &candidate : hidden)
        if (position.has(candidate))
            if (const std::optional<int> house = houseOfSingle(position, candidate))
                place(position, candidate, house);
}

std::optional<int> LookAhead::houseOfSingle(const Position &position, Candidate candidate) const
{
    for (const auto &[house, place] : position.rules().housesOf(candidate.cell))
        if (position.rules().house(house).hasEachDigit && position.placesIn(house, candidate.digit) == place)
            return house;
    return {};
}

void LookAhead::place(Position &position, Candidate candidate, std::optional<int> reason)
{
    const auto [cell, digit] = candidate;
    const int index = static_cast<int>(m_conclusions.size());
    m_conclusions.push_back({candidate, true, reason});
    for (const Digit other : position.candidates(cell))
        if (other != digit)
            m_conclusions.push_back({{cell, other}, false, index});
    for (const Cell peer : position.rules().peers(cell) & position.cellsWith(digit))
        m_conclusions.push_back({{peer, digit}, false, index});
    position.place(cell, digit);
}

void LookAhead::eliminate(Position &position, Candidate candidate, std::optional<int> reason)
{
    m_conclusions.push_back({candidate, false, reason});
    position.eliminate(candidate.cell, candidate.digit);
}

int LookAhead::indexOf(Candidate candidate, bool isOn) const
{
    const auto found = std::ranges::find_if(m_conclusions, [&](const Conclusion &conclusion) {
        return conclusion.candidate == candidate && conclusion.isOn == isOn;
    });
    return static_cast<int>(found - m_conclusions.begin());
}

/// Returns the candidates that are all true, or all false, and therefore make the \a conclusion.
std::vector<Candidate> LookAhead::causes(const Conclusion &conclusion) const
{
    if (!conclusion.isOn)
        return {m_conclusions[*conclusion.reason].candidate};
    const auto [cell, digit] = conclusion.candidate;
    std::vector<Candidate> others;
    if (conclusion.reason) {
        for (const Cell other :
             m_position.cellsAt(*conclusion.reason, m_position.placesIn(*conclusion.reason, digit)))
            if (other != cell)
                others.push_back({other, digit});
    } else {
        for (const Digit other : m_position.candidates(cell))
            if (other != digit)
                others.push_back({cell, other});
    }
    return others;
}

std::vector<ChainLink> LookAhead::explain(Candidate candidate, bool isOn) const
{
    std::vector<char> isNeeded(m_conclusions.size());
    isNeeded[indexOf(candidate, isOn)] = true;
    std::vector<ChainLink> links;
    for (int index = static_cast<int>(m_conclusions.size()) - 1; index > 0; --index) {
        if (!isNeeded[index])
            continue;
        const Conclusion &conclusion = m_conclusions[index];
        const std::vector<Candidate> from = causes(conclusion);
        for (const Candidate &cause : from)
            isNeeded[indexOf(cause, !conclusion.isOn)] = true;
        links.push_back({from, {conclusion.candidate}, !conclusion.isOn, conclusion.isOn});
    }
    std::ranges::reverse(links);
    return links;
}

} // namespace sudoku
