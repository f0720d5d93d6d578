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
        for (int index = 0; index < std::ssize(rules); ++index) {
            const ActiveRule &active = rules[index];
            if (const auto *house = std::get_if<rule::House>(&active.rule))
                m_houses.push_back({index, &active.source, house});
            if (const auto *sum = std::get_if<rule::Sum>(&active.rule); sum && !hasRepeatedCell(*sum))
                m_sums.push_back({index, sum});
        }
    }

    std::vector<ImpliedSum> find(const std::stop_token &stop)
    {
        if (m_sums.empty())
            return {};
        for (std::size_t first = 0; first < m_houses.size(); ++first) {
            CellSet cells(m_cellCount);
            std::vector<int> houses;
            for (std::size_t last = first; last < m_houses.size() && last < first + maxHouses; ++last) {
                if (!areOfOneKind(first, last) || cells.intersects(m_houses[last].house->cells)
                    || isStopped(stop))
                    break;
                cells.insert(m_houses[last].house->cells);
                houses.push_back(m_houses[last].index);
                look(cells, houses);
            }
        }
        return std::move(m_found);
    }

private:
    struct NamedHouse
    {
        int index; // of the rule
        const RuleSource *source;
        const rule::House *house;
    };
    struct GivenSum
    {
        int index; // of the rule
        const rule::Sum *sum;
    };
    /// Sums without a common cell.
    struct Cover
    {
        explicit Cover(int cellCount) : cells(cellCount) {}

        void add(const GivenSum &given)
        {
            if (cells.intersects(given.sum->cells))
                return;
            cells.insert(given.sum->cells);
            total += given.sum->total;
            sums.push_back(given.index);
        }

        CellSet cells;
        int total = 0;
        std::vector<int> sums = {};
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

    /// Examines \a cells, which are those of \a houses.
    void look(const CellSet &cells, const std::vector<int> &houses)
    {
        const int total = static_cast<int>(houses.size()) * m_houseTotal;
        Cover within(m_cellCount);
        Cover over(m_cellCount);
        for (const GivenSum &given : m_sums) {
            if (cells.includes(given.sum->cells))
                within.add(given);
            if (cells.intersects(given.sum->cells))
                over.add(given);
        }
        keep({{(cells - within.cells).toVector(), total - within.total}, houses, std::move(within.sums)});
        if (cells.isSubsetOf(over.cells))
            keep({{(over.cells - cells).toVector(), over.total - total}, houses, std::move(over.sums)});
    }

    void keep(ImpliedSum implied)
    {
        const rule::Sum &sum = implied.sum;
        if (sum.cells.empty() || sum.cells.size() > maxCells
            || std::ranges::find(m_found, sum, &ImpliedSum::sum) != m_found.end())
            return;
        m_found.push_back(std::move(implied));
    }

    int m_cellCount;
    int m_houseTotal;
    std::vector<NamedHouse> m_houses;
    std::vector<GivenSum> m_sums;
    std::vector<ImpliedSum> m_found;
};

} // namespace

std::vector<ImpliedSum> impliedSums(const Geometry &geometry, std::span<const ActiveRule> rules,
                                    const std::stop_token &stop)
{
    return SumFinder(geometry, rules).find(stop);
}

} // namespace sudoku
