#pragma once

#include "core/planes/classicsearch.h"
#include "core/solve/solve.h"

namespace sudoku {

/// Answers questions about one classic 9x9 board after the other in the same memory, for streams of millions.
/// Each solution has passed isClassicSolution().
class ClassicSolver
{
public:
    ClassicSolver();

    /// Looks for one solution of \a givens.
    [[nodiscard]] OrHalt<Outcome> solve(const Grid &givens, const std::stop_token &stop);
    /// Checks whether \a givens have exactly one solution.
    [[nodiscard]] OrHalt<Uniqueness> check(const Grid &givens, const std::stop_token &stop);

    /// Returns the solution that solve() found last; valid after Solved.
    const Grid &solution() const { return m_solution; }

private:
    OrHalt<Outcome> next(const Grid &givens, const std::stop_token &stop);

    ClassicSearch m_search;
    Grid m_solution;
};

} // namespace sudoku
