#include "core/rules/violationwatch.h"

#include "core/board/rule.h"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <span>

namespace sudoku {
ViolationWatch::ViolationWatch(const Puzzle &puzzle)
    : m_digitCount(puzzle.geometry.digitCount()),
      m_rules(activeRules(puzzle)),
      m_rulesOf(puzzle.geometry.cellCount()),
      m_foundBy(m_rules.size())
{
    for (int rule = 0; rule < std::ssize(m_rules); ++rule)
        for (const Cell cell : cellsOf(m_rules[rule].rule))
            m_rulesOf[cell].push_back(rule);
}

const std::vector<Violation> &ViolationWatch::look(const Grid &digits)
{
    for (const int rule : changedRules(digits))
        m_foundBy[rule] = findViolations(std::span(&m_rules[rule], 1), digits, m_digitCount);
    m_digits = digits;
    m_found.clear();
    for (const std::vector<Violation> &found : m_foundBy)
        m_found.insert(m_found.end(), found.begin(), found.end());
    return m_found;
}

/// Ascending.
std::vector<int> ViolationWatch::changedRules(const Grid &digits) const
{
    std::vector<int> changed;
    if (m_digits.cellCount() == 0 || !std::ranges::equal(digits.regions(), m_digits.regions())) {
        changed.resize(m_rules.size());
        std::iota(changed.begin(), changed.end(), 0);
        return changed;
    }
    for (Cell cell = 0; cell < digits.cellCount(); ++cell)
        if (digits[cell] != m_digits[cell])
            changed.insert(changed.end(), m_rulesOf[cell].begin(), m_rulesOf[cell].end());
    std::ranges::sort(changed);
    changed.erase(std::unique(changed.begin(), changed.end()), changed.end());
    return changed;
}

} // namespace sudoku
