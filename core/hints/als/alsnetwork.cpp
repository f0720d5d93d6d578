#include "core/hints/als/alsnetwork.h"

#include <algorithm>

namespace sudoku {

AlsNetwork::AlsNetwork(const Position &position, Overlap overlap)
    : m_position(position, Memo::none()), // the memo keeps this network
      m_overlap(overlap),
      m_slots(position.rules().digitCount() + 1),
      m_sets(m_position, AlmostLockedSets::Sizes::All)
{
    indexCells();
    link();
}

std::shared_ptr<const AlsNetwork> AlsNetwork::of(const Position &position, Overlap overlap)
{
    return position.memo().last<AlsNetwork>(
        [&](const AlsNetwork &last) { return last.m_overlap == overlap && last.position().isLike(position); },
        [&] { return std::make_shared<const AlsNetwork>(position, overlap); });
}

void AlsNetwork::indexCells()
{
    m_places = BitRows(count() * m_slots, m_position.rules().cellCount());
    m_seen = m_places;
    for (int set = 0; set < count(); ++set)
        for (const Digit digit : digits(set)) {
            CellSet seen = m_position.cellsWith(digit);
            for (const Cell cell : m_sets.cellsWith(set, digit)) {
                m_places.set(set * m_slots + digit, cell);
                seen &= m_position.rules().peers(cell);
            }
            for (const Cell cell : seen)
                m_seen.set(set * m_slots + digit, cell);
        }
}

void AlsNetwork::link()
{
    std::vector<std::vector<Link>> links(count());
    for (int one = 0; one < count(); ++one)
        for (int other = one + 1; other < count(); ++other) {
            const DigitSet common = digits(one) & digits(other);
            if (common.isEmpty() || !mayMeet(one, other))
                continue;
            DigitSet restricted;
            for (const Digit digit : common)
                if (isRestricted(one, other, digit))
                    restricted.insert(digit);
            if (!restricted.isEmpty()) {
                links[one].push_back({other, restricted});
                links[other].push_back({one, restricted});
            }
        }
    m_neighbours = BitRows(count(), count());
    for (int set = 0; set < count(); ++set) {
        m_links.insert(m_links.end(), links[set].begin(), links[set].end());
        m_firstLink.push_back(static_cast<int>(m_links.size()));
        for (const Link &link : links[set])
            m_neighbours.set(set, link.other);
    }
}

bool AlsNetwork::isRestricted(int one, int other, Digit digit) const
{
    const Bits places = m_places[other * m_slots + digit];
    const Bits seen = this->seen(one, digit);
    for (std::size_t i = 0; i < places.size(); ++i)
        if ((places[i] & ~seen[i]) != 0)
            return false;
    return true;
}

DigitSet AlsNetwork::restricted(int one, int other) const
{
    return std::ranges::lower_bound(links(one), other, {}, &Link::other)->digits;
}

DigitSet AlsNetwork::excluded(int one, int other) const
{
    DigitSet excluded;
    for (const Digit digit : digits(one) & digits(other)) {
        const Bits a = seen(one, digit);
        const Bits b = seen(other, digit);
        for (std::size_t i = 0; i < a.size(); ++i)
            if ((a[i] & b[i]) != 0) {
                excluded.insert(digit);
                break;
            }
    }
    return excluded;
}

EvidenceGroup AlsNetwork::evidence(int set, int index) const
{
    return {Role::AlmostLocked, m_sets.candidates(set), index};
}

EvidenceGroup AlsNetwork::evidence(Role role, int one, int other, Digit digit, int index) const
{
    CellSet cells = m_sets.cellsWith(one, digit);
    cells |= m_sets.cellsWith(other, digit);
    return {role, candidatesIn(cells, digit), index};
}

} // namespace sudoku
