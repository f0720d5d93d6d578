#include "core/board/candidates.h"

namespace sudoku {

Candidates allCandidates(const Geometry &geometry)
{
    return Candidates(geometry.cellCount(), DigitSet::all(geometry.digitCount()));
}

Grid gridOf(const Candidates &candidates)
{
    Grid grid(static_cast<int>(candidates.size()));
    for (Cell cell = 0; cell < grid.cellCount(); ++cell)
        grid.set(cell, candidates[cell].first());
    return grid;
}

Candidates candidatesOfGivens(const Puzzle &puzzle)
{
    Candidates candidates = allCandidates(puzzle.geometry);
    for (Cell cell = 0; cell < puzzle.givens.cellCount(); ++cell)
        if (puzzle.givens.isFilled(cell))
            candidates[cell] = {puzzle.givens[cell]};
    return candidates;
}

} // namespace sudoku
