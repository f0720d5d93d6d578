#include "core/board/automaton.h"

namespace sudoku {

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
    for (; read < cells.size(); ++read)
        reached = table.after(reached, cells[read]);
    return std::ranges::any_of(automaton.accepted, [&](int each) { return reached.contains(each); });
}

bool acceptsAll(const rule::Automaton &automaton, std::span<const DigitSet> cells)
{
    const TransitionTable &table = *automaton.table;
    StateSet reached(table.stateCount());
    reached.insert(0);
    for (const DigitSet digits : cells) {
        for (const int state : reached.states())
            for (const Digit digit : digits)
                if (table.next(state, digit) == TransitionTable::deadState)
                    return false;
        reached = table.after(reached, digits);
    }
    return std::ranges::all_of(reached.states(), [&](int state) { return automaton.accepts(state); });
}

std::vector<StateSet> liveStates(const rule::Automaton &automaton, std::vector<DigitSet> &cells,
                                 std::span<const StateSet> known)
{
    const TransitionTable &table = *automaton.table;
    std::vector<StateSet> live{StateSet(table.stateCount())};
    live.front().insert(0);
    for (const DigitSet digits : cells) {
        live.push_back(table.after(live.back(), digits));
        if (!known.empty())
            live.back() &= known[live.size() - 1];
    }
    StateSet ends(table.stateCount());
    for (const int state : automaton.accepted)
        if (live.back().contains(state))
            ends.insert(state);
    live.back() = std::move(ends);
    for (std::size_t i = cells.size(); i-- > 0;)
        live[i] = table.leadingTo(live[i + 1], live[i], cells[i]);
    return live;
}

bool narrowToAccepted(std::vector<DigitSet> &cells, const rule::Automaton &automaton,
                      std::span<const StateSet> known)
{
    return liveStates(automaton, cells, known).front().contains(0);
}

} // namespace sudoku
