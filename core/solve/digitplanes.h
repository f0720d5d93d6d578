#pragma once

#include "core/board/grid.h"
#include "core/solve/plane.h"

#include <array>

namespace sudoku {

/// The candidates of a 9x9 board with rows, columns and boxes of 3x3 and nothing else: for each digit the
/// plane of the cells that it may be in. Whole planes are narrowed at once, by naked singles, hidden singles
/// and locked candidates.
///
/// That planes are three bands of 27 bits, and that the minirows of a band are left that can be used
/// together, is the idea of Zhou Yundong's JCZSolve; that columns are narrowed the same way, that planes lie
/// in vector registers, and that the cell with the most bivalue peers is guessed, that of Tom Dillon's "Fast
/// Sudoku" and of Mladen Dobrichev's fsss2.
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

    /// Returns the cell that changes most when its digit is known, of those with as few candidates as
    /// possible, two where there is one, after narrow(). Not all may be solved.
    Cell cellToGuess() const;
    /// Returns the first candidate of \a cell.
    Digit firstDigitOf(Cell cell) const;
    void place(Cell cell, Digit digit);
    void eliminate(Cell cell, Digit digit);

private:
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
