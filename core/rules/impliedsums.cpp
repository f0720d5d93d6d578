#include "core/rules/impliedsums.h"

#include "core/board/cellset.h"
#include "core/board/stopcheck.h"

#include <algorithm>
#include <set>

namespace sudoku {
namespace {

constexpr std::size_t maxCells = 5; // of an implied sum
constexpr int maxHouses = 4;        // that lie side by side, for one

class SumFinder
{
public:
    SumFinder(const Geometry &geometry, std::span<const ActiveRule> rules)
        : m_cellCount(geometry.cellCount()),
          m_houseTotal(geometry.digitCount() * (geometry.digitCount() + 1) / 2)
    {
        for (const ActiveRule &active : rules) {
            if (const auto *house = std::get_if<rule::House>(&active.rule))
                m_houses.push_back({&active.source, house});
            if (const auto *sum = std::get_if<rule::Sum>(&active.rule); sum && !hasRepeatedCell(*sum))
                m_sums.push_back(sum);
        }
    }

    std::vector<rule::Sum> find(const std::stop_token &stop)
    {
        if (m_sums.empty())
            return {};
        for (std::size_t first = 0; first < m_houses.size(); ++first) {
            CellSet cells(m_cellCount);
            for (std::size_t last = first; last < m_houses.size() && last < first + maxHouses; ++last) {
                if (!areOfOneKind(first, last) || cells.intersects(m_houses[last].house->cells)
                    || isStopped(stop))
                    break;
                cells.insert(m_houses[last].house->cells);
                look(cells, static_cast<int>(last - first + 1) * m_houseTotal);
            }
        }
        return std::move(m_found);
    }

private:
    struct NamedHouse
    {
        const RuleSource *source;
        const rule::House *house;
    };

    static bool hasRepeatedCell(const rule::Sum &sum)
    {
        return std::set<Cell>(sum.cells.begin(), sum.cells.end()).size() != sum.cells.size();
    }

    bool areOfOneKind(std::size_t first, std::size_t last) const
    {
        const auto *a = std::get_if<HouseName>(m_houses[first].source);
        const auto *b = std::get_if<HouseName>(m_houses[last].source);
        return first == last || (a && b && a->kind == b->kind);
    }

    /// Examines \a cells, which add up to \a total.
    void look(const CellSet &cells, int total)
    {
        CellSet within(m_cellCount);
        CellSet over(m_cellCount);
        int totalWithin = 0;
        int totalOver = 0;
        for (const rule::Sum *sum : m_sums) {
            if (!within.intersects(sum->cells) && cells.includes(sum->cells)) {
                within.insert(sum->cells);
                totalWithin += sum->total;
            }
            if (!over.intersects(sum->cells) && cells.intersects(sum->cells)) {
                over.insert(sum->cells);
                totalOver += sum->total;
            }
        }
        keep({(cells - within).toVector(), total - totalWithin});
        if (cells.isSubsetOf(over))
            keep({(over - cells).toVector(), totalOver - total});
    }

    void keep(rule::Sum sum)
    {
        if (sum.cells.empty() || sum.cells.size() > maxCells
            || std::ranges::find(m_found, sum) != m_found.end())
            return;
        m_found.push_back(std::move(sum));
    }

    int m_cellCount;
    int m_houseTotal;
    std::vector<NamedHouse> m_houses;
    std::vector<const rule::Sum *> m_sums;
    std::vector<rule::Sum> m_found;
};

} // namespace

std::vector<rule::Sum> impliedSums(const Geometry &geometry, std::span<const ActiveRule> rules,
                                   const std::stop_token &stop)
{
    return SumFinder(geometry, rules).find(stop);
}

} // namespace sudoku
