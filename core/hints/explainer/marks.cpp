#include "core/hints/explainer/marks.h"

#include <algorithm>
#include <bit>

namespace sudoku {
namespace {

constexpr int minCrossing = 2;

Places placesWithin(const IndexedHouse &house, const CellSet &cells)
{
    Places places = 0;
    for (std::size_t i = 0; i < house.cells.size(); ++i)
        if (cells.contains(house.cells[i]))
            places |= Places{1} << i;
    return places;
}

} // namespace

ScanOrder::ScanOrder(const RuleIndex &rules)
    : m_rules(&rules),
      m_memberships(rules.cellCount()),
      m_peers(rules.cellCount())
{
    for (int house = 0; house < rules.houseCount(); ++house)
        switch (rules.house(house).type) {
        case HouseType::Row:
            m_rows.push_back(house);
            break;
        case HouseType::Column:
            m_columns.push_back(house);
            break;
        case HouseType::Box:
            m_boxes.push_back(house);
            break;
        default:
            m_others.push_back(house);
        }
    for (const std::vector<int> *houses : {&m_boxes, &m_columns, &m_rows, &m_others})
        m_houses.insert(m_houses.end(), houses->begin(), houses->end());
    for (const std::vector<int> *houses : {&m_boxes, &m_rows, &m_columns, &m_others})
        for (const int house : *houses)
            for (const Cell cell : rules.house(house).cells) {
                CellSet known(rules.cellCount(), m_peers[cell]);
                for (const Cell peer : rules.house(house).cells)
                    if (peer != cell && !known.contains(peer))
                        m_peers[cell].push_back(peer);
                for (const auto &membership : rules.housesOf(cell))
                    if (membership.house == house && rules.house(house).hasEachDigit)
                        m_memberships[cell].push_back(membership);
            }
    for (Cell cell = 0; cell < rules.cellCount(); ++cell)
        for (const Cell peer : rules.peers(cell) - CellSet(rules.cellCount(), m_peers[cell]))
            m_peers[cell].push_back(peer);
    addCrossings(m_boxes, m_columns);
    addCrossings(m_boxes, m_rows);
    addCrossings(m_columns, m_boxes);
    addCrossings(m_rows, m_boxes);
    addCrossings(m_others, m_houses);
    addCrossings(m_boxes, m_others);
    addCrossings(m_columns, m_others);
    addCrossings(m_rows, m_others);
}

void ScanOrder::addCrossings(std::span<const int> bases, std::span<const int> covers)
{
    for (const int base : bases)
        for (const int cover : covers) {
            const IndexedHouse &one = m_rules->house(base);
            const IndexedHouse &other = m_rules->house(cover);
            const Places inBase = placesWithin(one, other.set);
            if (base != cover && one.hasEachDigit && std::popcount(inBase) >= minCrossing)
                m_crossings.push_back({base, cover, inBase, placesWithin(other, one.set)});
        }
}

Marks::Marks(const Position &position)
    : m_rules(&position.rules()),
      m_slots(m_rules->digitCount() + 1),
      m_openCount(position.openCount()),
      m_candidates(m_rules->cellCount()),
      m_places(static_cast<std::size_t>(m_rules->houseCount() * m_slots)),
      m_isOpen(m_rules->cellCount()),
      m_openInHouse(m_rules->houseCount())
{
    for (Cell cell = 0; cell < m_rules->cellCount(); ++cell) {
        m_candidates[cell] = position.candidates(cell);
        m_isOpen[cell] = position.isOpen(cell) ? 1 : 0;
        for (const auto &[house, place] : m_rules->housesOf(cell))
            m_openInHouse[house] += m_isOpen[cell];
    }
    for (int house = 0; house < m_rules->houseCount(); ++house)
        for (Digit digit = 1; digit < m_slots; ++digit)
            m_places[house * m_slots + digit] = position.placesIn(house, digit);
}

void Marks::place(Cell cell, Digit digit)
{
    for (const Digit candidate : m_candidates[cell])
        remove(cell, candidate);
    for (const Cell peer : m_rules->peers(cell))
        if (has(peer, digit))
            remove(peer, digit);
    m_isOpen[cell] = 0;
    --m_openCount;
    for (const auto &[house, place] : m_rules->housesOf(cell))
        --m_openInHouse[house];
}

void Marks::assignCandidates(const Marks &other)
{
    std::ranges::copy(other.m_candidates, m_candidates.begin());
    std::ranges::copy(other.m_places, m_places.begin());
}

} // namespace sudoku
