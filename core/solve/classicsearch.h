#pragma once

#include "core/board/puzzle.h"
#include "core/solve/digitplanes.h"
#include "core/solve/outcome.h"

#include <stop_token>
#include <vector>

namespace sudoku {

/// Finds the solutions of a classic 9x9 puzzle one after the other: narrows the planes of its digits, and
/// guesses.
class ClassicSearch
{
public:
    /// Returns whether \a puzzle has the board of newspapers and no constraints.
    static bool suits(const Puzzle &puzzle);

    explicit ClassicSearch(const Puzzle &puzzle);

    /// Excludes the solutions with \a digit in \a cell; must be called before next().
    void eliminate(Cell cell, Digit digit) { m_open.front().eliminate(cell, digit); }

    /// Looks for a solution that was not found before. Returns None if there is none left, and Halt::Stopped
    /// if \a stop is requested; after that it may be called again.
    [[nodiscard]] OrHalt<Outcome> next(const std::stop_token &stop);

    /// Returns the solution that the last next() found; valid after Solved.
    const Grid &solution() const { return m_solution; }

private:
    void guess();

    std::vector<DigitPlanes> m_open; // which have all solutions that are left; the last is looked at first
    Grid m_solution;
};

} // namespace sudoku
