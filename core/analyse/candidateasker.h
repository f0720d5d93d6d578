#pragma once

#include "core/analyse/candidateknowledge.h"
#include "core/solve/puzzlesolver.h"

namespace sudoku {

/// Asks a solver for solutions with a candidate that are not known yet.
class CandidateAsker
{
public:
    /// \a limit is the number of solutions that are counted for each candidate.
    CandidateAsker(const Puzzle &puzzle, int limit, const SolveOptions &options);

    /// Must be called before any other function. Returns what PuzzleSolver::prepare() returns.
    [[nodiscard]] std::optional<OrHalt<Outcome>> prepare(const std::stop_token &stop);

    /// Returns the digits that propagation leaves to \a cell.
    DigitSet candidates(Cell cell) const { return m_solver.encoding().candidates(cell); }

    /// Looks for any solution, before the first learn().
    [[nodiscard]] OrHalt<Outcome> askFirst(const std::stop_token &stop) { return m_solver.ask({}, stop); }
    /// Looks for another one right after askFirst(). Returns Halt::Stopped if that takes more conflicts.
    [[nodiscard]] OrHalt<Outcome> askSecond(std::int64_t maxConflicts, const std::stop_token &stop);
    /// Looks for a solution with the candidate that was not known at the last learn().
    [[nodiscard]] OrHalt<Outcome> ask(Cell cell, Digit digit, const std::stop_token &stop);

    /// Excludes what has become known since the last call.
    void learn(const CandidateKnowledge &known);

    /// Returns the solution that was found last.
    const Grid &solution() const { return m_solver.solution(); }
    const SolveStatistics &statistics() const { return m_solver.statistics(); }

private:
    PuzzleSolver m_solver;
    const int m_limit;
    Literal m_isNew = 0; ///< "none of the known solutions", if more than one is counted
    std::size_t m_learntSolutions = 0;
    std::size_t m_learntCandidates = 0;
};

} // namespace sudoku
