#include "core/board/automaton.h"

#include <algorithm>

namespace sudoku {

bool acceptsSome(const rule::Automaton &automaton, std::span<const DigitSet> cells)
{
    std::vector<bool> reached(automaton.next.size());
    reached[0] = true;
    for (const DigitSet digits : cells) {
        std::vector<bool> after(reached.size());
        for (std::size_t state = 0; state < reached.size(); ++state)
            if (reached[state])
                for (const Digit digit : digits)
                    if (const int next = automaton.next[state][digit]; next != rule::Automaton::deadState)
                        after[next] = true;
        reached = std::move(after);
    }
    for (std::size_t state = 0; state < reached.size(); ++state)
        if (reached[state] && automaton.accepts[state])
            return true;
    return false;
}

} // namespace sudoku
