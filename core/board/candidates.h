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
    /// Makes candidates without digits for \a cellCount cells.
    explicit Candidates(int cellCount) : m_digits(cellCount) {}
    /// Returns candidates with every digit for every cell.
    static Candidates all(const Geometry &geometry);
    /// Returns the candidates that the givens of \a puzzle leave: the given if there is one, otherwise every
    /// digit.
    static Candidates ofGivens(const Puzzle &puzzle);

    int cellCount() const { return static_cast<int>(m_digits.size()); }
    DigitSet operator[](Cell cell) const { return m_digits[cell]; }
    DigitSet &operator[](Cell cell) { return m_digits[cell]; }
    auto begin() const { return m_digits.begin(); }
    auto end() const { return m_digits.end(); }

    /// Returns whether each cell has a single candidate.
    bool isSolved() const;
    /// Returns the first candidate of each cell, or noDigit if it has none: the solution if isSolved().
    Grid grid() const;
    /// Returns the open cells (those without a single candidate) that have the fewest, ascending. Empty if
    /// isSolved().
    std::vector<Cell> narrowestCells() const;
    /// Returns the first of these in \a order, or nothing if no cell of \a order is open.
    std::optional<Cell> narrowestCell(std::span<const Cell> order) const;

    bool operator==(const Candidates &) const = default;

private:
    std::vector<DigitSet> m_digits;
};

} // namespace sudoku
