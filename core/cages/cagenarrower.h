#pragma once

#include "core/cages/cagegroup.h"
#include "core/cages/cellcandidates.h"
#include "core/cages/narrowcage.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace sudoku {

/// Narrows the planes of a classic 9x9 board with more groups of cells: the houses by singles and locked
/// candidates (see PlaneEngine), sums exactly; and where a cage needs a digit, all cells that see its places
/// there lose it.
class CageNarrower
{
public:
    explicit CageNarrower(std::span<const CageGroup> groups);

    /// Narrows until nothing changes. \a before are narrow planes that \a planes were made from by removing
    /// candidates; or planes without any cell. Returns false if there is no solution.
    bool narrow(DigitPlanes &planes, const DigitPlanes &before);

    /// Returns the cells of the group that the last narrow() found contradictory, or none if it was a house.
    std::span<const Cell> conflict() const { return {m_conflict.data(), m_conflictSize}; }

private:
    static constexpr int maxCells = DigitCombinations::digitCount;
    using GroupSet = std::uint64_t;

    struct Group
    {
        CageGroup::Demand demand;
        int cellCount = 0;
        int total = 0;
        int subtractedCount = 0;
        std::array<Cell, maxCells> cells = {};
        std::array<std::uint8_t, maxCells> places = {}; // of the cells: see CellCandidates
        Plane plane = {};                               // of the cells
        double conflicts = 0;                           // that it had, of late most
    };

    void index();
    GroupSet changedGroups(const DigitPlanes &planes, const DigitPlanes &before) const;
    bool narrowGroups(DigitPlanes &planes, GroupSet open);
    bool narrowGroup(const Group &group, DigitPlanes &planes);
    void removeNeeded(DigitPlanes &planes, const Group &group, const CageWays &ways);
    void noteConflict(Group &group);

    std::vector<Group> m_groups; // those that had most conflicts first
    std::array<GroupSet, CellCandidates::places> m_groupsOf = {};
    CellCandidates m_candidates;
    GroupSet m_changed = 0; // groups with cells that narrowGroup() changed
    bool m_hasChanged = false;
    int m_conflicts = 0;
    std::array<Cell, maxCells> m_conflict = {};
    std::size_t m_conflictSize = 0;
};

} // namespace sudoku
