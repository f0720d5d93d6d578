#pragma once

#include "core/rules/activerules.h"

#include <cstdint>
#include <vector>

/// The slow and obvious way to solve, to compare with: it shares no code with the engine.
namespace sudoku {

/// The cells that \a rule is about; of its own, as what core says of a rule is what is tested.
std::vector<Cell> ruleCells(const Rule &rule);

/// Whether the filled \a grid keeps \a rule, by the words of core/board/rule.h.
bool holds(const Rule &rule, const Grid &grid);

bool holdsAll(const std::vector<ActiveRule> &rules, const Grid &grid);

/// Fills cell after cell with digits that no cell of the same row, column or region has. Where regions are
/// unknown, each filled board is divided in every way.
class BruteForce
{
public:
    explicit BruteForce(const Puzzle &puzzle);

    /// All solutions, or the first \a limit.
    std::vector<Grid> solutions(std::size_t limit = 1'000'000);

private:
    bool fits(Cell cell, Digit digit) const;
    bool areInLine(Cell one, Cell other) const;
    void fill(Cell cell);
    void addRegion(std::uint16_t number);
    void growRegion(const std::vector<Cell> &region, std::vector<Cell> banned, std::uint16_t number);

    static constexpr std::uint16_t noRegion = 0xffff;

    const Puzzle &m_puzzle;
    std::vector<ActiveRule> m_rules;
    std::size_t m_limit = 0;
    Grid m_grid;
    std::vector<Grid> m_found;
    int m_regionSize = 0;                 // of unknown regions, or 0
    std::vector<std::uint16_t> m_regions; // by cell
};

} // namespace sudoku
