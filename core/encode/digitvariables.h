#pragma once

#include "core/board/candidates.h"
#include "core/sat/cnf.h"

#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace sudoku {

/// How the digit of a cell is written in variables.
enum class ValueEncoding {
    Direct, ///< a variable for each digit, which is true if the cell has it
    Binary, ///< a variable for each bit of the digit less one
};

/// A variable of ValueEncoding::Binary: a bit of the digit of \a cell less one, from 0 for the lowest.
struct DigitBit
{
    Cell cell;
    int bit;

    bool operator==(const DigitBit &) const = default;
};

/// The variables that hold the digits of the cells. They are the first of a formula, cell by cell.
class DigitVariables
{
public:
    DigitVariables() = default;
    /// Adds the variables for \a candidates to an empty \a cnf. With \a leavesOutDecided, a cell with one
    /// candidate has none.
    DigitVariables(Cnf &cnf, const Candidates &candidates, int digitCount, ValueEncoding values,
                   bool leavesOutDecided);

    ValueEncoding values() const { return m_values; }
    /// Returns the number of the last variable made by the constructor.
    int count() const { return static_cast<int>(m_meanings.size()); }
    bool isFixed(Cell cell) const { return m_isFixed[cell]; }

    /// Returns the literals that are all true exactly if \a cell has \a digit: one, or the bits of the digit.
    /// There are none if the cell is fixed, or if the digit is no candidate.
    std::span<const Literal> conditions(Cell cell, Digit digit) const
    {
        const std::size_t index = indexOf(cell, digit);
        return std::span(m_conditions).subspan(index * m_width, m_has[index] ? m_width : 0);
    }
    /// Returns the literal of "\a cell has \a digit", or 0 if there is none: see define().
    Literal literal(Cell cell, Digit digit) const { return m_literals[indexOf(cell, digit)]; }
    /// Returns the same. Where values are binary, it makes the literal and writes what it means.
    Literal define(Cnf &cnf, Cell cell, Digit digit);

    /// Writes that \a cell, which is not fixed, has none of the bits that mean no candidate.
    void encodeBits(Cnf &cnf, Cell cell, DigitSet candidates) const;

    /// Returns the candidate that \a variable stands for, or nothing.
    std::optional<std::pair<Cell, Digit>> candidate(Literal variable) const;
    /// Returns the bit that \a variable stands for, or nothing.
    std::optional<DigitBit> bit(Literal variable) const;
    /// Returns the candidates that \a clause of binary values says are not all true, and puts its other
    /// literals into \a rest.
    std::vector<std::pair<Cell, Digit>> excluded(std::span<const Literal> clause, Clause &rest) const;

private:
    std::size_t indexOf(Cell cell, Digit digit) const { return cell * m_digitCount + digit - 1; }
    void addDirect(Cnf &cnf, Cell cell, DigitSet candidates);
    void addBinary(Cnf &cnf, Cell cell, DigitSet candidates);

    ValueEncoding m_values = ValueEncoding::Direct;
    int m_digitCount = 0;
    std::size_t m_width = 1;                      // literals that together mean a candidate
    std::vector<bool> m_isFixed;                  // by cell
    std::vector<bool> m_has;                      // by candidate
    std::vector<Literal> m_conditions;            // m_width for each candidate
    std::vector<Literal> m_literals;              // by candidate
    std::vector<std::pair<Cell, int>> m_meanings; // of each variable: its cell, and its digit or bit
    std::vector<std::pair<Literal, std::pair<Cell, Digit>>> m_defined; // by define(), ascending
};

} // namespace sudoku
