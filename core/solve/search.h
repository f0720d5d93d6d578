#pragma once

#include "core/solve/puzzlesolver.h"

namespace sudoku {

/// The solutions of a puzzle, one after the other.
class SolutionSearch
{
public:
    SolutionSearch(Puzzle puzzle, const SolveOptions &options) : m_solver(std::move(puzzle), options) {}

    /// Looks for a solution that was not found before. After Stopped it may be asked again.
    Outcome next(const std::stop_token &stop, const Progress &progress = {});

    /// What the last next(), which was Solved, found.
    const Grid &solution() const { return m_solution; }
    const SolveStatistics &statistics() const { return m_solver.statistics(); }

private:
    PuzzleSolver m_solver;
    Grid m_solution;
    bool m_isExhausted = false;
};

} // namespace sudoku
