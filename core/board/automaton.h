#pragma once

#include "core/board/rule.h"

#include <map>
#include <mutex>
#include <numeric>
#include <optional>
#include <span>
#include <tuple>
#include <utility>

namespace sudoku {

/// Returns whether \a automaton accepts some digits of \a cells, which has one set for each of its cells.
bool acceptsSome(const rule::Automaton &automaton, std::span<const DigitSet> cells);
/// Returns whether \a automaton accepts all ways to take a digit of each of \a cells.
bool acceptsAll(const rule::Automaton &automaton, std::span<const DigitSet> cells);

/// Returns, for each number of cells read, the states that digits of \a cells can reach and from which an
/// accepted end can be reached. Removes from \a cells every digit that is on no such path, or all digits if
/// there is no path. (Pesant, "A Regular Language Membership Constraint for Finite Sequences of Variables",
/// 2004.)
std::vector<StateSet> liveStates(const rule::Automaton &automaton, std::vector<DigitSet> &cells);

/// Narrows \a cells, one set of candidates for each cell of \a automaton, to the digits with which the
/// automaton can accept (domain consistency). Returns false, with \a cells in any state, if a cell has no
/// digit left. \a known is what liveStates() returned for sets of digits that had all of \a cells: other
/// states are not looked at. \a memory is overwritten; calls that share it allocate little.
bool narrowToAccepted(std::vector<DigitSet> &cells, const rule::Automaton &automaton,
                      std::span<const StateSet> known, std::vector<StateSet> &memory);

/// Makes an automaton from functions: \a step returns the state after a state and the value of a digit, or
/// nothing if that digit is not allowed; \a accepts returns whether a state may be the last. States are
/// ordered values; only those that can be reached within the number of \a cells are made.
template <typename State, typename Step, typename Accepts>
rule::Automaton makeAutomaton(std::vector<Cell> cells, DigitValues values, const State &start, Step step,
                              Accepts accepts)
{
    const int digitCount = values.count;
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
                next.push_back(numberOf(step(state, values.of(digit))));
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

/// Returns \a automaton with \a first as the coefficients of its first digits and -1 as that of each other
/// one. Where the digits stand for other \a values and that makes the sum another one than 0, it gets none.
inline rule::Automaton withCoefficients(rule::Automaton automaton, DigitValues values, std::vector<int> first)
{
    first.resize(automaton.cells.size(), -1);
    if (values.first == 1 || std::accumulate(first.begin(), first.end(), 0) == 0)
        automaton.coefficients = std::move(first);
    return automaton;
}

/// Shares the automata of a kind of constraint whose table depends only on the digits, on how many cells
/// there are, and on one number of the kind: hundreds of constraints take the memory and time of one.
class AutomatonCache
{
public:
    /// Returns the automaton that \a make makes, with \a cells. Calls \a make once for all \a values, numbers
    /// of cells and each \a sort. May be called from any thread.
    template <typename Make>
    rule::Automaton get(std::vector<Cell> cells, DigitValues values, Make make, int sort = 0)
    {
        const std::lock_guard lock(m_mutex);
        rule::Automaton &known = m_known[{values.count, values.first, cells.size(), sort}];
        if (!known.table)
            known = make();
        return {std::move(cells), known.table, known.accepted, known.coefficients};
    }

private:
    std::mutex m_mutex;
    std::map<std::tuple<int, int, std::size_t, int>, rule::Automaton> m_known;
};

} // namespace sudoku
