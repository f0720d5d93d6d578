#include "core/cages/cagegroup.h"

#include "core/planes/classicsearch.h"
#include "core/planes/planetables.h"
#include "core/rules/impliedsums.h"
#include "core/rules/sumdifferences.h"

#include <algorithm>

namespace sudoku {
namespace {

constexpr std::size_t maxDifferent = 9;
constexpr std::size_t maxRepeating = 6; // see narrowTotal()

bool isSeen(Cell cell, Cell other)
{
    return (planeTables.peers[cell].bands[other / bandCells] >> other % bandCells & 1) != 0;
}

/// Returns whether the houses of the board alone let \a cells differ.
bool seeEachOther(const std::vector<Cell> &cells)
{
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (std::size_t j = i + 1; j < cells.size(); ++j)
            if (!isSeen(cells[i], cells[j]))
                return false;
    return true;
}

class GroupFinder
{
public:
    explicit GroupFinder(const Puzzle &puzzle, std::vector<ActiveRule> rules)
        : m_geometry(puzzle.geometry),
          m_rules(std::move(rules))
    {
    }

    std::vector<CageGroup> find(const std::stop_token &stop)
    {
        for (const ActiveRule &active : m_rules)
            if (!addDifferent(active))
                return {};
        const std::size_t differentCount = m_groups.size();
        for (const ActiveRule &active : m_rules)
            if (const auto *sum = std::get_if<rule::Sum>(&active.rule); sum && !addSum(*sum, differentCount))
                return {};
        if (!m_hasSums || m_groups.size() > maxCageGroups)
            return {};
        addImplied(stop);
        return std::move(m_groups);
    }

private:
    /// Adds a rule that digits differ. Returns false if it is none that a group may have.
    bool addDifferent(const ActiveRule &active)
    {
        if (std::holds_alternative<rule::Sum>(active.rule))
            return true;
        const auto *house = std::get_if<rule::House>(&active.rule);
        const auto *distinct = std::get_if<rule::Distinct>(&active.rule);
        if (!house && !distinct)
            return false;
        if (!std::holds_alternative<HouseName>(active.source))
            m_groups.push_back({.demand = CageGroup::Demand::Different,
                                .cells = sorted(house ? house->cells : distinct->cells)});
        return true;
    }

    bool addSum(const rule::Sum &sum, std::size_t differentCount)
    {
        const std::vector<Cell> cells = sorted(sum.cells);
        if (std::ranges::adjacent_find(cells) != cells.end())
            return false;
        m_hasSums = true;
        for (std::size_t i = 0; i < differentCount; ++i)
            if (m_groups[i].cells == cells && m_groups[i].demand == CageGroup::Demand::Different) {
                m_groups[i].demand = CageGroup::Demand::DifferentWithTotal;
                m_groups[i].total = sum.total;
                return true;
            }
        if (cells.size() > (seeEachOther(cells) ? maxDifferent : maxRepeating))
            return false;
        addTotal(cells, {}, sum.total);
        return true;
    }

    /// Adds the sums that follow, those of few cells first.
    void addImplied(const std::stop_token &stop)
    {
        std::vector<SumDifference> implied;
        for (const ImpliedSum &found : impliedSums(m_geometry, m_rules, stop))
            implied.push_back({sorted(found.sum.cells), {}, found.sum.total});
        for (SumDifference &found : sumDifferences(m_geometry, m_rules, stop))
            implied.push_back(std::move(found));
        const auto size = [](const SumDifference &sum) { return sum.added.size() + sum.subtracted.size(); };
        std::ranges::stable_sort(implied, {}, size);
        for (const SumDifference &sum : implied)
            if (m_groups.size() < maxCageGroups && size(sum) <= maxRepeating)
                addTotal(sum.added, sum.subtracted, sum.total);
    }

    void addTotal(std::vector<Cell> cells, const std::vector<Cell> &subtracted, int total)
    {
        const bool areDifferent = subtracted.empty() && seeEachOther(cells);
        cells.insert(cells.end(), subtracted.begin(), subtracted.end());
        const int subtractedCount = static_cast<int>(subtracted.size());
        const auto isSame = [&](const CageGroup &group) {
            return group.cells == cells && group.subtractedCount == subtractedCount && group.total == total
                   && group.demand != CageGroup::Demand::Different;
        };
        if (std::ranges::none_of(m_groups, isSame))
            m_groups.push_back(
                {areDifferent ? CageGroup::Demand::DifferentWithTotal : CageGroup::Demand::Total,
                 std::move(cells), total, subtractedCount});
    }

    static std::vector<Cell> sorted(std::vector<Cell> cells)
    {
        std::ranges::sort(cells);
        return cells;
    }

    const Geometry &m_geometry;
    std::vector<ActiveRule> m_rules;
    std::vector<CageGroup> m_groups;
    bool m_hasSums = false;
};

} // namespace

std::vector<CageGroup> cageGroups(const Puzzle &puzzle, const std::stop_token &stop)
{
    if (!ClassicSearch::isClassic(puzzle.geometry))
        return {};
    std::optional<std::vector<ActiveRule>> rules = activeRules(puzzle, stop);
    if (!rules)
        return {};
    return GroupFinder(puzzle, std::move(*rules)).find(stop);
}

} // namespace sudoku
