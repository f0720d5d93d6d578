#pragma once

#include "core/propagate/propagation.h"
#include "core/sat/halt.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace sudoku {

/// The default limit of guesses if any solution will do (more where there are sums): they take about as long
/// as a solver would, and nearly all 9x9 puzzles need fewer.
inline constexpr int defaultGuesses = 300;

/// Finds the solutions of a puzzle one after the other by propagation and a limited number of guesses, in
/// cells that took part in contradictions before. Most puzzles need no more and are solved in less time than
/// it takes to write their formula.
class GuessSearch
{
public:
    /// Makes a search that may make \a maxGuesses; \a puzzle must outlive it.
    GuessSearch(const Puzzle &puzzle, int maxGuesses, const Memo &memo)
        : m_puzzle(puzzle),
          m_memo(memo),
          m_guessesLeft(maxGuesses)
    {
    }

    /// Allows more guesses than before, many times as many where there are sums.
    void allowMore(int guesses);

    /// Looks for a solution that was not found before. Returns None if there is none left, and Halt::Stopped
    /// if the guesses are used up or \a stop is requested; after a stop it may be called again. There are no
    /// guesses where regions are unknown.
    [[nodiscard]] OrHalt<Outcome> next(const std::stop_token &stop);

    /// Returns the solution that the last next() found; valid after Solved.
    Grid solution() const { return m_candidates.grid(); }

private:
    /// A cell whose digits are tried one after the other.
    struct Branch
    {
        Candidates candidates; ///< the candidates before the guess, at the fixed point
        Cell cell;
        DigitSet untried;
    };

    bool begin(const std::stop_token &stop);
    void strengthen();
    std::optional<Cell> cellToGuess() const;
    void learnFromConflict();
    OrHalt<Outcome> guess(const std::stop_token &stop);

    const Puzzle &m_puzzle;
    Memo m_memo;
    int m_guessesLeft;
    int m_guessesMade = 0;
    bool m_isStrong = false;                             // whether the propagator has all sums
    std::shared_ptr<const Propagator> m_propagator = {}; // null before the search has begun
    Candidates m_candidates = {};                        // at the fixed point,
    bool m_isOpen = false;                               // unless they are refuted or were a solution
    std::vector<Branch> m_branches;
    std::optional<Propagator::Scratch> m_scratch = {};
    std::vector<double> m_weights = {}; // by cell: how much it took part in contradictions, of late most
    double m_nextWeight = 1;
};

} // namespace sudoku
