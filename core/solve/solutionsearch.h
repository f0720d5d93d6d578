#pragma once

#include "core/cages/cagesearch.h"
#include "core/planes/planesearch.h"
#include "core/search/rulesearch.h"
#include "core/solve/guesssearch.h"
#include "core/solve/puzzlesolver.h"

#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace sudoku {

/// Finds the solutions of a puzzle one after the other. If the options allow guesses, those of a classic 9x9
/// or 16x16 board are found by a search of their own. Other boards get some guesses, then the search for
/// cages or for any rules, which takes turns with a solver after a while. After the limits of all these the
/// solver goes on alone.
class SolutionSearch
{
public:
    SolutionSearch(Puzzle puzzle, const SolveOptions &options)
        : m_solver(std::move(puzzle), options),
          m_maxGuesses(hasUnknownRegions(m_solver.puzzle()) ? 0 : options.maxGuesses),
          m_memo(options.memo),
          m_mayTakeTurns(options.maxConflicts == 0),
          m_share(options.firstTurn)
    {
    }

    /// Looks for a solution that was not found before. May be called again after Stopped.
    [[nodiscard]] OrHalt<Outcome> next(const std::stop_token &stop, const Progress &progress = {});

    /// Returns the solution that the last next() found; valid after Solved.
    const Grid &solution() const { return m_solution; }
    SolveStatistics statistics() const;

private:
    OrHalt<Outcome> find(const std::stop_token &stop, const Progress &progress);
    void beginGuesses();
    std::optional<OrHalt<Outcome>> guess(const std::stop_token &stop, const Progress &progress);
    OrHalt<Outcome> nextGuess(const std::stop_token &stop);
    bool allowMore(const std::stop_token &stop);
    template <typename Search>
    bool goOnWith(std::unique_ptr<Search> search);
    bool acceptGuess();
    void limitSearch(double share);
    bool maySolverTakeTurn() const;
    std::optional<OrHalt<Outcome>> askInTurn(const std::stop_token &stop, const Progress &progress);
    void lengthenTurns(double share);
    bool canFallBack() const;
    void endGuesses();
    OrHalt<Outcome> ask(const std::stop_token &stop, const Progress &progress);

    using Planes = std::unique_ptr<PlaneSearch>;
    using Cages = std::unique_ptr<CageSearch>;
    using Rules = std::unique_ptr<RuleSearch>;

    PuzzleSolver m_solver;
    int m_maxGuesses; // 0 if they are used up
    Memo m_memo;
    std::chrono::nanoseconds m_guessTime{};
    std::variant<std::monostate, GuessSearch, Planes, Cages, Rules> m_guesses;
    bool m_isEasy = true;        // so far: not all of the first guesses of a GuessSearch were needed
    std::vector<Grid> m_guessed; // solutions found by guesses, as long as the solver may have to exclude them
    std::size_t m_foundByOthers = 0; // of m_guessed, those that the next search finds again
    std::size_t m_forbidden = 0;     // of m_guessed, those that the solver does not find again
    bool m_mayTakeTurns;             // whether the solver may be asked before the search is at its end
    /// What the search may do in all, and then the solver: so many times their usual first turn.
    double m_share;
    int m_foundBySolver = 0;
    Grid m_solution;
    bool m_isExhausted = false;
};

} // namespace sudoku
