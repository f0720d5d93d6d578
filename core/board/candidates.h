#pragma once

#include "core/board/puzzle.h"

#include <optional>
#include <span>
#include <vector>

namespace sudoku {

/// The digits that each cell may still take.
class Candidates
{
public:
    Candidates() = default;
    /// No digit for any of \a cellCount cells.
    explicit Candidates(int cellCount) : m_digits(cellCount) {}
    /// Every digit for every cell.
    static Candidates all(const Geometry &geometry);
    /// What the givens of \a puzzle leave: the given where there is one, every digit elsewhere.
    static Candidates ofGivens(const Puzzle &puzzle);

    int cellCount() const { return static_cast<int>(m_digits.size()); }
    DigitSet operator[](Cell cell) const { return m_digits[cell]; }
    DigitSet &operator[](Cell cell) { return m_digits[cell]; }
    auto begin() const { return m_digits.begin(); }
    auto end() const { return m_digits.end(); }

    /// Whether each cell has a single candidate.
    bool isSolved() const;
    /// The first candidate of each cell, noDigit where it has none: the solution if isSolved().
    Grid grid() const;
    /// The open cells (those without a single candidate) that have the fewest, ascending. Empty if
    /// isSolved().
    std::vector<Cell> narrowestCells() const;
    /// The first of these in \a order, or nothing where no cell of \a order is open.
    std::optional<Cell> narrowestCell(std::span<const Cell> order) const;

    bool operator==(const Candidates &) const = default;

private:
    std::vector<DigitSet> m_digits;
};

} // namespace sudoku
