#pragma once

#include "core/rules/activerules.h"

#include <numeric>
#include <variant>
#include <vector>

/// The slow and obvious way to solve, to compare with: it shares no code with the engine.
namespace sudoku {

inline bool areDistinct(const std::vector<Cell> &cells, const Grid &grid)
{
    for (const Cell a : cells)
        for (const Cell b : cells)
            if (a < b && grid[a] == grid[b])
                return false;
    return true;
}

/// The cells that \a rule is about; of its own, as what core says of a rule is what is tested.
inline std::vector<Cell> ruleCells(const Rule &rule)
{
    return std::visit(Overloaded{
                          [](const rule::Pair &pair) {
                              return std::vector{pair.first, pair.second};
                          },
                          [](const rule::Domain &domain) { return std::vector{domain.cell}; },
                          [](const auto &other) { return other.cells; },
                      },
                      rule);
}

/// Whether the filled \a grid keeps \a rule, by the words of core/board/rule.h.
inline bool holds(const Rule &rule, const Grid &grid)
{
    return std::visit(
        Overloaded{
            [&](const rule::House &house) { return areDistinct(house.cells, grid); },
            [&](const rule::Distinct &distinct) { return areDistinct(distinct.cells, grid); },
            [&](const rule::Sum &sum) {
                int total = 0;
                for (const Cell cell : sum.cells)
                    total += grid[cell];
                return total == sum.total;
            },
            [&](const rule::Pair &pair) {
                return pair.allowed[grid[pair.first]].contains(grid[pair.second]);
            },
            [&](const rule::Domain &domain) { return domain.allowed.contains(grid[domain.cell]); },
            [&](const rule::Automaton &automaton) {
                int state = 0;
                for (const Cell cell : automaton.cells)
                    if (state != TransitionTable::deadState)
                        state = automaton.table->next(state, grid[cell]);
                return state != TransitionTable::deadState && automaton.accepts(state);
            },
        },
        rule);
}

inline bool holdsAll(const std::vector<ActiveRule> &rules, const Grid &grid)
{
    for (const ActiveRule &active : rules)
        if (!holds(active.rule, grid))
            return false;
    return true;
}

/// Fills cell after cell with digits that no cell of the same row, column or region has.
class BruteForce
{
public:
    explicit BruteForce(const Puzzle &puzzle) : m_puzzle(puzzle), m_rules(activeRules(puzzle)) {}

    /// All solutions, or the first \a limit.
    std::vector<Grid> solutions(std::size_t limit = 1'000'000)
    {
        m_limit = limit;
        m_found.clear();
        m_grid = Grid(m_puzzle.geometry.cellCount());
        fill(0);
        return m_found;
    }

private:
    bool fits(Cell cell, Digit digit) const
    {
        const Geometry &geometry = m_puzzle.geometry;
        for (Cell other = 0; other < cell; ++other) {
            const bool sharesHouse = geometry.rowOf(cell) == geometry.rowOf(other)
                                     || geometry.columnOf(cell) == geometry.columnOf(other)
                                     || geometry.regionOf(cell) == geometry.regionOf(other);
            if (sharesHouse && m_grid[other] == digit)
                return false;
        }
        const Digit given = m_puzzle.givens[cell];
        return given == noDigit || given == digit;
    }

    void fill(Cell cell)
    {
        if (m_found.size() >= m_limit)
            return;
        if (cell == m_grid.cellCount()) {
            if (holdsAll(m_rules, m_grid))
                m_found.push_back(m_grid);
            return;
        }
        for (Digit digit = 1; digit <= m_puzzle.geometry.digitCount(); ++digit) {
            if (!fits(cell, digit))
                continue;
            m_grid.set(cell, digit);
            fill(cell + 1);
        }
    }

    const Puzzle &m_puzzle;
    std::vector<ActiveRule> m_rules;
    std::size_t m_limit = 0;
    Grid m_grid;
    std::vector<Grid> m_found;
};

} // namespace sudoku
