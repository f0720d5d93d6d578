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
        for (const ActiveRule &active : rules)
            if (const auto *house = std::get_if<rule::House>(&active.rule))
                add(house->cells, kindOf(active.source));
        m_givenCount = m_houses.size();
    }

    std::vector<rule::House> find(const std::stop_token &stop)
    {
        for (std::size_t next = 0;
             next < m_houses.size() && !isStopped(stop);) { // more come in the course of it
            const KnownHouse &house = m_houses[next++];
            for (const HouseType kind : {Row, Column, Region})
                if (house.kind != kind && isComplete(kind))
                    look(house, kind);
        }
        std::vector<rule::House> found;
        for (std::size_t i = m_givenCount; i < m_houses.size(); ++i)
            found.push_back({m_houses[i].cells});
        return found;
    }

private:
    using Band = std::uint32_t; // houses of one kind, a bit each

    struct KnownHouse
    {
        std::vector<Cell> cells;
        std::optional<HouseType> kind;
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

    void add(std::vector<Cell> cells, std::optional<HouseType> kind)
    {
        std::array<Band, HouseTypeCount> touched{};
        for (const Cell cell : cells) {
            touched[Row] |= Band{1} << m_geometry.rowOf(cell);
            touched[Column] |= Band{1} << m_geometry.columnOf(cell);
            touched[Region] |= Band{1} << m_geometry.regionOf(cell);
        }
        m_houses.push_back({std::move(cells), kind, touched});
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
        int count = 1;
        for (const KnownHouse &house : m_houses)
            if (isInside(house) && !covered.intersects(house.cells)) {
                covered.insert(house.cells);
                ++count;
            }
        if (count == room - 1)
            keep((cellsOf(band, kind) - covered).toVector());
    }

    CellSet cellsOf(Band band, HouseType kind) const
    {
        CellSet cells(m_geometry.cellCount());
        for (const KnownHouse &house : m_houses)
            if (house.kind == kind && (house.touched[kind] & band) != 0)
                cells.insert(house.cells);
        return cells;
    }

    void keep(std::vector<Cell> cells)
    {
        if (std::ranges::find(m_houses, cells, &KnownHouse::cells) == m_houses.end())
            add(std::move(cells), {});
    }

    const Geometry &m_geometry;
    std::deque<KnownHouse> m_houses; // which stay where they are while more come
    std::size_t m_givenCount;
};

/// Returns whether there are rules beyond rows, columns and boxes, which imply nothing.
bool isWorthLooking(const Geometry &geometry, std::span<const ActiveRule> rules)
{
    const auto isOther = [](const ActiveRule &active) {
        return std::holds_alternative<rule::House>(active.rule)
               && !std::holds_alternative<HouseName>(active.source);
    };
    return !geometry.boxes() || std::ranges::any_of(rules, isOther);
}

} // namespace

std::vector<rule::House> impliedHouses(const Geometry &geometry, std::span<const ActiveRule> rules,
                                       const std::stop_token &stop)
{
    if (!isWorthLooking(geometry, rules))
        return {};
    return HouseFinder(geometry, rules).find(stop);
}

} // namespace sudoku
