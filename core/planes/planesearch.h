#pragma once

#include "core/board/grid.h"
#include "core/sat/halt.h"

#include <cstdint>
#include <stop_token>

namespace sudoku {

/// Finds the solutions of a classic puzzle one after the other: narrows the planes of its digits, and
/// guesses.
class PlaneSearch
{
public:
    /// Where guesses are allowed, so many positions for each of them are enough for nearly all boards.
    static constexpr std::int64_t positionsPerGuess = 100;

    virtual ~PlaneSearch() = default;

    /// Begins with another puzzle, in the same memory and without a limit.
    virtual void restart(const Grid &givens) = 0;

    /// Excludes the solutions with \a digit in \a cell; must be called before next().
    virtual void eliminate(Cell cell, Digit digit) = 0;

    /// Returns whether there are boards that are better left to a solver after some time.
    virtual bool mayTakeLong() const = 0;

    /// If the search may take long, it looks at so many positions from now on, which takes about a
    /// microsecond for each.
    virtual void limit(std::int64_t positions) = 0;

    /// Returns whether the puzzle is solved without a guess; may be called once, instead of next().
    [[nodiscard]] virtual bool isSolvedBySingles() = 0;

    /// Looks for a solution that was not found before. Returns None if there is none left, and Halt::Stopped
    /// if the limit is reached or \a stop is requested; after that it may be called again.
    [[nodiscard]] virtual OrHalt<Outcome> next(const std::stop_token &stop) = 0;

    /// Returns the solution that next() found last; valid after Solved.
    virtual Grid solution() const = 0;
};

} // namespace sudoku
