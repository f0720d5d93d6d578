#include "core/hints/chains/linkgraph.h"

#include "core/hints/als/almostlockedsets.h"

#include <algorithm>

namespace sudoku {

LinkGraph::LinkGraph(const Position &position, Links links)
    : m_position(position),
      m_slots(position.rules().digitCount() + 1),
      m_nodes(static_cast<std::size_t>(position.rules().cellCount()) * m_slots, -1),
      m_groupsOf(m_slots)
{
    addCandidates();
    if (links == Links::Grouped || links == Links::AlmostLocked)
        addGroups();
    if (links != Links::OfHouses)
        linkPairs();
    if (links != Links::OfPairs)
        linkHouses();
    if (links == Links::AlmostLocked)
        linkAlmostLockedSets();
    indexStrong();
    linkWeakly();
}

void LinkGraph::addCandidates()
{
    for (Cell cell = 0; cell < m_position.rules().cellCount(); ++cell)
        for (const Digit digit : m_position.candidates(cell)) {
            m_nodes[cell * m_slots + digit] = m_candidateCount++;
            m_candidates.push_back({cell, digit});
            m_first.push_back(m_candidateCount);
        }
}

/// Groups are what two houses have in common.
void LinkGraph::addGroups()
{
    const std::span<const IndexedHouse> houses = m_position.rules().houses();
    for (std::size_t i = 0; i < houses.size(); ++i)
        for (std::size_t k = i + 1; k < houses.size(); ++k) {
            const CellSet common = houses[i].set & houses[k].set;
            if (common.size() < 2 || !(houses[i].hasEachDigit || houses[k].hasEachDigit))
                continue;
            for (Digit digit = 1; digit < m_slots; ++digit)
                addGroup(common & m_position.cellsWith(digit), digit);
        }
}

/// Returns the node of these candidates, which need not be new, or -1 if there is none.
int LinkGraph::addGroup(const CellSet &cells, Digit digit)
{
    const std::vector<Candidate> candidates = candidatesIn(cells, digit);
    if (candidates.size() < 2)
        return candidates.empty() ? -1 : nodeOf(candidates.front());
    for (const int group : m_groupsOf[digit])
        if (std::ranges::equal(this->candidates(group), candidates))
            return group;
    m_groupsOf[digit].push_back(nodeCount());
    m_candidates.insert(m_candidates.end(), candidates.begin(), candidates.end());
    m_first.push_back(static_cast<int>(m_candidates.size()));
    return m_groupsOf[digit].back();
}

void LinkGraph::linkPairs()
{
    for (Cell cell = 0; cell < m_position.rules().cellCount(); ++cell)
        if (const DigitSet digits = m_position.candidates(cell); digits.size() == 2)
            addStrong(nodeOf({cell, digits.first()}), nodeOf({cell, digits.last()}));
}

void LinkGraph::linkHouses()
{
    const RuleIndex &rules = m_position.rules();
    for (int house = 0; house < rules.houseCount(); ++house)
        if (rules.house(house).hasEachDigit)
            for (Digit digit = 1; digit < m_slots; ++digit)
                linkPlaces(house, digit);
}

/// Links what are two nodes together.
void LinkGraph::linkPlaces(int house, Digit digit)
{
    const Places places = m_position.placesIn(house, digit);
    const std::vector<Cell> &cells = m_position.rules().house(house).cells;
    const auto nodeAt = [&](Places place) { return nodeOf({cells[std::countr_zero(place)], digit}); };
    const Places withoutFirst = places & (places - 1);
    if (withoutFirst != 0 && std::has_single_bit(withoutFirst))
        addStrong(nodeAt(places), nodeAt(withoutFirst));
    std::vector<std::pair<Places, int>> groups; // within the house
    for (const int group : m_groupsOf[digit]) {
        Places own = 0;
        for (const Candidate &candidate : candidates(group)) {
            const auto at = std::ranges::lower_bound(cells, candidate.cell);
            own |= at != cells.end() && *at == candidate.cell ? Places{1} << (at - cells.begin()) : 0;
        }
        if (std::popcount(own) == std::ssize(candidates(group)))
            groups.emplace_back(own, group);
    }
    for (const auto &[own, group] : groups) {
        const Places rest = places & ~own;
        if (std::has_single_bit(rest))
            addStrong(group, nodeAt(rest));
        for (const auto &[other, otherGroup] : groups)
            if (other == rest && group < otherGroup)
                addStrong(group, otherGroup);
    }
}

/// If a set lacks one of its digits, it has all others.
void LinkGraph::linkAlmostLockedSets()
{
    const auto isBefore = [](const SetLink &one, const SetLink &other) {
        return std::pair(one.from, one.to) < std::pair(other.from, other.to);
    };
    const AlmostLockedSets sets(m_position, AlmostLockedSets::Sizes::FromTwoCells);
    std::ranges::sort(m_links);
    for (int set = 0; set < sets.count(); ++set) {
        m_sets.push_back(sets.candidates(set));
        std::vector<int> nodes;
        for (const Digit digit : sets.digits(set))
            nodes.push_back(addGroup(sets.cellsWith(set, digit), digit));
        for (const int from : nodes)
            for (const int to : nodes)
                if (from != to && !std::ranges::binary_search(m_links, std::pair(from, to)))
                    m_setLinks.push_back({from, to, set});
    }
    std::ranges::stable_sort(m_setLinks, isBefore);
    for (const SetLink &link : m_setLinks)
        m_links.emplace_back(link.from, link.to);
}

const LinkGraph::SetLink *LinkGraph::setLink(int from, int to) const
{
    const auto found = std::ranges::lower_bound(m_setLinks, std::pair(from, to), {}, [](const SetLink &link) {
        return std::pair(link.from, link.to);
    });
    return found != m_setLinks.end() && found->from == from && found->to == to ? &*found : nullptr;
}

void LinkGraph::addStrong(int one, int other)
{
    m_links.emplace_back(one, other);
    m_links.emplace_back(other, one);
}

void LinkGraph::indexStrong()
{
    std::ranges::sort(m_links);
    m_links.erase(std::unique(m_links.begin(), m_links.end()), m_links.end());
    m_firstStrong.assign(nodeCount() + 1, 0);
    for (const auto &[from, to] : m_links) {
        m_strong.push_back(to);
        m_firstStrong[from + 1] = static_cast<int>(m_strong.size());
    }
    for (int node = 0; node < nodeCount(); ++node)
        m_firstStrong[node + 1] = std::max(m_firstStrong[node + 1], m_firstStrong[node]);
}

void LinkGraph::linkWeakly()
{
    m_weak = BitRows(nodeCount(), nodeCount());
    for (int node = 0; node < m_candidateCount; ++node) {
        const auto [cell, digit] = candidate(node);
        for (const Digit other : m_position.candidates(cell))
            if (other != digit)
                m_weak.set(node, nodeOf({cell, other}));
        for (const Cell peer : m_position.rules().peers(cell) & m_position.cellsWith(digit))
            m_weak.set(node, nodeOf({peer, digit}));
    }
    for (int group = m_candidateCount; group < nodeCount(); ++group)
        linkGroupWeakly(group);
}

void LinkGraph::linkGroupWeakly(int group)
{
    const Digit digit = candidate(group).digit;
    CellSet seen = m_position.cellsWith(digit);
    for (const Candidate &candidate : candidates(group))
        seen &= m_position.rules().peers(candidate.cell);
    for (const Cell cell : seen) {
        m_weak.set(group, nodeOf({cell, digit}));
        m_weak.set(nodeOf({cell, digit}), group);
    }
    for (const int other : m_groupsOf[digit])
        if (std::ranges::all_of(candidates(other),
                                [&](const Candidate &candidate) { return seen.contains(candidate.cell); }))
            m_weak.set(group, other);
}

} // namespace sudoku
