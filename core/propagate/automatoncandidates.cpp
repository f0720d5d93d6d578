#include "core/propagate/automatoncandidates.h"

#include "core/board/automaton.h"

namespace sudoku {

bool narrowToAccepted(std::vector<DigitSet> &cells, const rule::Automaton &automaton)
{
    return liveStates(automaton, cells).front().contains(0);
}

} // namespace sudoku
