#include "core/variants/own/rulesreader.h"

#include "core/variants/ruleparts.h"

#include <algorithm>

namespace sudoku {
namespace {

constexpr int bitsOfSlot = 30;

bool hasRepetition(const std::vector<Cell> &cells)
{
    return withoutRepetition(cells).size() != cells.size();
}

bool hasBit(const std::vector<int> &state, int slot, int bit)
{
    return (state[slot + bit / bitsOfSlot] >> bit % bitsOfSlot & 1) != 0;
}

void setBit(std::vector<int> &state, int slot, int bit)
{
    state[slot + bit / bitsOfSlot] |= 1 << bit % bitsOfSlot;
}

int slotsFor(const rule::Automaton &automaton)
{
    return automaton.table->stateCount() / bitsOfSlot + 1;
}

bool isBackward(const rule::Automaton &automaton)
{
    return automaton.cells.size() > 1
           && std::ranges::is_sorted(automaton.cells.rbegin(), automaton.cells.rend());
}

bool isTooLargeBackwards(const rule::Automaton &automaton)
{
    return isBackward(automaton) && automaton.table->stateCount() > RulesReader::maxStatesBackwards;
}

ConstraintProblem::Kind whyNotRead(const Rule &rule)
{
    using enum ConstraintProblem::Kind;
    if (std::holds_alternative<rule::Regions>(rule))
        return UnknownRegions;
    if (std::holds_alternative<rule::Rank>(rule))
        return OtherLines;
    const auto *automaton = std::get_if<rule::Automaton>(&rule);
    return automaton && isTooLargeBackwards(*automaton) ? TooLargeBackwards : RepeatedCell;
}

int bitsOf(DigitSet digits)
{
    int bits = 0;
    for (const Digit digit : digits)
        bits |= 1 << digit;
    return bits;
}

} // namespace

tl::expected<RulesReader, ConstraintProblem::Kind> RulesReader::make(const std::vector<Rule> &rules,
                                                                     int placeCount, int digitCount)
{
    RulesReader reader(placeCount, digitCount);
    for (const Rule &rule : rules) {
        for (const Cell place : cellsOf(rule))
            reader.m_lastPlace = std::max(reader.m_lastPlace, place);
        if (!reader.add(rule))
            return tl::unexpected(whyNotRead(rule));
    }
    return reader;
}

bool RulesReader::add(const Rule &rule)
{
    return std::visit(Overloaded{[this](const rule::House &house) { return addGroup(house.cells, -1); },
                                 [this](const rule::Distinct &cells) { return addGroup(cells.cells, -1); },
                                 [this](const rule::Sum &sum) { return addGroup(sum.cells, sum.total); },
                                 [this](const rule::Pair &pair) { return add(pair); },
                                 [this](const rule::Automaton &automaton) { return add(automaton); },
                                 [this](const rule::Domain &domain) {
                                     m_start[domainSlot(domain.cell)] &= bitsOf(domain.allowed);
                                     return true;
                                 },
                                 [](const rule::Regions &) { return false; },
                                 [](const rule::Rank &) { return false; }},
                      rule);
}

bool RulesReader::addGroup(const Places &places, int total)
{
    if (places.empty() || hasRepetition(places))
        return places.empty() && total <= 0;
    m_groups.push_back({places, *std::ranges::max_element(places), addSlots(1, 0), total});
    return true;
}

bool RulesReader::add(const rule::Pair &pair)
{
    std::vector<DigitSet> allowed = pair.allowed;
    if (pair.first > pair.second) {
        allowed.assign(pair.allowed.size(), {});
        for (Digit digit = 1; digit <= m_digitCount; ++digit)
            for (const Digit other : pair.allowed[digit])
                allowed[other].insert(digit);
    }
    const auto [first, second] = std::minmax({pair.first, pair.second});
    const int slot = domainSlot(second);
    if (first != second) {
        m_links[first].push_back({slot, std::move(allowed)});
        return true;
    }
    for (Digit digit = 1; digit <= m_digitCount; ++digit)
        if (!allowed[digit].contains(digit))
            m_start[slot] &= ~(1 << digit);
    return true;
}

bool RulesReader::add(const rule::Automaton &automaton)
{
    if (automaton.cells.empty() || hasRepetition(automaton.cells))
        return automaton.cells.empty() && automaton.accepts(0);
    if (isTooLargeBackwards(automaton))
        return false;
    const bool isReversed = isBackward(automaton);
    const int slot =
        addSlots(isReversed ? slotsFor(automaton) : static_cast<int>(automaton.cells.size()) + 2, 0);
    if (isReversed)
        for (const int state : automaton.accepted)
            setBit(m_start, slot, state);
    m_lines.push_back({automaton, automaton.cells, slot, isReversed});
    return true;
}

int RulesReader::addSlots(int count, int value)
{
    const auto slot = static_cast<int>(m_start.size());
    m_start.insert(m_start.end(), static_cast<std::size_t>(count), value);
    return slot;
}

int RulesReader::domainSlot(int place)
{
    if (m_domainSlots[place] < 0)
        m_domainSlots[place] = addSlots(1, bitsOf(DigitSet::all(m_digitCount)));
    return m_domainSlots[place];
}

bool RulesReader::read(State &state, int place, Digit digit) const
{
    if (const int slot = m_domainSlots[place]; slot >= 0) {
        if ((state[slot] >> digit & 1) == 0)
            return false;
        state[slot] = 0;
    }
    for (const Link &link : m_links[place])
        if ((state[link.slot] &= bitsOf(link.allowed[digit])) == 0)
            return false;
    return std::ranges::all_of(m_groups,
                               [&](const Group &group) { return readGroup(group, state, place, digit); })
           && std::ranges::all_of(m_lines, [&](const Line &line) {
                  return line.isBackward ? readBackward(line, state, place, digit)
                                         : readLine(line, state, place, digit);
              });
}

bool RulesReader::readGroup(const Group &group, State &state, int place, Digit digit) const
{
    if (std::ranges::find(group.places, place) == group.places.end())
        return true;
    int &known = state[group.slot];
    const bool isLast = place == group.last;
    if (group.total < 0) {
        if ((known >> digit & 1) != 0)
            return false;
        known = isLast ? 0 : known | 1 << digit;
        return true;
    }
    known += digit;
    if (isLast ? known != group.total : known >= group.total)
        return false;
    if (isLast)
        known = 0;
    return true;
}

/// A digit waits until all cells before it in the automaton have been read.
bool RulesReader::readLine(const Line &line, State &state, int place, Digit digit)
{
    const auto at = std::ranges::find(line.places, place);
    if (at == line.places.end())
        return true;
    const std::span<int> slots(state.begin() + line.slot, line.places.size() + 2);
    const std::span<int> waiting = slots.subspan(2);
    int &reached = slots[0];
    int &count = slots[1];
    waiting[static_cast<std::size_t>(at - line.places.begin())] = digit;
    while (count < std::ssize(waiting) && waiting[count] > 0) {
        reached = line.rule.table->next(reached, waiting[count]);
        waiting[count] = 0;
        ++count;
        if (reached == TransitionTable::deadState)
            return false;
    }
    if (count < std::ssize(waiting))
        return true;
    const bool isAccepted = line.rule.accepts(reached);
    reached = 0;
    return isAccepted;
}

/// Keeps the states from which the digits so far, read backwards, lead to an accepted one.
bool RulesReader::readBackward(const Line &line, State &state, int place, Digit digit)
{
    if (std::ranges::find(line.places, place) == line.places.end())
        return true;
    const State before = state;
    const TransitionTable &table = *line.rule.table;
    bool isAny = false;
    std::fill_n(state.begin() + line.slot, slotsFor(line.rule), 0);
    for (int from = 0; from < table.stateCount(); ++from)
        if (const int next = table.next(from, digit);
            next != TransitionTable::deadState && hasBit(before, line.slot, next)) {
            setBit(state, line.slot, from);
            isAny = true;
        }
    if (place != line.places.front())
        return isAny;
    const bool isAccepted = hasBit(state, line.slot, 0);
    std::fill_n(state.begin() + line.slot, slotsFor(line.rule), 0);
    return isAccepted;
}

} // namespace sudoku
