#include "tests/bruteforce.h"

#include <algorithm>
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

/// Whether a grid without regions may have some, or its regions are as \a demand says of them. A partition is
/// one because of how BruteForce makes it.
bool holdsOfRegions(const rule::Regions &demand, const Grid &grid)
{
    using Demand = rule::Regions::Demand;
    if (grid.regions().empty() || demand.demand == Demand::Partition)
        return true;
    const auto isOwn = [&](Cell cell) {
        return grid.regions()[cell] == grid.regions()[demand.cells.front()];
    };
    std::ptrdiff_t count = std::ranges::count_if(demand.cells, isOwn);
    if (demand.demand == Demand::Together)
        return count == std::ssize(demand.cells);
    if (demand.demand == Demand::View) {
        count = 1;
        for (const std::vector<Cell> &arm : demand.arms)
            count += std::ranges::find_if_not(arm, isOwn) - arm.begin();
    }
    return count == grid[demand.cells.front()];
}

std::vector<Digit> digitsOf(const std::vector<Cell> &cells, const Grid &grid)
{
    std::vector<Digit> digits;
    for (const Cell cell : cells)
        digits.push_back(grid[cell]);
    return digits;
}

bool holdsOfRank(const rule::Rank &rank, const Grid &grid)
{
    const std::vector<Digit> own = digitsOf(rank.cells, grid);
    int lessCount = 0;
    for (const std::vector<Cell> &cells : rank.others) {
        const std::vector<Digit> other = digitsOf(cells, grid);
        if (other == own && !rank.mayTie)
            return false;
        lessCount += other.front() == own.front() && other < own ? 1 : 0;
    }
    return own.front() == rank.first && lessCount == rank.lessCount;
}

} // namespace

std::vector<Cell> ruleCells(const Rule &rule)
{
    return std::visit(Overloaded{
                          [](const rule::Pair &pair) {
                              return std::vector{pair.first, pair.second};
                          },
                          [](const rule::Domain &domain) { return std::vector{domain.cell}; },
                          [](const rule::Rank &rank) {
                              std::vector<Cell> all = rank.cells;
                              for (const std::vector<Cell> &other : rank.others)
                                  for (const Cell cell : other)
                                      if (std::ranges::find(all, cell) == all.end())
                                          all.push_back(cell);
                              return all;
                          },
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
            [&](const rule::Regions &demand) { return holdsOfRegions(demand, grid); },
            [&](const rule::Rank &rank) { return holdsOfRank(rank, grid); },
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

BruteForce::BruteForce(const Puzzle &puzzle) : m_puzzle(puzzle), m_rules(activeRules(puzzle))
{
    for (const ActiveRule &active : m_rules)
        if (const auto *regions = std::get_if<rule::Regions>(&active.rule))
            m_regionSize = std::max(m_regionSize, regions->size);
}

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
        if (m_grid[other] == digit && (areInLine(cell, other) || geometry.shareRegion(cell, other)))
            return false;
    return true;
}

/// Returns whether a board among those that overlap has both cells in one row or column.
bool BruteForce::areInLine(Cell one, Cell other) const
{
    const Geometry &geometry = m_puzzle.geometry;
    const auto has = [&](const SubBoard &board, Cell cell) {
        return board.has(geometry.rowOf(cell), geometry.columnOf(cell));
    };
    const bool areAligned =
        geometry.rowOf(one) == geometry.rowOf(other) || geometry.columnOf(one) == geometry.columnOf(other);
    return areAligned && std::ranges::any_of(geometry.boards(), [&](const SubBoard &board) {
               return has(board, one) && has(board, other);
           });
}

void BruteForce::fill(Cell cell)
{
    if (m_found.size() >= m_limit)
        return;
    if (cell == m_grid.cellCount()) {
        if (!holdsAll(m_rules, m_grid))
            return;
        if (m_regionSize == 0) {
            m_found.push_back(m_grid);
            return;
        }
        m_regions.assign(m_grid.cellCount(), noRegion);
        addRegion(0);
        return;
    }
    for (Digit digit = 1; digit <= m_puzzle.geometry.digitCount(); ++digit) {
        if (!fits(cell, digit))
            continue;
        m_grid.set(cell, digit);
        fill(cell + 1);
    }
}

/// Makes the region with the first cell that is in none, and those after it.
void BruteForce::addRegion(std::uint16_t number)
{
    if (m_found.size() >= m_limit)
        return;
    const auto free = std::ranges::find(m_regions, noRegion);
    if (free != m_regions.end()) {
        growRegion({static_cast<Cell>(free - m_regions.begin())}, {}, number);
        return;
    }
    Grid grid = m_grid;
    grid.setRegions(m_regions);
    if (holdsAll(m_rules, grid))
        m_found.push_back(std::move(grid));
}

/// Adds cells to \a region in every way, none of them from \a banned.
void BruteForce::growRegion(const std::vector<Cell> &region, std::vector<Cell> banned, std::uint16_t number)
{
    const auto has = [](const std::vector<Cell> &cells, Cell cell) {
        return std::ranges::find(cells, cell) != cells.end();
    };
    if (std::ssize(region) == m_regionSize) {
        for (const Cell cell : region)
            m_regions[cell] = number;
        addRegion(static_cast<std::uint16_t>(number + 1));
        for (const Cell cell : region)
            m_regions[cell] = noRegion;
        return;
    }
    for (const Cell from : region)
        for (const Cell cell : m_puzzle.geometry.neighbours(from)) {
            const bool hasDigit =
                std::ranges::any_of(region, [&](Cell other) { return m_grid[other] == m_grid[cell]; });
            if (m_regions[cell] != noRegion || has(region, cell) || has(banned, cell) || hasDigit)
                continue;
            std::vector<Cell> larger = region;
            larger.push_back(cell);
            growRegion(larger, banned, number);
            banned.push_back(cell);
        }
}

} // namespace sudoku
