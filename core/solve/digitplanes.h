#pragma once

#include "core/board/grid.h"

#include <array>
#include <cstdint>
#include <optional>

namespace sudoku {

/// The candidates of a 9x9 board with rows, columns and boxes of 3x3 and nothing else: for each digit a plane
/// of the cells that it may be in, as bits. Whole planes are narrowed at once, by naked singles, hidden
/// singles and locked candidates.
///
/// That planes are three bands of 27 bits, and that a table tells which minirows of a band can be used
/// together, is the idea of Zhou Yundong's JCZSolve; that columns are narrowed the same way, and that the
/// cell with the most bivalue peers is guessed, that of Tom Dillon's "Fast Sudoku" and of Mladen Dobrichev's
/// fsss2.
class DigitPlanes
{
public:
    /// Makes the planes of \a givens; they are contradictory if two of these are equal and see each other.
    explicit DigitPlanes(const Grid &givens);

    /// Narrows all planes until nothing changes. Returns false if there is no solution.
    bool narrow();
    /// Returns whether each cell has its digit, after narrow().
    bool isSolved() const;
    /// Returns the digits of the solved cells.
    Grid grid() const;

    /// Returns a cell with as few candidates as possible, two where there is one, after narrow(). Not all may
    /// be solved.
    Cell cellToGuess() const;
    /// Returns the first candidate of \a cell.
    Digit firstDigitOf(Cell cell) const;
    void place(Cell cell, Digit digit);
    void eliminate(Cell cell, Digit digit);

private:
    /// The 27 cells of three rows, the first cell in the lowest bit.
    using Band = std::uint32_t;
    using Plane = std::array<Band, 3>;

    bool narrowDigit(int digit);
    void solveHiddenSingles(int digit);
    bool solveNakedSingles();
    void removePeers(int digit, Cell cell);

    std::array<Plane, 9> m_planes;
    std::array<Plane, 9> m_seen = {}; // the planes as they were when they were last narrowed
    Plane m_solved = {};              // the cells that have their digit, which nothing else has
    bool m_isContradictory = false;
};

} // namespace sudoku
