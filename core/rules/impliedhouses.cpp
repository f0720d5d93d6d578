#include "core/rules/impliedhouses.h"

#include "core/board/cellset.h"
#include "core/board/stopcheck.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <deque>
#include <optional>

namespace sudoku {
namespace {

/// The houses of each kind cover the board together. Boxes count as regions.
enum HouseType : std::uint8_t { Row, Column, Region, HouseTypeCount };

class HouseFinder
{
public:
    HouseFinder(const Geometry &geometry, std::span<const ActiveRule> rules) : m_geometry(geometry)
    {
        for (const ActiveRule &active : rules) {
            if (const auto *house = std::get_if<rule::House>(&active.rule))
                add(house->cells, kindOf(active.source), m_nextIndex);
            ++m_nextIndex;
        }
    }

    std::vector<ImpliedHouse> find(const std::stop_token &stop)
    {
        for (std::size_t next = 0;
             next < m_houses.size() && !isStopped(stop);) { // more come in the course of it
            const KnownHouse &house = m_houses[next++];
            for (const HouseType kind : {Row, Column, Region})
                if (house.kind != kind && isComplete(kind))
                    look(house, kind);
        }
        return std::move(m_found);
    }

private:
    using Band = std::uint64_t; // houses of one kind, a bit each

    struct KnownHouse
    {
        std::vector<Cell> cells;
        std::optional<HouseType> kind;
        int index;
        std::array<Band, HouseTypeCount> touched; // of each kind
    };

    static std::optional<HouseType> kindOf(const RuleSource &source)
    {
        const auto *name = std::get_if<HouseName>(&source);
        if (!name)
            return {};
        return name->kind == HouseKind::Row ? Row : name->kind == HouseKind::Column ? Column : Region;
    }

    bool isComplete(HouseType kind) const
    {
        return std::ranges::count(m_houses, kind, &KnownHouse::kind) == m_geometry.size();
    }

    void add(std::vector<Cell> cells, std::optional<HouseType> kind, int index)
    {
        std::array<Band, HouseTypeCount> touched{};
        for (const Cell cell : cells) {
            touched[Row] |= Band{1} << m_geometry.rowOf(cell);
            touched[Column] |= Band{1} << m_geometry.columnOf(cell);
            if (const int region = m_geometry.regionOf(cell); region != noRegion)
                touched[Region] |= Band{1} << region;
        }
        m_houses.push_back({std::move(cells), kind, index, touched});
    }

    /// Examines the houses of \a kind that \a start touches.
    void look(const KnownHouse &start, HouseType kind)
    {
        const Band band = start.touched[kind];
        const int room = std::popcount(band);
        const auto isInside = [&](const KnownHouse &house) {
            return house.kind != kind && (house.touched[kind] & ~band) == 0;
        };
        if (room < 2 || room == m_geometry.size() || std::ranges::count_if(m_houses, isInside) < room - 1)
            return;
        CellSet covered(m_geometry.cellCount());
        covered.insert(start.cells);
        std::vector<int> without{start.index};
        for (const KnownHouse &house : m_houses)
            if (std::ssize(without) < room - 1 && isInside(house) && !covered.intersects(house.cells)) {
                covered.insert(house.cells);
                without.push_back(house.index);
            }
        if (std::ssize(without) == room - 1)
            keep(band, kind, covered, std::move(without));
    }

    /// Keeps what \a covered, the cells of the houses \a without, leaves of the houses of \a kind in \a band.
    void keep(Band band, HouseType kind, const CellSet &covered, std::vector<int> without)
    {
        CellSet cells(m_geometry.cellCount());
        std::vector<int> within;
        for (const KnownHouse &house : m_houses)
            if (house.kind == kind && (house.touched[kind] & band) != 0) {
                cells.insert(house.cells);
                within.push_back(house.index);
            }
        std::vector<Cell> left = (cells - covered).toVector();
        std::ranges::sort(without);
        if (std::ranges::find(m_houses, left, &KnownHouse::cells) != m_houses.end()) {
            simplify(left, within, without);
            return;
        }
        m_found.push_back({left, std::move(within), std::move(without)});
        add(std::move(left), {}, m_nextIndex++);
    }

    /// Lets the house of \a cells, if it is an implied one, follow from the fewest others.
    void simplify(const std::vector<Cell> &cells, const std::vector<int> &within,
                  const std::vector<int> &without)
    {
        const auto known = std::ranges::find(m_found, cells, &ImpliedHouse::cells);
        if (known == m_found.end() || within.size() >= known->within.size())
            return;
        const auto index = m_nextIndex - (m_found.end() - known);
        if (without.back() >= index)
            return; // which may itself follow from this one
        known->within = within;
        known->without = without;
    }

    const Geometry &m_geometry;
    std::deque<KnownHouse> m_houses; // which stay where they are while more come
    int m_nextIndex = 0;             // of a rule, and then of an implied house
    std::vector<ImpliedHouse> m_found;
};

/// Returns whether there are rules beyond rows, columns and boxes, which imply nothing. The lines of several
/// boards share cells, so that those of a band are not counted by its rows.
bool isWorthLooking(const Geometry &geometry, std::span<const ActiveRule> rules)
{
    const auto isOther = [](const ActiveRule &active) {
        return std::holds_alternative<rule::House>(active.rule)
               && !std::holds_alternative<HouseName>(active.source);
    };
    return geometry.boards().size() == 1 && (!geometry.boxes() || std::ranges::any_of(rules, isOther));
}

} // namespace

std::vector<ImpliedHouse> impliedHouses(const Geometry &geometry, std::span<const ActiveRule> rules,
                                        const std::stop_token &stop)
{
    if (!isWorthLooking(geometry, rules))
        return {};
    return HouseFinder(geometry, rules).find(stop);
}

} // namespace sudoku
