#pragma once

#include "core/hints/steps/ruleindex.h"
#include "core/hints/sums/sumequation.h"

#include <set>
#include <utility>
#include <vector>

namespace sudoku {

/// Finds the equations of a puzzle.
class EquationSearch
{
public:
    explicit EquationSearch(const RuleIndex &rules);

    std::vector<SumEquation> ofOneHouse();
    std::vector<SumEquation> ofSeveral();

private:
    struct GivenSum
    {
        int constraint;
        int total;
        CellSet cells;
    };
    /// Houses that share no cell.
    struct HouseSet
    {
        std::vector<int> houses; // ascending
        CellSet cells;
    };
    /// Which of the sums that reach beyond the houses are taken.
    enum class Reaching { None, All, ShorterSide };

    void look(const HouseSet &houses);
    void addEquation(const HouseSet &houses, Reaching reaching);
    bool isTaken(const GivenSum &sum, const HouseSet &houses, Reaching reaching) const;
    void addOverlaps();
    void keep(SumEquation equation);
    void addNeighbours(const HouseSet &houses, std::vector<HouseSet> &found);
    bool areConnected(const HouseSet &houses, int house) const;

    const RuleIndex &m_rules;
    int m_houseTotal;
    std::vector<GivenSum> m_sums;
    std::set<std::vector<int>> m_seenHouses;
    std::set<std::pair<std::vector<Cell>, std::vector<Cell>>> m_seenCells; // of equations
    std::vector<SumEquation> m_found;
};

} // namespace sudoku
