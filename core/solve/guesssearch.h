#pragma once

#include "core/propagate/propagation.h"
#include "core/solve/outcome.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace sudoku {

/// For whoever wants any solution soon: the solver takes as long as these, and nearly all 9x9 need fewer.
inline constexpr int defaultGuesses = 300;

/// Solutions by propagation and a few guesses, one after the other: most puzzles need no more, and have their answer in less
/// time than it takes to write their formula.
class GuessSearch
{
public:
    /// \a puzzle must outlive it.
    GuessSearch(const Puzzle &puzzle, int maxGuesses) : m_puzzle(puzzle), m_guessesLeft(maxGuesses) {}

    /// Looks for a solution that was not found before. None: there is no further one. Stopped: the guesses are used up; or
    /// \a stop came, and it may be asked again.
    [[nodiscard]] OrHalt<Outcome> next(const std::stop_token &stop);

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

    bool begin(const std::stop_token &stop);
    std::optional<Cell> cellToGuess() const;
    OrHalt<Outcome> guess(const std::stop_token &stop);

    const Puzzle &m_puzzle;
    int m_guessesLeft;
    std::shared_ptr<const Propagator> m_propagator = {}; // null before it has begun
    Candidates m_candidates = {};                        // at the fixed point,
    bool m_isOpen = false;                               // unless they are refuted or were a solution
    std::vector<Branch> m_branches;
};

} // namespace sudoku
