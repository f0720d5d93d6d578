#pragma once

#include "core/board/puzzle.h"
#include "core/cages/cagenarrower.h"
#include "core/sat/halt.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace sudoku {

/// Finds the solutions of a classic 9x9 board with cages one after the other: narrows the planes of its
/// digits and the cells of cages, and guesses in cells that took part in contradictions.
class CageSearch
{
public:
    /// Makes a search that may make \a maxGuesses, or nothing if \a puzzle has another board or other rules,
    /// no sum or very many groups; or if \a stop is requested.
    static std::unique_ptr<CageSearch> make(const Puzzle &puzzle, std::int64_t maxGuesses,
                                            const std::stop_token &stop);

    CageSearch(const Grid &givens, std::span<const CageGroup> groups, std::int64_t maxGuesses);

    /// Lets it make \a maxGuesses in all.
    void limit(std::int64_t maxGuesses) { m_maxGuesses = maxGuesses; }

    /// Returns how many candidates narrowing leaves before the first guess; 0 if it finds a contradiction.
    int candidateCount() const;

    /// Looks for a solution that was not found before. Returns None if there is none left, and Halt::Stopped
    /// if the guesses are used up or \a stop is requested; after a stop it may be called again.
    [[nodiscard]] OrHalt<Outcome> next(const std::stop_token &stop);

    /// Returns the solution that the last next() found; valid after Solved.
    const Grid &solution() const { return m_solution; }

private:
    /// A cell whose digits are tried one after the other.
    struct Branch
    {
        DigitPlanes planes; ///< before the guess, narrow
        Cell cell;
        DigitBits untried;
    };

    bool guess();
    std::optional<Cell> cellToGuess();
    void learnFromConflict(Cell guessed);
    void restart();

    CageNarrower m_narrower;
    DigitPlanes m_first;  // narrow, unless they are refuted
    DigitPlanes m_planes; // narrow,
    bool m_isOpen;        // unless they are refuted or were a solution
    Grid m_solution;
    std::vector<Branch> m_branches;
    std::array<double, 81> m_weights; // by cell: how much it took part in contradictions, of late most
    double m_nextWeight = 1;
    std::int64_t m_guesses = 0;
    std::int64_t m_maxGuesses;
    std::int64_t m_nextRestart;
    int m_restartsLeft;
    CellCandidates m_candidates; // of m_planes while they are open
};

} // namespace sudoku
