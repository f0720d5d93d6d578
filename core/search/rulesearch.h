#pragma once

#include "core/sat/halt.h"
#include "core/search/rulenetwork.h"

#include <cstdint>
#include <memory>
#include <stop_token>
#include <vector>

namespace sudoku {

/// Finds the solutions of a puzzle of any size with any rules one after the other: narrows the cells of each
/// rule, and guesses where contradictions were, a digit of a cell or a cell of a digit.
class RuleSearch
{
public:
    /// Returns whether \a puzzle has rules beyond different digits: only then the search is of use, as a
    /// solver is quick where all rules say no more.
    static bool suits(const Puzzle &puzzle);

    /// Makes a search that may do \a maxWork (see RuleNetwork::work()), or nothing if \a stop is requested.
    static std::unique_ptr<RuleSearch> make(const Puzzle &puzzle, std::int64_t maxWork,
                                            const std::stop_token &stop);

    RuleSearch(std::unique_ptr<RuleNetwork> network, std::int64_t maxWork);

    /// Allows as much work as it takes.
    void allowAll();

    /// Looks for a solution that was not found before. Returns None if there is none left, and Halt::Stopped
    /// if the work is done or \a stop is requested; after a stop it may be called again.
    [[nodiscard]] OrHalt<Outcome> next(const std::stop_token &stop);

    /// Returns the solution that the last next() found; valid after Solved.
    const Grid &solution() const { return m_solution; }
    /// Returns how many guesses were made so far.
    std::int64_t guesses() const { return m_guesses; }

private:
    struct Guess
    {
        Cell cell;
        Digit digit;
    };

    void restart();
    void begin(Guess guess);
    bool takeBack();
    bool narrow(Guess guess);
    std::optional<Guess> choose() const;
    double bestPlace(std::span<const Cell> house, double score, Guess &guess) const;
    void learnFromConflict(Cell guessed);
    Grid digits() const;

    std::unique_ptr<RuleNetwork> m_network;
    SearchBoard m_board;             // narrow,
    bool m_isOpen;                   // unless it is refuted or was a solution
    std::vector<DigitMask> m_before; // the candidates before each guess, one after the other
    std::vector<Guess> m_made;       // the guesses that are made
    std::vector<double> m_weights;   // by cell: how much it took part in contradictions, of late most
    double m_growth;                 // how much more the next contradiction counts
    double m_nextWeight = 1;
    std::int64_t m_guesses = 0;
    std::int64_t m_nextRestart;
    bool m_mayRestart = true; // before the first solution
    std::int64_t m_maxWork;
    Grid m_solution;
};

} // namespace sudoku
