#pragma once

#include "tests/puzzles.h"

#include "core/board/random.h"
#include "core/solve/solve.h"

#include <algorithm>

/// Random puzzles for tests, the same ones in each run, whatever the compiler.
namespace sudoku {

/// A solved board, one of many.
inline Grid someSolution(const Geometry &geometry, Random &random)
{
    Puzzle puzzle(geometry);
    const auto digit = static_cast<Digit>(1 + random.below(geometry.size()));
    const auto cell = static_cast<Cell>(random.below(geometry.cellCount()));
    puzzle.givens.set(cell, digit);
    return solve(puzzle, {.seed = static_cast<std::int64_t>(random.below(1'000'000))}).solution;
}

/// \a puzzle with \a count more givens, which are those of \a solution.
inline Puzzle withGivensOf(const Grid &solution, Puzzle puzzle, int count, Random &random)
{
    std::vector<Cell> cells;
    for (Cell cell = 0; cell < solution.cellCount(); ++cell)
        cells.push_back(cell);
    random.shuffle(cells);
    for (int i = 0; i < count; ++i)
        puzzle.givens.set(cells[i], solution[cells[i]]);
    return puzzle;
}

/// \a count cells of a solution as givens.
inline Puzzle someGivens(const Geometry &geometry, int count, Random &random)
{
    return withGivensOf(someSolution(geometry, random), Puzzle(geometry), count, random);
}

/// \a puzzle with one given changed: most often without a solution.
inline Puzzle withFault(Puzzle puzzle, Random &random)
{
    const int digits = std::min(puzzle.geometry.size(), puzzle.geometry.digitCount());
    Cell cell = 0;
    do
        cell = static_cast<Cell>(random.below(puzzle.geometry.cellCount()));
    while (!puzzle.givens.isFilled(cell));
    const Digit step = static_cast<Digit>(1 + random.below(digits - 1));
    puzzle.givens.set(cell, (puzzle.givens[cell] - 1 + step) % digits + 1);
    return puzzle;
}

/// Of a board without constraints.
inline Puzzle withPlantedFault(const Geometry &geometry, int count, Random &random)
{
    return withFault(someGivens(geometry, count, random), random);
}

} // namespace sudoku
