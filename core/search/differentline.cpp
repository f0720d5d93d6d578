#include "core/search/differentline.h"

#include "core/board/automaton.h"
#include "core/search/digitmask.h"

#include <algorithm>
#include <utility>

namespace sudoku {
namespace {

constexpr int maxStates = 100'000;

/// Returns how many sets of digits \a cellCount cells may have read, at most maxStates.
int setCount(int cellCount, int digitCount)
{
    int sets = 0;
    int ofSize = 1; // binomial coefficient
    for (int size = 0; size <= cellCount && sets < maxStates; ++size) {
        sets += ofSize;
        ofSize = ofSize * (digitCount - size) / (size + 1);
    }
    return std::min(sets, maxStates);
}

} // namespace

std::optional<rule::Automaton> withDifferentDigits(const rule::Automaton &automaton, int digitCount)
{
    const TransitionTable &table = *automaton.table;
    if (setCount(static_cast<int>(automaton.cells.size()), digitCount) > maxStates / table.stateCount())
        return {};
    using State = std::pair<int, DigitMask>; // of the automaton, and the digits that were read
    const auto step = [&](const State &state, Digit digit) -> std::optional<State> {
        const int next = table.next(state.first, digit);
        if ((state.second & maskOf(digit)) != 0 || next == TransitionTable::deadState)
            return {};
        return State{next, state.second | maskOf(digit)};
    };
    return makeAutomaton(automaton.cells, digitCount, State{0, 0}, step,
                         [&](const State &state) { return automaton.accepts(state.first); });
}

} // namespace sudoku
