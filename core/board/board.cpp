#include "core/board/board.h"

#include <algorithm>
#include <cstdlib>

namespace sudoku {

Board::Board(Puzzle puzzle_)
    : puzzle(std::move(puzzle_)),
      entries(puzzle.geometry.cellCount()),
      isFromSolve(puzzle.geometry.cellCount()),
      cornerMarks(puzzle.geometry.cellCount()),
      centreMarks(puzzle.geometry.cellCount()),
      colours(puzzle.geometry.cellCount())
{
}

Grid Board::digits() const
{
    Grid digits(puzzle.geometry.cellCount());
    for (Cell cell = 0; cell < digits.cellCount(); ++cell)
        digits.set(cell, digitAt(cell));
    digits.setRegions({entries.regions().begin(), entries.regions().end()});
    return digits;
}

void Board::enter(Cell cell, Digit digit)
{
    if (entries[cell] != digit)
        entries.setRegions({}); // which were those of a solution
    entries.set(cell, digit);
    isFromSolve[cell] = false;
}

void Board::writeSolution(const Grid &solution)
{
    for (Cell cell = 0; cell < solution.cellCount(); ++cell) {
        if (isGiven(cell) || entries[cell] == solution[cell])
            continue;
        entries.set(cell, solution[cell]);
        isFromSolve[cell] = true;
    }
    entries.setRegions({solution.regions().begin(), solution.regions().end()});
}

void Board::forgetCrossedOut()
{
    const auto has = [](const std::vector<Constraint> &constraints, const CrossedOut &crossed) {
        return std::ranges::find(constraints, crossed.constraint) != constraints.end();
    };
    std::erase_if(crossedOut, [&](const CrossedOut &crossed) {
        return !has(puzzle.constraints, crossed) && !has(switchedOff, crossed);
    });
}

Grid Board::playerEntries() const
{
    Grid own = entries;
    own.setRegions({});
    for (Cell cell = 0; cell < own.cellCount(); ++cell)
        if (isFromSolve[cell])
            own.clear(cell);
    return own;
}

Puzzle Board::withEntriesAsGivens() const
{
    const Grid own = playerEntries();
    Puzzle filled = puzzle;
    for (Cell cell = 0; cell < own.cellCount(); ++cell)
        if (own.isFilled(cell))
            filled.givens.set(cell, own[cell]);
    return filled;
}

Board Board::withPuzzleOfEntries() const
{
    Board board = *this;
    board.puzzle = withEntriesAsGivens();
    for (Cell cell = 0; cell < entries.cellCount(); ++cell)
        if (!isFromSolve[cell])
            board.enter(cell, noDigit);
    return board;
}

std::vector<int> digitsLeft(const Board &board)
{
    const Geometry &geometry = board.puzzle.geometry;
    if (!geometry.isSquare() || geometry.digitCount() != geometry.size())
        return {};
    std::vector<int> left(geometry.digitCount() + 1, geometry.size());
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell)
        --left[board.digitAt(cell)];
    left[noDigit] = 0;
    return left;
}

std::vector<Cell> cellsInFog(const Board &board)
{
    const Geometry &geometry = board.puzzle.geometry;
    const Grid &solution = board.info.solution;
    if (!board.info.fog)
        return {};
    std::vector<bool> isLit(geometry.cellCount());
    for (const Cell cell : board.info.fog->lights)
        isLit[cell] = true;
    for (Cell cell = 0; cell < solution.cellCount(); ++cell) {
        if (!board.entries.isFilled(cell) || board.entries[cell] != solution[cell])
            continue;
        for (Cell other = 0; other < geometry.cellCount(); ++other)
            if (std::abs(geometry.rowOf(other) - geometry.rowOf(cell)) <= 1
                && std::abs(geometry.columnOf(other) - geometry.columnOf(cell)) <= 1)
                isLit[other] = true;
    }
    std::vector<Cell> covered;
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell)
        if (!isLit[cell])
            covered.push_back(cell);
    return covered;
}

std::vector<Cell> entriesUnlike(const Board &board, const Grid &solution)
{
    const Grid own = board.playerEntries();
    std::vector<Cell> cells;
    for (Cell cell = 0; cell < own.cellCount(); ++cell)
        if (own.isFilled(cell) && own[cell] != solution[cell])
            cells.push_back(cell);
    return cells;
}

} // namespace sudoku
