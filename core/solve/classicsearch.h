#pragma once

#include "core/board/puzzle.h"
#include "core/solve/classicengine.h"
#include "core/solve/outcome.h"

#include <memory>
#include <stop_token>

namespace sudoku {

/// Finds the solutions of a classic 9x9 puzzle one after the other: narrows the planes of its digits, and
/// guesses.
class ClassicSearch
{
public:
    /// Returns whether \a geometry is that of the board of newspapers.
    static bool isClassic(const Geometry &geometry);
    /// Returns whether \a puzzle has such a board and no constraints.
    static bool suits(const Puzzle &puzzle);

    explicit ClassicSearch(const Grid &givens, const ClassicEngine &engine = classicEngines().front());

    /// Begins with another puzzle, in the same memory.
    void restart(const Grid &givens);

    /// Excludes the solutions with \a digit in \a cell; must be called before next().
    void eliminate(Cell cell, Digit digit) { m_open.planes->eliminate(cell, digit); }

    /// Returns whether the puzzle is solved without a guess; may be called once, instead of next().
    [[nodiscard]] bool isSolvedBySingles();

    /// Looks for a solution that was not found before. Returns None if there is none left, and Halt::Stopped
    /// if \a stop is requested; after that it may be called again.
    [[nodiscard]] OrHalt<Outcome> next(const std::stop_token &stop) { return nextPlanes(stop, 0); }

    /// Looks for narrowed planes with at most \a maxOpen cells that are not solved, and otherwise as next().
    /// All those planes together have each solution once, and may have none.
    [[nodiscard]] OrHalt<Outcome> nextPlanes(const std::stop_token &stop, int maxOpen);

    /// Returns the planes that were found last; valid after Solved.
    const DigitPlanes &planes() const { return m_found; }
    /// Returns the solution that next() found last; valid after Solved.
    Grid solution() const { return m_found.grid(); }

private:
    const ClassicEngine *m_engine;
    std::unique_ptr<DigitPlanes[]> m_planes;
    PlaneStack m_open;
    DigitPlanes m_found;
};

} // namespace sudoku
