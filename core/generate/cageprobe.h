#pragma once

#include "core/solve/puzzlesolver.h"

#include <optional>

namespace sudoku {

/// Asks of puzzles with cages on one filled board what their design depends on. Each question is bounded: one
/// that takes long has no answer.
class CageProbe
{
public:
    /// \a solution is a solution of the puzzles, and must outlive the probe.
    CageProbe(const Grid &solution, const SolveOptions &options);

    /// Returns how many candidates narrowing leaves besides the digits of the solution: none if it solves the
    /// puzzle. Returns nothing if \a stop was requested.
    std::optional<int> looseness(const Puzzle &puzzle, const std::stop_token &stop) const;

    /// Looks for another solution of \a puzzle. Returns None if there is none, and Halt::Stopped if the
    /// question takes long or \a stop was requested.
    OrHalt<Outcome> findOther(const Puzzle &puzzle, const std::stop_token &stop);
    /// Returns what the last findOther() found; valid after Solved.
    const Grid &other() const { return m_other; }

private:
    const Grid &m_solution;
    SolveOptions m_options;
    Grid m_other;
};

} // namespace sudoku
