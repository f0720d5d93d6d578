#pragma once

#include "core/board/board.h"
#include "core/rules/activerules.h"

#include <vector>

namespace sudoku {

/// A violation: cells that break a rule with their current digits: two equal digits in a house, a pair of
/// digits or a single digit that is not allowed, a sum or an automaton that can no longer be satisfied.
struct Violation
{
    RuleSource source;
    std::vector<Cell> cells; ///< ascending
    Digit digit = noDigit;   ///< the repeated digit; noDigit for other violations

    bool operator==(const Violation &) const = default;
};

/// Returns every violation among the digits of \a board, givens and entries alike, in the order of the active
/// rules; of equal digits each pair is one. Shares no code with the encoder.
std::vector<Violation> findViolations(const Board &board);
std::vector<Violation> findViolations(const Puzzle &puzzle, const Grid &digits);
/// Returns the same for known active rules.
std::vector<Violation> findViolations(std::span<const ActiveRule> rules, const Grid &digits, int digitCount);

/// Returns whether the filled \a grid obeys \a constraint, even if it breaks other rules.
bool isKept(const Puzzle &puzzle, const Constraint &constraint, const Grid &grid);

/// Returns whether \a solution fills every cell with a digit of the board, has the givens of \a puzzle and
/// breaks no rule. If the regions are unknown, it must have them, too.
bool isSolution(const Puzzle &puzzle, const Grid &solution);

} // namespace sudoku
