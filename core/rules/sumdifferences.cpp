#include "core/rules/sumdifferences.h"

#include "core/board/cellset.h"
#include "core/board/stopcheck.h"

#include <algorithm>
#include <set>

namespace sudoku {
namespace {

constexpr std::size_t maxDifferenceCells = 5; // of a difference
constexpr std::size_t maxAdjacentLines = 4;   // rows or columns side by side
constexpr std::size_t maxTouchingRegions = 3;

class DifferenceFinder
{
public:
    DifferenceFinder(const Geometry &geometry, std::span<const ActiveRule> rules, const std::stop_token &stop)
        : m_geometry(geometry),
          m_houseTotal(geometry.digitCount() * (geometry.digitCount() + 1) / 2),
          m_stop(stop)
    {
        for (const ActiveRule &active : rules) {
            if (const auto *house = std::get_if<rule::House>(&active.rule))
                if (const auto *name = std::get_if<HouseName>(&active.source))
                    housesOf(name->kind).emplace_back(geometry.cellCount(), house->cells);
            if (const auto *sum = std::get_if<rule::Sum>(&active.rule))
                add(*sum);
        }
    }

    std::vector<SumDifference> find()
    {
        if (m_sums.empty())
            return {};
        lookAtLines(housesOf(HouseKind::Row));
        lookAtLines(housesOf(HouseKind::Column));
        for (std::size_t first = 0; first < m_regions.size() && !isStopped(m_stop); ++first)
            lookAtRegions({first}, m_regions[first]);
        return {m_found.begin(), m_found.end()};
    }

private:
    struct KnownSum
    {
        CellSet cells;
        int total;
    };
    /// What becomes of a sum that reaches out of the houses.
    enum class Reaching { LeftOut, Covering, WhereMostIsInside };

    std::vector<CellSet> &housesOf(HouseKind kind)
    {
        return kind == HouseKind::Row ? m_rows : kind == HouseKind::Column ? m_columns : m_regions;
    }

    void add(const rule::Sum &sum)
    {
        const CellSet cells(m_geometry.cellCount(), sum.cells);
        if (cells.size() == static_cast<int>(sum.cells.size())) // no cell counts twice
            m_sums.push_back({cells, sum.total});
    }

    void lookAtLines(const std::vector<CellSet> &lines)
    {
        for (std::size_t first = 0; first < lines.size() && !isStopped(m_stop); ++first) {
            CellSet cells(m_geometry.cellCount());
            for (std::size_t last = first; last < std::min(lines.size(), first + maxAdjacentLines); ++last) {
                cells |= lines[last];
                look(cells, static_cast<int>(last - first + 1));
            }
        }
    }

    /// Looks at the regions \a chosen, whose cells are \a cells, and at these with others that touch them.
    void lookAtRegions(const std::vector<std::size_t> &chosen, const CellSet &cells)
    {
        look(cells, static_cast<int>(chosen.size()));
        if (chosen.size() == maxTouchingRegions)
            return;
        for (std::size_t next = 0; next < m_regions.size(); ++next)
            if (!cells.intersects(m_regions[next]) && touches(cells, m_regions[next])
                && (next > chosen.front())) {
                std::vector<std::size_t> more = chosen;
                more.push_back(next);
                lookAtRegions(more, cells | m_regions[next]);
            }
    }

    bool touches(const CellSet &cells, const CellSet &region) const
    {
        const auto isNear = [&](Cell cell) { return cells.intersects(m_geometry.neighbours(cell)); };
        return std::any_of(region.begin(), region.end(), isNear);
    }

    /// Examines \a cells, which are those of \a houseCount houses.
    /// Looks at \a cells, which are those of so many houses. Lines of boards that overlap may share some.
    void look(const CellSet &cells, int houseCount)
    {
        if (cells.size() != houseCount * m_geometry.digitCount())
            return;
        for (const Reaching reaching : {Reaching::LeftOut, Reaching::Covering, Reaching::WhereMostIsInside})
            keep(differenceOf(cells, houseCount * m_houseTotal, reaching));
    }

    SumDifference differenceOf(const CellSet &cells, int total, Reaching reaching) const
    {
        CellSet covered(m_geometry.cellCount());
        for (const KnownSum &sum : m_sums) {
            if (!sum.cells.intersects(cells) || sum.cells.intersects(covered))
                continue;
            const int outside = (sum.cells - cells).size();
            if (outside > 0
                && (reaching == Reaching::LeftOut
                    || (reaching == Reaching::WhereMostIsInside && 2 * outside >= sum.cells.size())))
                continue;
            covered |= sum.cells;
            total -= sum.total;
        }
        return {(cells - covered).toVector(), (covered - cells).toVector(), total};
    }

    void keep(SumDifference found)
    {
        if (found.added.empty()) {
            std::swap(found.added, found.subtracted);
            found.total = -found.total;
        }
        if (!found.added.empty() && found.added.size() + found.subtracted.size() <= maxDifferenceCells)
            m_found.insert(std::move(found));
    }

    const Geometry &m_geometry;
    int m_houseTotal;
    const std::stop_token &m_stop;
    std::vector<CellSet> m_rows;
    std::vector<CellSet> m_columns;
    std::vector<CellSet> m_regions;
    std::vector<KnownSum> m_sums;
    std::set<SumDifference> m_found;
};

} // namespace

std::vector<SumDifference> sumDifferences(const Geometry &geometry, std::span<const ActiveRule> rules,
                                          const std::stop_token &stop)
{
    return DifferenceFinder(geometry, rules, stop).find();
}

} // namespace sudoku
