#include "core/solve/guesssearch.h"

#include "core/solve/encoding.h"

#include <optional>

namespace sudoku {
namespace {

/// One of the cells with the fewest candidates, where there is more than one.
std::optional<Cell> narrowestCell(const Candidates &candidates)
{
    std::optional<Cell> narrowest;
    for (Cell cell = 0; cell < std::ssize(candidates); ++cell) {
        const int size = candidates[cell].size();
        if (size == 2)
            return cell;
        if (size > 2 && (!narrowest || size < candidates[*narrowest].size()))
            narrowest = cell;
    }
    return narrowest;
}

} // namespace

GuessSearch::GuessSearch(const Puzzle &puzzle, int mostGuesses)
    : m_propagator(puzzle.geometry, activeRules(puzzle)),
      m_guessesLeft(mostGuesses),
      m_candidates(candidatesOfGivens(puzzle)),
      m_isOpen(m_propagator.propagate(m_candidates))
{
}

Outcome GuessSearch::next()
{
    if (!m_propagator.knowsAllRules())
        return Outcome::Stopped;
    for (;;) {
        if (!m_isOpen)
            if (const Outcome outcome = guess(); outcome != Outcome::Solved)
                return outcome;
        m_isOpen = false;
        const std::optional<Cell> cell = narrowestCell(m_candidates);
        if (!cell)
            return Outcome::Solved;
        m_branches.push_back({m_candidates, *cell, m_candidates[*cell]});
    }
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
        m_isOpen = m_propagator.decide(m_candidates, branch.cell, digit);
        if (m_isOpen)
            return Outcome::Solved;
    }
    return Outcome::None;
}

} // namespace sudoku
