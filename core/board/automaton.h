#pragma once

#include "core/board/rule.h"

#include <map>
#include <mutex>
#include <optional>
#include <span>
#include <utility>

namespace sudoku {

/// Whether \a automaton accepts some digits of \a cells, one set for each of its cells.
bool acceptsSome(const rule::Automaton &automaton, std::span<const DigitSet> cells);

/// For each number of cells read, the states that can be reached by digits of \a cells and lead on to an accepted end. Of
/// \a cells only the digits are left that are part of such a way; where there is none, none are left.
/// (Pesant, "A Regular Language Membership Constraint for Finite Sequences of Variables", 2004.)
std::vector<StateSet> liveStates(const rule::Automaton &automaton, std::vector<DigitSet> &cells);

/// The automaton of a way to read: \a step tells for a state and a digit the state after it, or nothing where they may not
/// follow; \a accepts tells which states may be the last. States are values with an order; only those that can be
/// reached within the number of \a cells are made.
template <typename State, typename Step, typename Accepts>
rule::Automaton makeAutomaton(std::vector<Cell> cells, int digitCount, const State &start, Step step,
                              Accepts accepts)
{
    std::map<State, int> numbers{{start, 0}};
    std::vector<State> states{start};
    const auto numberOf = [&](const std::optional<State> &state) {
        if (!state)
            return TransitionTable::deadState;
        const auto [place, isNew] = numbers.try_emplace(*state, static_cast<int>(states.size()));
        if (isNew)
            states.push_back(*state);
        return place->second;
    };
    std::vector<int> next; // by state, then digit
    for (std::size_t read = 0, made = 0; read < cells.size(); ++read) {
        for (const std::size_t reached = states.size(); made < reached; ++made) {
            const State state = states[made];
            for (Digit digit = 1; digit <= digitCount; ++digit)
                next.push_back(numberOf(step(state, digit)));
        }
    }
    next.resize(states.size() * static_cast<std::size_t>(digitCount), TransitionTable::deadState);
    const auto known = [&](int state, Digit digit) { return next[state * digitCount + digit - 1]; };
    rule::Automaton automaton{std::move(cells), {}, {}};
    automaton.table =
        std::make_shared<const TransitionTable>(static_cast<int>(states.size()), digitCount, known);
    for (std::size_t state = 0; state < states.size(); ++state)
        if (accepts(states[state]))
            automaton.accepted.push_back(static_cast<int>(state));
    return automaton;
}

/// The automata of a kind of constraint that reads alike whatever its cells and numbers are: a board of hundreds takes the
/// memory of one, and as little time.
class AutomatonCache
{
public:
    /// The one that \a make makes, with \a cells; it is made once for each number of digits and of cells.
    template <typename Make>
    rule::Automaton get(std::vector<Cell> cells, int digitCount, Make make)
    {
        const std::lock_guard lock(m_mutex);
        rule::Automaton &known = m_known[{digitCount, cells.size()}];
        if (!known.table)
            known = make();
        return {std::move(cells), known.table, known.accepted};
    }

private:
    std::mutex m_mutex;
    std::map<std::pair<int, std::size_t>, rule::Automaton> m_known;
};

} // namespace sudoku
