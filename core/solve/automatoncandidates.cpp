#include "core/solve/automatoncandidates.h"

#include <algorithm>

namespace sudoku {
namespace {

using States = std::vector<char>; // by state: whether it is among them

/// For each number of cells read, the states that the automaton can be in.
std::vector<States> statesReached(const std::vector<DigitSet> &cells, const rule::Automaton &automaton)
{
    std::vector<States> reached(cells.size() + 1, States(automaton.next.size()));
    reached[0][0] = 1;
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (std::size_t state = 0; state < reached[i].size(); ++state)
            if (reached[i][state] != 0)
                for (const Digit digit : cells[i])
                    if (const int next = automaton.next[state][digit]; next != rule::Automaton::deadState)
                        reached[i + 1][next] = 1;
    return reached;
}

} // namespace

bool narrowToAccepted(std::vector<DigitSet> &cells, const rule::Automaton &automaton)
{
    std::vector<States> live = statesReached(cells, automaton);
    for (std::size_t state = 0; state < automaton.accepts.size(); ++state)
        if (!automaton.accepts[state])
            live.back()[state] = 0;
    for (std::size_t i = cells.size(); i-- > 0;) {
        DigitSet useful;
        for (std::size_t state = 0; state < live[i].size(); ++state) {
            if (live[i][state] == 0)
                continue;
            DigitSet onward;
            for (const Digit digit : cells[i])
                if (const int next = automaton.next[state][digit];
                    next != rule::Automaton::deadState && live[i + 1][next] != 0)
                    onward.insert(digit);
            live[i][state] = onward.isEmpty() ? 0 : 1;
            useful |= onward;
        }
        cells[i] = useful;
        if (useful.isEmpty())
            return false;
    }
    return !cells.empty() || live.back()[0] != 0;
}

} // namespace sudoku
