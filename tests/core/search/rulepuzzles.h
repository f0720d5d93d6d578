#pragma once

#include "tests/testdata.h"

#include "core/board/random.h"
#include "core/rules/violations.h"
#include "core/solve/solve.h"
#include "core/variants/constraintproblem.h"

#include <algorithm>
#include <numeric>
#include <set>
#include <string>

namespace sudoku::rulepuzzles {

/// Returns the solutions that \a search finds, at most \a limit; none if one comes twice or breaks a rule.
template <typename Search>
std::set<std::string> solutionsOf(const Puzzle &puzzle, Search &search, std::size_t limit)
{
    std::set<std::string> solutions;
    while (solutions.size() < limit && search.next({}) == Outcome::Solved)
        if (!isSolution(puzzle, search.solution()) || !solutions.insert(text(search.solution())).second)
            return {};
    return solutions;
}

/// Any cells of a walk over the board, none twice.
inline std::vector<Cell> anyWalk(const Geometry &geometry, std::size_t length, Random &random)
{
    std::vector<Cell> walk{static_cast<Cell>(random.below(geometry.cellCount()))};
    for (int tries = 0; walk.size() < length && tries < 100; ++tries) {
        const auto next = geometry.neighbours(walk.back());
        const Cell cell = next[random.below(next.size())];
        if (std::ranges::find(walk, cell) == walk.end())
            walk.push_back(cell);
    }
    return walk;
}

/// Rules of \a id that a solution keeps, where they take lines and perhaps a total.
inline void addRules(Puzzle &puzzle, const Grid &solution, const char *id, int count, Random &random)
{
    for (int tries = 0; count > 0 && tries < 3000; ++tries) {
        const std::vector<Cell> cells = anyWalk(puzzle.geometry, 2 + random.below(6), random);
        int total = 0;
        for (const Cell cell : cells)
            total += solution[cell];
        for (const std::vector<int> &numbers : {std::vector{total}, std::vector<int>()})
            if (const Constraint made{findVariant(id), cells, numbers};
                !findProblem(puzzle.geometry, made) && isKept(puzzle, made, solution)) {
                puzzle.constraints.push_back(made);
                --count;
                break;
            }
    }
}

/// A board of any size with some clues of a solution and rules that it keeps; now and then with a wrong clue.
inline Puzzle anyPuzzle(int size, const char *id, Random &random)
{
    Puzzle puzzle = emptyBoard(size);
    puzzle.givens.set(static_cast<Cell>(random.below(puzzle.geometry.cellCount())),
                      static_cast<Digit>(1 + random.below(size)));
    const Grid solution = solve(puzzle).solution;
    puzzle.givens = Grid(puzzle.geometry.cellCount());
    for (Cell cell = 0; cell < puzzle.geometry.cellCount(); ++cell)
        if (random.below(3) == 0)
            puzzle.givens.set(cell, solution[cell]);
    addRules(puzzle, solution, id, 3 * size, random);
    addRules(puzzle, solution, "killer", size, random);
    if (random.below(5) == 0)
        puzzle.givens.set(static_cast<Cell>(random.below(puzzle.geometry.cellCount())),
                          static_cast<Digit>(1 + random.below(size)));
    return puzzle;
}

/// A 9x9 board with some givens and a clue of \a id at each row and column that the solution keeps.
inline Puzzle withOutsideClues(const char *id, int givens, Grid &solution, Random &random)
{
    Puzzle puzzle = emptyBoard(9);
    std::vector<Digit> digits(9);
    std::iota(digits.begin(), digits.end(), 1);
    random.shuffle(digits);
    for (Cell cell = 0; cell < 9; ++cell)
        puzzle.givens.set(cell, digits[cell]);
    solution = solve(puzzle).solution;
    puzzle.givens = Grid(81);
    for (; givens > 0; --givens) {
        const auto cell = static_cast<Cell>(random.below(81));
        puzzle.givens.set(cell, solution[cell]);
    }
    for (int line = 0; line < 18; ++line) {
        std::vector<Cell> cells;
        for (int i = 0; i < 9; ++i)
            cells.push_back(line < 9 ? line * 9 + i : i * 9 + line - 9);
        for (int number = 0; number <= 45; ++number)
            if (const Constraint clue{findVariant(id), cells, {number}};
                !findProblem(puzzle.geometry, clue) && isKept(puzzle, clue, solution))
                puzzle.constraints.push_back(clue);
    }
    return puzzle;
}

} // namespace sudoku::rulepuzzles
