#include "tests/bruteforce.h"

#include <variant>

namespace sudoku {
namespace {

bool areDistinct(const std::vector<Cell> &cells, const Grid &grid)
{
    for (const Cell a : cells)
        for (const Cell b : cells)
            if (a < b && grid[a] == grid[b])
                return false;
    return true;
}

} // namespace

std::vector<Cell> ruleCells(const Rule &rule)
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

bool holds(const Rule &rule, const Grid &grid)
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

bool holdsAll(const std::vector<ActiveRule> &rules, const Grid &grid)
{
    for (const ActiveRule &active : rules)
        if (!holds(active.rule, grid))
            return false;
    return true;
}

BruteForce::BruteForce(const Puzzle &puzzle) : m_puzzle(puzzle), m_rules(activeRules(puzzle)) {}

std::vector<Grid> BruteForce::solutions(std::size_t limit)
{
    m_limit = limit;
    m_found.clear();
    m_grid = Grid(m_puzzle.geometry.cellCount());
    fill(0);
    return m_found;
}

bool BruteForce::fits(Cell cell, Digit digit) const
{
    const Digit given = m_puzzle.givens[cell];
    if (given != noDigit && given != digit)
        return false;
    const Geometry &geometry = m_puzzle.geometry;
    for (Cell other = 0; other < cell; ++other)
        if (m_grid[other] == digit
            && (geometry.rowOf(cell) == geometry.rowOf(other)
                || geometry.columnOf(cell) == geometry.columnOf(other) || geometry.shareRegion(cell, other)))
            return false;
    return true;
}

void BruteForce::fill(Cell cell)
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

} // namespace sudoku
