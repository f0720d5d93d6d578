#include "core/variants/tally.h"

#include "core/board/automaton.h"

#include <algorithm>

namespace sudoku {

Rule tally(const std::vector<Cell> &cells, DigitValues values, int value, const std::vector<int> &counts)
{
    const int max = std::ranges::max(counts);
    const auto next = [=](int state, int read) {
        if (read != value)
            return state;
        return state < max ? state + 1 : TransitionTable::deadState;
    };
    return rule::Automaton{cells, std::make_shared<const TransitionTable>(max + 1, values, next), counts};
}

} // namespace sudoku
