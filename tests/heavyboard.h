#pragma once

#include "core/variants/straightline.h"
#include "tests/puzzles.h"

#include <string_view>
#include <utility>

namespace sudoku {

/// A board of 25x25 with a solution and no givens, and all the clues outside it that there is place for: 50
/// sandwiches, 100 X-sums and 60 little killers. Nothing about it is quick.
struct HeavyBoard
{
    HeavyBoard() : puzzle(defaultGeometry(25)), solution(puzzle.geometry.cellCount())
    {
        const int size = puzzle.geometry.size();
        for (int row = 0; row < size; ++row)
            for (int column = 0; column < size; ++column)
                solution.set(puzzle.geometry.cellAt(row, column),
                             (row * 5 + row / 5 + column * 7) % size + 1);
        for (int line = 0; line < size; ++line) {
            addLine({line, 0}, {line, 1});
            addLine({0, line}, {1, line});
            addClue("x-sum", {line, size - 1}, {line, size - 2}, xSum({line, size - 1}, {line, size - 2}));
            addClue("x-sum", {size - 1, line}, {size - 2, line}, xSum({size - 1, line}, {size - 2, line}));
        }
        for (int i = 0; i < 20; ++i) {
            addDiagonal({0, i}, {1, i + 1});
            addDiagonal({i, size - 1}, {i + 1, size - 2});
            addDiagonal({size - 1, i}, {size - 2, i + 1});
        }
    }

    Puzzle puzzle;
    Grid solution;

private:
    using Place = std::pair<int, int>;

    std::vector<Cell> cellsFrom(Place first, Place second) const
    {
        const Geometry &geometry = puzzle.geometry;
        return straightFrom(geometry, geometry.cellAt(first.first, first.second),
                            geometry.cellAt(second.first, second.second));
    }

    void addClue(std::string_view id, Place first, Place second, int number)
    {
        puzzle.constraints.push_back({findVariant(id), cellsFrom(first, second), {number}});
    }

    void addLine(Place first, Place second)
    {
        addClue("sandwich", first, second, sandwich(first, second));
        addClue("x-sum", first, second, xSum(first, second));
    }

    void addDiagonal(Place first, Place second)
    {
        int sum = 0;
        for (const Cell cell : cellsFrom(first, second))
            sum += solution[cell];
        addClue("little-killer", first, second, sum);
    }

    int xSum(Place first, Place second) const
    {
        const std::vector<Cell> cells = cellsFrom(first, second);
        int sum = 0;
        for (int i = 0; i < solution[cells.front()]; ++i)
            sum += solution[cells[i]];
        return sum;
    }

    int sandwich(Place first, Place second) const
    {
        int crusts = 0;
        int sum = 0;
        for (const Cell cell : cellsFrom(first, second)) {
            const bool isCrust = solution[cell] == 1 || solution[cell] == puzzle.geometry.digitCount();
            crusts += isCrust ? 1 : 0;
            sum += crusts == 1 && !isCrust ? solution[cell] : 0;
        }
        return sum;
    }
};

} // namespace sudoku
