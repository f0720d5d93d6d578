#include "core/hints/sums/equationsearch.h"

#include <algorithm>

namespace sudoku {
namespace {

constexpr std::size_t maxHouses = 4;
constexpr std::size_t maxHouseSets = 3000;
constexpr std::size_t maxCells = 9; // of an equation of several houses

} // namespace

EquationSearch::EquationSearch(const RuleIndex &rules)
    : m_rules(rules),
      m_houseTotal(rules.digitCount() * (rules.digitCount() + 1) / 2)
{
    for (const ActiveRule &active : rules.otherRules()) {
        const auto *sum = std::get_if<rule::Sum>(&active.rule);
        const auto *source = std::get_if<ConstraintIndex>(&active.source);
        if (!sum || !source)
            continue;
        CellSet cells(rules.cellCount(), sum->cells);
        if (cells.size() == static_cast<int>(sum->cells.size())) // no cell counts twice
            m_sums.push_back({source->index, sum->total, std::move(cells)});
    }
}

std::vector<SumEquation> EquationSearch::ofOneHouse()
{
    for (int house = 0; house < m_rules.houseCount() && !m_sums.empty(); ++house)
        if (m_rules.house(house).hasEachDigit)
            look({{house}, m_rules.house(house).set});
    return std::move(m_found);
}

std::vector<SumEquation> EquationSearch::ofSeveral()
{
    std::vector<HouseSet> sets;
    for (int house = 0; house < m_rules.houseCount() && !m_sums.empty(); ++house)
        if (m_rules.house(house).hasEachDigit)
            sets.push_back({{house}, m_rules.house(house).set});
    for (std::size_t i = 0; i < sets.size() && sets.size() < maxHouseSets; ++i)
        if (sets[i].houses.size() < maxHouses)
            addNeighbours(HouseSet(sets[i]), sets);
    for (const HouseSet &houses : sets)
        if (houses.houses.size() > 1)
            look(houses);
    addOverlaps();
    std::ranges::stable_sort(m_found, {}, [](const SumEquation &equation) {
        return std::pair(equation.houses.size(), equation.plus.size() + equation.minus.size());
    });
    return std::move(m_found);
}

/// Adds to \a found the sets of \a houses and another house, if a sum connects them: otherwise they say
/// nothing that they do not say apart.
void EquationSearch::addNeighbours(const HouseSet &houses, std::vector<HouseSet> &found)
{
    for (int house = 0; house < m_rules.houseCount(); ++house) {
        const IndexedHouse &other = m_rules.house(house);
        if (!other.hasEachDigit || houses.cells.intersects(other.set) || !areConnected(houses, house))
            continue;
        HouseSet both{houses.houses, houses.cells | other.set};
        both.houses.insert(std::ranges::upper_bound(both.houses, house), house);
        if (found.size() < maxHouseSets && m_seenHouses.insert(both.houses).second)
            found.push_back(std::move(both));
    }
}

bool EquationSearch::areConnected(const HouseSet &houses, int house) const
{
    return std::ranges::any_of(m_sums, [&](const GivenSum &sum) {
        return sum.cells.intersects(houses.cells) && sum.cells.intersects(m_rules.house(house).set);
    });
}

void EquationSearch::look(const HouseSet &houses)
{
    for (const Reaching reaching : {Reaching::None, Reaching::All, Reaching::ShorterSide})
        addEquation(houses, reaching);
}

bool EquationSearch::isTaken(const GivenSum &sum, const HouseSet &houses, Reaching reaching) const
{
    if (sum.cells.isSubsetOf(houses.cells))
        return true;
    if (reaching == Reaching::None || !sum.cells.intersects(houses.cells))
        return false;
    const int outside = (sum.cells - houses.cells).size();
    return reaching == Reaching::All || outside < sum.cells.size() - outside;
}

void EquationSearch::addEquation(const HouseSet &houses, Reaching reaching)
{
    CellSet covered(m_rules.cellCount());
    SumEquation equation{{}, {}, static_cast<int>(houses.houses.size()) * m_houseTotal, houses.houses, {}};
    for (const GivenSum &sum : m_sums) {
        if (covered.intersects(sum.cells) || !isTaken(sum, houses, reaching))
            continue;
        covered |= sum.cells;
        equation.total -= sum.total;
        equation.constraints.push_back(sum.constraint);
    }
    if (equation.constraints.empty())
        return;
    equation.plus = (houses.cells - covered).toVector();
    equation.minus = (covered - houses.cells).toVector();
    keep(std::move(equation));
}

/// Two sums that share cells: what the rest of one has more than that of the other.
void EquationSearch::addOverlaps()
{
    for (std::size_t i = 0; i < m_sums.size(); ++i)
        for (std::size_t j = i + 1; j < m_sums.size(); ++j)
            if (const GivenSum &one = m_sums[i], &other = m_sums[j]; one.cells.intersects(other.cells))
                keep({(one.cells - other.cells).toVector(),
                      (other.cells - one.cells).toVector(),
                      one.total - other.total,
                      {},
                      {one.constraint, other.constraint}});
}

void EquationSearch::keep(SumEquation equation)
{
    const std::size_t count = equation.plus.size() + equation.minus.size();
    if (count == 0 || (equation.houses.size() > 1 && count > maxCells))
        return;
    if (equation.plus.empty()) {
        std::swap(equation.plus, equation.minus);
        equation.total = -equation.total;
        equation.isInside = false;
    }
    if (m_seenCells.insert({equation.plus, equation.minus}).second)
        m_found.push_back(std::move(equation));
}

} // namespace sudoku
