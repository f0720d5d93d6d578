#include "core/solve/guesssearch.h"

#include "core/solve/encoding.h"

#include <cstdint>
#include <limits>

namespace sudoku {
namespace {

/// The open cells with the fewest candidates.
std::vector<Cell> narrowestCells(const Candidates &candidates)
{
    std::vector<Cell> narrowest;
    int fewest = std::numeric_limits<int>::max();
    for (Cell cell = 0; cell < std::ssize(candidates); ++cell) {
        const int size = candidates[cell].size();
        if (size == 1 || size > fewest)
            continue;
        if (size < fewest)
            narrowest.clear();
        fewest = size;
        narrowest.push_back(cell);
    }
    return narrowest;
}

} // namespace

GuessSearch::GuessSearch(const Puzzle &puzzle, int mostGuesses)
    : m_propagator(propagatorOf(puzzle)),
      m_guessesLeft(mostGuesses),
      m_candidates(candidatesOfGivens(puzzle)),
      m_isOpen(m_propagator->propagate(m_candidates))
{
}

Outcome GuessSearch::next()
{
    for (;;) {
        if (!m_isOpen)
            if (const Outcome outcome = guess(); outcome != Outcome::Solved)
                return outcome;
        m_isOpen = false;
        const std::optional<Cell> cell = cellToGuess();
        if (!cell)
            return Outcome::Solved;
        m_branches.push_back({m_candidates, *cell, m_candidates[*cell]});
    }
}

/// Of the cells with the fewest candidates the one whose peers would lose most: a common candidate counts half of one in a
/// peer with one candidate less (as in the clauses of Jeroslow and Wang, "Solving Propositional Satisfiability Problems", 1990).
std::optional<Cell> GuessSearch::cellToGuess() const
{
    std::optional<Cell> best;
    std::uint64_t most = 0;
    for (const Cell cell : narrowestCells(m_candidates)) {
        std::uint64_t loss = 1;
        for (const Cell peer : m_propagator->peers(cell)) {
            const int size = m_candidates[peer].size();
            if (size > 1)
                loss += static_cast<std::uint64_t>((m_candidates[peer] & m_candidates[cell]).size())
                        << (32 - size);
        }
        if (loss > most) {
            most = loss;
            best = cell;
        }
    }
    return best;
}

/// Solved: there are open candidates again.
Outcome GuessSearch::guess()
{
    while (!m_branches.empty()) {
        Branch &branch = m_branches.back();
        if (branch.untried.isEmpty()) {
            m_branches.pop_back();
            continue;
        }
        if (m_guessesLeft == 0)
            return Outcome::Stopped;
        --m_guessesLeft;
        const Digit digit = branch.untried.first();
        branch.untried.remove(digit);
        m_candidates = branch.candidates;
        m_isOpen = m_propagator->decide(m_candidates, branch.cell, digit);
        if (m_isOpen)
            return Outcome::Solved;
    }
    return Outcome::None;
}

} // namespace sudoku
