#pragma once

#include "core/solve/propagation.h"
#include "core/solve/puzzlesolver.h"

#include <optional>
#include <vector>

namespace sudoku {

/// For whoever wants any solution soon: the solver takes as long as these, and nearly all 9x9 need fewer.
inline constexpr int usualGuesses = 300;

/// Solutions by propagation and a few guesses, one after the other: most puzzles need no more, and have their answer in less
/// time than it takes to write their formula.
class GuessSearch
{
public:
    GuessSearch(const Puzzle &puzzle, int mostGuesses);

    /// Looks for a solution that was not found before. None: there is no further one. Stopped: the guesses are used up, or
    /// the puzzle has rules that propagation does not know.
    Outcome next();

    /// What the last next(), which was Solved, found.
    Grid solution() const { return gridOf(m_candidates); }

private:
    /// A cell where digits are tried one after the other.
    struct Branch
    {
        Candidates candidates; ///< before the guess, at the fixed point
        Cell cell;
        DigitSet untried;
    };

    std::optional<Cell> cellToGuess() const;
    Outcome guess();

    std::shared_ptr<const Propagator> m_propagator;
    int m_guessesLeft;
    Candidates m_candidates; // at the fixed point,
    bool m_isOpen;           // unless they are refuted or were a solution
    std::vector<Branch> m_branches;
};

} // namespace sudoku
