#include "core/cages/cagenarrower.h"

#include "core/cages/narrowtotal.h"
#include "core/planes/planeengine.h"

#include <algorithm>
#include <bit>

namespace sudoku {
namespace {

using Houses = PlaneEngine<VectorOfOne>;

/// After so many conflicts the groups are put in a new order.
constexpr int conflictsOfOrder = 300;
/// How many times as long narrowing a cage takes as a sum with repeated digits.
constexpr double costOfCage = 3;

bool hasAny(const FourBands &bands)
{
    return VectorOfOne::hasAny(bands);
}

/// Leaves in each of nine cells without repeated digits the digit that only it may have. Returns false if a
/// digit has no cell, or a cell two such digits.
bool placeHiddenSingles(std::span<DigitBits> cells)
{
    DigitBits once = 0;
    DigitBits twice = 0;
    for (const DigitBits digits : cells) {
        twice |= once & digits;
        once |= digits;
    }
    for (DigitBits &digits : cells)
        if (const DigitBits onlyHere = digits & ~twice; onlyHere != 0) {
            if (!std::has_single_bit(onlyHere))
                return false;
            digits = onlyHere;
        }
    return once == DigitCombinations::allDigits;
}

/// Removes from each of some cells without repeated digits those of solved cells. Returns false if a cell has
/// none left.
bool removeSolved(std::span<DigitBits> cells)
{
    for (const DigitBits &solved : cells)
        if (std::has_single_bit(solved))
            for (DigitBits &digits : cells)
                if (&digits != &solved)
                    digits &= ~solved;
    return std::ranges::find(cells, DigitBits(0)) == cells.end();
}

/// Narrows cells without repeated digits by singles until nothing changes. Returns false if there is no way
/// to fill them.
bool narrowDifferent(std::span<DigitBits> cells)
{
    std::array<DigitBits, DigitCombinations::digitCount> before;
    do {
        std::ranges::copy(cells, before.begin());
        if (cells.size() == before.size() && !placeHiddenSingles(cells))
            return false;
        if (!removeSolved(cells))
            return false;
    } while (!std::equal(cells.begin(), cells.end(), before.begin()));
    return true;
}

} // namespace

CageNarrower::CageNarrower(std::span<const CageGroup> groups)
{
    for (const CageGroup &from : groups) {
        Group group{.demand = from.demand,
                    .cellCount = static_cast<int>(from.cells.size()),
                    .total = from.total,
                    .subtractedCount = from.subtractedCount};
        for (int i = 0; i < group.cellCount; ++i) {
            const Cell cell = from.cells[i];
            group.cells[i] = cell;
            group.places[i] = static_cast<std::uint8_t>(CellCandidates::placeOf(cell));
            group.plane.bands[cell / bandCells] |= Band(1) << cell % bandCells;
        }
        m_groups.push_back(group);
    }
    index();
}

void CageNarrower::index()
{
    m_groupsOf = {};
    for (std::size_t i = 0; i < m_groups.size(); ++i)
        for (int cell = 0; cell < m_groups[i].cellCount; ++cell)
            m_groupsOf[m_groups[i].places[cell]] |= GroupSet(1) << i;
}

bool CageNarrower::narrow(DigitPlanes &planes, const DigitPlanes &before)
{
    DigitPlanes seen = before; // by all groups
    for (;;) {
        if (!Houses::narrow(planes)) {
            m_conflictSize = 0;
            return false;
        }
        const GroupSet open = changedGroups(planes, seen);
        if (open == 0)
            return true;
        m_candidates.read(planes);
        m_hasChanged = false;
        if (!narrowGroups(planes, open))
            return false;
        if (!m_hasChanged)
            return true;
        std::copy_n(planes.planes, planeSide, seen.planes);
    }
}

/// Returns the groups of the cells that have other candidates than \a before.
CageNarrower::GroupSet CageNarrower::changedGroups(const DigitPlanes &planes, const DigitPlanes &before) const
{
    FourBands changed{};
    for (int digit = 0; digit < planeSide; ++digit)
        changed |= VectorOfOne::load(&planes.planes[digit]) ^ VectorOfOne::load(&before.planes[digit]);
    GroupSet groups = 0;
    for (std::size_t i = 0; i < m_groups.size(); ++i)
        groups |= GroupSet(hasAny(changed & VectorOfOne::load(&m_groups[i].plane))) << i;
    return groups;
}

/// Narrows the \a open groups, and those that share cells which change.
bool CageNarrower::narrowGroups(DigitPlanes &planes, GroupSet open)
{
    while (open != 0) {
        const int index = std::countr_zero(open);
        open &= open - 1;
        m_changed = 0;
        if (!narrowGroup(m_groups[index], planes)) {
            noteConflict(m_groups[index]);
            return false;
        }
        open |= m_changed & ~(GroupSet(1) << index); // to which nothing new happened
    }
    return true;
}

bool CageNarrower::narrowGroup(const Group &group, DigitPlanes &planes)
{
    std::array<DigitBits, maxCells> old;
    for (int i = 0; i < group.cellCount; ++i)
        old[i] = m_candidates[group.places[i]];
    const std::span<const DigitBits> cells = std::span(old).first(group.cellCount);
    CageWays ways;
    if (group.demand == CageGroup::Demand::DifferentWithTotal) {
        if (!findCageWays(cells, group.total, ways))
            return false;
    } else {
        std::ranges::copy(cells, ways.digits.begin());
        const std::span<DigitBits> left = std::span(ways.digits).first(group.cellCount);
        if (group.demand == CageGroup::Demand::Total ? !narrowTotal(left, group.total, group.subtractedCount)
                                                     : !narrowDifferent(left))
            return false;
    }
    for (int i = 0; i < group.cellCount; ++i) {
        DigitBits removed = old[i] & ~ways.digits[i];
        if (removed == 0)
            continue;
        const int place = group.places[i];
        m_candidates.set(place, ways.digits[i]);
        m_changed |= m_groupsOf[place];
        m_hasChanged = true;
        const Band others = ~(Band(1) << place % CellCandidates::bandPlaces);
        for (; removed != 0; removed &= removed - 1)
            planes.planes[std::countr_zero(removed)].bands[place / CellCandidates::bandPlaces] &= others;
    }
    if (ways.needed != 0)
        removeNeeded(planes, group, ways);
    return true;
}

/// Removes each digit that a cage needs from the cells that see all its places in the cage.
void CageNarrower::removeNeeded(DigitPlanes &planes, const Group &group, const CageWays &ways)
{
    for (DigitBits rest = ways.needed; rest != 0; rest &= rest - 1) {
        const int digit = std::countr_zero(rest);
        FourBands seen = VectorOfOne::load(&planes.planes[digit]);
        for (int i = 0; i < group.cellCount; ++i) {
            const Band withoutPlace = (ways.digits[i] >> digit & 1) - 1;
            seen &= VectorOfOne::load(&planeTables.peers[group.cells[i]]) | VectorOfOne::every(withoutPlace);
        }
        if (!hasAny(seen))
            continue;
        Plane removed;
        VectorOfOne::store(&removed, seen);
        for (int band = 0; band < 3; ++band) {
            planes.planes[digit].bands[band] &= ~removed.bands[band];
            for (Band cells = removed.bands[band]; cells != 0; cells &= cells - 1) {
                const int place = band * CellCandidates::bandPlaces + std::countr_zero(cells);
                m_candidates.remove(place, digit);
                m_changed |= m_groupsOf[place];
            }
        }
        m_hasChanged = true;
    }
}

/// Groups that were contradictory often are looked at first from time to time, as they end a guess early.
void CageNarrower::noteConflict(Group &group)
{
    m_conflict = group.cells;
    m_conflictSize = static_cast<std::size_t>(group.cellCount);
    ++group.conflicts;
    if (++m_conflicts % conflictsOfOrder != 0)
        return;
    const auto use = [](const Group &one) {
        return one.conflicts / (one.demand == CageGroup::Demand::Total ? 1 : costOfCage);
    };
    std::ranges::stable_sort(m_groups, std::ranges::greater(), use);
    for (Group &one : m_groups)
        one.conflicts /= 2;
    index();
}

} // namespace sudoku
