#pragma once

#include "core/board/rule.h"

#include <map>
#include <optional>
#include <span>

namespace sudoku {

/// Whether \a automaton accepts some digits of \a cells, one set for each of its cells.
bool acceptsSome(const rule::Automaton &automaton, std::span<const DigitSet> cells);

/// The automaton of a way to read: \a step tells for a state and a digit the state after it, or nothing where they may not
/// follow; \a accepts tells which states may be the last. States are values with an order; only those that can be
/// reached within the number of \a cells are made.
template <typename State, typename Step, typename Accepts>
rule::Automaton makeAutomaton(std::vector<Cell> cells, int digitCount, const State &start, Step step,
                              Accepts accepts)
{
    rule::Automaton automaton{std::move(cells), {}, {}};
    std::map<State, int> numbers{{start, 0}};
    std::vector<State> states{start};
    const auto numberOf = [&](const std::optional<State> &state) {
        if (!state)
            return rule::Automaton::deadState;
        const auto [place, isNew] = numbers.try_emplace(*state, static_cast<int>(states.size()));
        if (isNew)
            states.push_back(*state);
        return place->second;
    };
    const std::vector<int> nowhere(digitCount + 1, rule::Automaton::deadState);
    std::size_t made = 0;
    for (std::size_t read = 0; read < automaton.cells.size(); ++read) {
        for (const std::size_t reached = states.size(); made < reached; ++made) {
            automaton.next.push_back(nowhere);
            const State state = states[made];
            for (Digit digit = 1; digit <= digitCount; ++digit)
                automaton.next[made][digit] = numberOf(step(state, digit));
        }
    }
    automaton.next.resize(states.size(), nowhere);
    for (const State &state : states)
        automaton.accepts.push_back(accepts(state));
    return automaton;
}

} // namespace sudoku
