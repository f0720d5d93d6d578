#include "core/solve/guesssearch.h"

#include <cstdint>

namespace sudoku {
/// Returns false when \a stop came first.
bool GuessSearch::begin(const std::stop_token &stop)
{
    const auto propagator = propagatorOf(m_puzzle, stop);
    if (!propagator)
        return false;
    m_candidates = Candidates::ofGivens(m_puzzle);
    const Propagation propagation = propagator->propagate(m_candidates, stop);
    if (propagation == Propagation::Stopped)
        return false;
    m_isOpen = propagation == Propagation::Done;
    m_propagator = propagator;
    return true;
}

OrHalt<Outcome> GuessSearch::next(const std::stop_token &stop)
{
    if (!m_propagator && !begin(stop))
        return halted(Halt::Stopped);
    for (;;) {
        if (!m_isOpen)
            if (const OrHalt<Outcome> outcome = guess(stop); outcome != Outcome::Solved)
                return outcome;
        m_isOpen = false;
        const std::optional<Cell> cell = cellToGuess();
        if (!cell)
            return Outcome::Solved;
        m_branches.push_back({m_candidates, *cell, m_candidates[*cell]});
    }
}

/// Returns, among the cells with the fewest candidates, the one whose peers would lose most: a shared
/// candidate counts half as much as one in a peer with one candidate less. (After the clause weights of
/// Jeroslow and Wang, "Solving Propositional Satisfiability Problems", 1990.)
std::optional<Cell> GuessSearch::cellToGuess() const
{
    std::optional<Cell> best;
    std::uint64_t maxLoss = 0;
    for (const Cell cell : m_candidates.narrowestCells()) {
        std::uint64_t loss = 1;
        for (const Cell peer : m_propagator->peers(cell)) {
            const int size = m_candidates[peer].size();
            if (size > 1)
                loss += static_cast<std::uint64_t>((m_candidates[peer] & m_candidates[cell]).size())
                        << (32 - size);
        }
        if (loss > maxLoss) {
            maxLoss = loss;
            best = cell;
        }
    }
    return best;
}

/// Makes a guess. Returns Solved if there are open candidates again. After a stop the same digit is tried
/// again.
OrHalt<Outcome> GuessSearch::guess(const std::stop_token &stop)
{
    while (!m_branches.empty()) {
        Branch &branch = m_branches.back();
        if (branch.untried.isEmpty()) {
            m_branches.pop_back();
            continue;
        }
        if (m_guessesLeft == 0)
            return halted(Halt::Stopped);
        const Digit digit = branch.untried.first();
        m_candidates = branch.candidates;
        const Propagation propagation = m_propagator->decide(m_candidates, branch.cell, digit, stop);
        if (propagation == Propagation::Stopped)
            return halted(Halt::Stopped);
        branch.untried.remove(digit);
        --m_guessesLeft;
        m_isOpen = propagation == Propagation::Done;
        if (m_isOpen)
            return Outcome::Solved;
    }
    return Outcome::None;
}

} // namespace sudoku
