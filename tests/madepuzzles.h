#pragma once

#include "tests/testdata.h"
#include "ui/generate/puzzlefactory.h"

#include <cstdint>

namespace sudoku {

/// As if it had been generated.
inline MadePuzzle madePuzzle(const Puzzle &puzzle, std::uint64_t seed,
                             const OrHalt<Outcome> &outcome = Outcome::Solved)
{
    Puzzle shape = puzzle;
    shape.givens = Grid(puzzle.geometry.cellCount());
    MadePuzzle made{GenerateRequest(shape), {outcome}, std::chrono::seconds(60)};
    made.request.seed = seed;
    made.result.puzzle = puzzle;
    return made;
}

} // namespace sudoku
