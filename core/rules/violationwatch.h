#pragma once

#include "core/rules/violations.h"

#include <vector>

namespace sudoku {

/// Finds the violations of a board whose digits change repeatedly: checks a rule only if a digit of its cells
/// has changed since the last call.
class ViolationWatch
{
public:
    explicit ViolationWatch(const Puzzle &puzzle);

    /// Returns all rules of the puzzle.
    const std::vector<ActiveRule> &rules() const { return m_rules; }

    /// Returns what findViolations() finds for \a digits; valid until the next call.
    const std::vector<Violation> &look(const Grid &digits);

private:
    std::vector<int> changedRules(const Grid &digits) const;

    int m_digitCount;
    std::vector<ActiveRule> m_rules;
    std::vector<std::vector<int>> m_rulesOf;       // by cell, into m_rules
    std::vector<std::vector<Violation>> m_foundBy; // by rule
    Grid m_digits; // the digits of the last call; without cells before the first one
    std::vector<Violation> m_found;
};

} // namespace sudoku
