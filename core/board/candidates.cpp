#include "core/board/candidates.h"

#include <algorithm>
#include <limits>

namespace sudoku {

Candidates Candidates::all(const Geometry &geometry)
{
    Candidates candidates;
    candidates.m_digits.assign(geometry.cellCount(), DigitSet::all(geometry.digitCount()));
    return candidates;
}

Candidates Candidates::ofGivens(const Puzzle &puzzle)
{
    Candidates candidates = all(puzzle.geometry);
    for (Cell cell = 0; cell < puzzle.givens.cellCount(); ++cell)
        if (puzzle.givens.isFilled(cell))
            candidates[cell] = {puzzle.givens[cell]};
    return candidates;
}

bool Candidates::isSolved() const
{
    return std::ranges::all_of(m_digits, &DigitSet::isSingle);
}

Grid Candidates::grid() const
{
    Grid grid(cellCount());
    for (Cell cell = 0; cell < cellCount(); ++cell)
        if (!m_digits[cell].isEmpty())
            grid.set(cell, m_digits[cell].first());
    return grid;
}

std::vector<Cell> Candidates::narrowestCells() const
{
    std::vector<Cell> narrowest;
    int minSize = std::numeric_limits<int>::max();
    for (Cell cell = 0; cell < cellCount(); ++cell) {
        const int size = m_digits[cell].size();
        if (size == 1 || size > minSize)
            continue;
        if (size < minSize)
            narrowest.clear();
        minSize = size;
        narrowest.push_back(cell);
    }
    return narrowest;
}

std::optional<Cell> Candidates::narrowestCell(std::span<const Cell> order) const
{
    std::optional<Cell> narrowest;
    int minSize = std::numeric_limits<int>::max();
    for (const Cell cell : order) {
        const int size = m_digits[cell].size();
        if (size == 1 || size >= minSize)
            continue;
        narrowest = cell;
        minSize = size;
        if (minSize == 2)
            break; // no open cell has fewer
    }
    return narrowest;
}

} // namespace sudoku
