#pragma once

#include "core/sat/halt.h"
#include "core/search/rulenetwork.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace sudoku {

/// Finds the solutions of a puzzle of any size with any rules one after the other. It narrows the cells of
/// each rule, and guesses where contradictions were: the digit of a cell, or the place of a digit in a house.
class RuleSearch
{
public:
    /// What it may do for each conflict of a solver to take about as long (see RuleNetwork::work()).
    static constexpr std::int64_t workPerConflict = 300;

    /// Returns whether \a puzzle, or \a rules, have one that demands more than different digits. Without one
    /// a SAT solver is quick, and this search is of no use.
    static bool suits(const Puzzle &puzzle);
    static bool suits(std::span<const ActiveRule> rules);

    /// Makes a search that may do \a maxWork (see RuleNetwork::work()), or nothing if \a stop is requested.
    static std::unique_ptr<RuleSearch> make(const Puzzle &puzzle, std::int64_t maxWork,
                                            const std::stop_token &stop);

    RuleSearch(std::unique_ptr<RuleNetwork> network, std::int64_t maxWork);

    /// Lets it do \a maxWork in all.
    void limit(std::int64_t maxWork) { m_maxWork = maxWork; }

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
    std::optional<Guess> choose() const;
    double bestPlace(std::span<const Cell> house, double score, Guess &guess) const;
    void learnFromConflict(Cell guessed);
    Grid digits() const;

    std::unique_ptr<RuleNetwork> m_network;
    SearchBoard m_board;
    bool m_isOpen;                   // whether m_board is narrowed; else it is refuted or was a solution
    std::vector<DigitMask> m_before; // the candidates before each guess, one after the other
    std::vector<Guess> m_made;       // the guesses in force
    std::vector<double> m_weights;   // by cell: how much it took part in contradictions
    double m_growth;                 // how much more the next contradiction counts
    double m_nextWeight = 1;
    std::int64_t m_guesses = 0;
    std::int64_t m_nextRestart;
    bool m_isStrong = false;  // whether the network was strengthened
    bool m_mayRestart = true; // before the first solution
    std::int64_t m_maxWork;
    Grid m_solution;
};

} // namespace sudoku
