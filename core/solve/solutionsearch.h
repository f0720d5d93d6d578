#pragma once

#include "core/solve/classicsearch.h"
#include "core/solve/guesssearch.h"
#include "core/solve/puzzlesolver.h"

#include <optional>
#include <variant>
#include <vector>

namespace sudoku {

/// Finds the solutions of a puzzle one after the other. If the options allow guesses, those of a classic 9x9
/// board are found by its own search, and those of another one by guesses up to the limit, then by a solver.
class SolutionSearch
{
public:
    SolutionSearch(Puzzle puzzle, const SolveOptions &options)
        : m_solver(std::move(puzzle), options),
          m_maxGuesses(options.maxGuesses)
    {
    }

    /// Looks for a solution that was not found before. May be called again after Stopped.
    [[nodiscard]] OrHalt<Outcome> next(const std::stop_token &stop, const Progress &progress = {});

    /// Returns the solution that the last next() found; valid after Solved.
    const Grid &solution() const { return m_solution; }
    const SolveStatistics &statistics() const { return m_solver.statistics(); }

private:
    OrHalt<Outcome> find(const std::stop_token &stop, const Progress &progress);
    void beginGuesses();
    std::optional<OrHalt<Outcome>> guess(const std::stop_token &stop);
    void endGuesses();
    OrHalt<Outcome> ask(const std::stop_token &stop, const Progress &progress);

    PuzzleSolver m_solver;
    int m_maxGuesses; // 0 if they are used up
    std::variant<std::monostate, GuessSearch, ClassicSearch> m_guesses;
    std::vector<Grid> m_guessed; // solutions of a GuessSearch, which the solver does not exclude yet
    Grid m_solution;
    bool m_isExhausted = false;
};

} // namespace sudoku
