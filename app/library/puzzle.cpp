#include <sudokuworkbench/puzzle.h>

#include "app/library/puzzledata.h"

#include <algorithm>

namespace sudokuworkbench {

namespace {

/// Returns the size of a classic board with so many cells, or nothing.
std::optional<int> sizeOfCells(std::size_t cellCount)
{
    for (int size = sudoku::minBoardSize; size <= sudoku::maxBoardSize; ++size)
        if (cellCount == static_cast<std::size_t>(size) * size)
            return size;
    return {};
}

} // namespace

Puzzle puzzleOf(sudoku::Board board, std::vector<std::string> uncoveredRules)
{
    return Puzzle(
        std::make_shared<const Puzzle::Data>(Puzzle::Data{std::move(board), std::move(uncoveredRules)}));
}

Grid digitsOf(const sudoku::Grid &grid)
{
    Grid digits(grid.cellCount());
    for (sudoku::Cell cell = 0; cell < grid.cellCount(); ++cell)
        digits[cell] = static_cast<std::uint8_t>(grid[cell]);
    return digits;
}

inline namespace v1 {

std::optional<Puzzle> Puzzle::ofClues(std::span<const std::uint8_t> clues)
{
    const std::optional<int> size = sizeOfCells(clues.size());
    if (!size || std::ranges::any_of(clues, [&](std::uint8_t clue) { return clue > *size; }))
        return {};
    sudoku::Puzzle puzzle(sudoku::Geometry::withBoxes(sudoku::defaultBoxes(*size)));
    for (std::size_t cell = 0; cell < clues.size(); ++cell)
        puzzle.givens.set(static_cast<sudoku::Cell>(cell), clues[cell]);
    return puzzleOf(sudoku::Board(std::move(puzzle)));
}

int Puzzle::size() const
{
    return m_data->board.puzzle.geometry.size();
}

int Puzzle::digitCount() const
{
    return m_data->board.puzzle.geometry.digitCount();
}

int Puzzle::cellCount() const
{
    return m_data->board.puzzle.geometry.cellCount();
}

bool Puzzle::isClassic() const
{
    const sudoku::Puzzle &puzzle = m_data->board.puzzle;
    return puzzle.geometry.boxes() && digitCount() == size() && puzzle.constraints.empty()
           && m_data->uncoveredRules.empty();
}

Grid Puzzle::clues() const
{
    return digitsOf(m_data->board.puzzle.givens);
}

Grid Puzzle::entries() const
{
    return digitsOf(m_data->board.entries);
}

std::string Puzzle::title() const
{
    return m_data->board.info.title;
}

std::vector<std::string> Puzzle::uncoveredRules() const
{
    return m_data->uncoveredRules;
}

bool operator==(const Puzzle &one, const Puzzle &other)
{
    return one.m_data == other.m_data
           || (one.m_data->board == other.m_data->board
               && one.m_data->uncoveredRules == other.m_data->uncoveredRules);
}

} // namespace v1
} // namespace sudokuworkbench
