#include "core/board/automaton.h"

namespace sudoku {
namespace {

void keepAccepted(const rule::Automaton &automaton, StateSet &states)
{
    StateSet ends(automaton.table->stateCount());
    for (const int state : automaton.accepted)
        if (states.contains(state))
            ends.insert(state);
    states = std::move(ends);
}

/// Finds what liveStates() returns, of the states in \a known or, where that is empty, of all.
void findLiveStates(const rule::Automaton &automaton, std::vector<DigitSet> &cells,
                    std::span<const StateSet> known, std::vector<StateSet> &live)
{
    const TransitionTable &transitions = *automaton.table;
    live.resize(cells.size() + 1, StateSet(transitions.stateCount()));
    live.front().reset(transitions.stateCount());
    live.front().insert(0);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        transitions.findAfter(live[i], cells[i], live[i + 1]);
        if (!known.empty())
            live[i + 1] &= known[i + 1];
    }
    keepAccepted(automaton, live.back());
    for (std::size_t i = cells.size(); i-- > 0;)
        transitions.keepLeadingTo(live[i + 1], live[i], cells[i]);
}

} // namespace

bool acceptsSome(const rule::Automaton &automaton, std::span<const DigitSet> cells)
{
    const TransitionTable &table = *automaton.table;
    int state = 0;
    std::size_t read = 0;
    for (; read < cells.size() && cells[read].isSingle(); ++read) // as long as there is one way to read
        if (state = table.next(state, cells[read].first()); state == TransitionTable::deadState)
            return false;
    StateSet reached(table.stateCount());
    reached.insert(state);
    StateSet next = reached;
    for (; read < cells.size(); ++read) {
        table.findAfter(reached, cells[read], next);
        std::swap(reached, next);
    }
    return std::ranges::any_of(automaton.accepted, [&](int each) { return reached.contains(each); });
}

bool acceptsAll(const rule::Automaton &automaton, std::span<const DigitSet> cells)
{
    const TransitionTable &table = *automaton.table;
    StateSet reached(table.stateCount());
    reached.insert(0);
    StateSet next = reached;
    for (const DigitSet digits : cells) {
        for (const int state : reached.states())
            for (const Digit digit : digits)
                if (table.next(state, digit) == TransitionTable::deadState)
                    return false;
        table.findAfter(reached, digits, next);
        std::swap(reached, next);
    }
    return std::ranges::all_of(reached.states(), [&](int state) { return automaton.accepts(state); });
}

std::vector<StateSet> liveStates(const rule::Automaton &automaton, std::vector<DigitSet> &cells)
{
    std::vector<StateSet> live;
    findLiveStates(automaton, cells, {}, live);
    return live;
}

bool narrowToAccepted(std::vector<DigitSet> &cells, const rule::Automaton &automaton,
                      std::span<const StateSet> known, std::vector<StateSet> &memory)
{
    findLiveStates(automaton, cells, known, memory);
    return memory.front().contains(0);
}

} // namespace sudoku
