#pragma once

#include "core/hints/als/almostlockedsets.h"
#include "core/hints/steps/bitrows.h"
#include "core/hints/steps/step.h"

#include <memory>
#include <span>
#include <vector>

namespace sudoku {

/// Whether almost locked sets that are linked may have cells in common.
enum class Overlap { No, Yes };

/// The almost locked sets of a position, and the digits that two of them cannot both have.
class AlsNetwork
{
public:
    AlsNetwork(const Position &position, Overlap overlap);
    AlsNetwork(const AlsNetwork &) = delete;
    AlsNetwork &operator=(const AlsNetwork &) = delete;

    /// Returns the network of \a position, whose memo keeps it: several techniques look at the same position
    /// one after the other.
    static std::shared_ptr<const AlsNetwork> of(const Position &position, Overlap overlap);

    const Position &position() const { return m_position; }
    int count() const { return m_sets.count(); }
    DigitSet digits(int set) const { return m_sets.digits(set); }
    const CellSet &cells(int set) const { return m_sets.cells(set); }
    bool mayMeet(int one, int other) const
    {
        return m_overlap == Overlap::Yes || !cells(one).intersects(cells(other));
    }

    struct Link
    {
        int other;
        DigitSet digits; ///< restricted: all places in one set see all in the other
    };
    /// Returns the sets that share a restricted digit with \a set, ascending.
    std::span<const Link> links(int set) const
    {
        return {m_links.data() + m_firstLink[set], m_links.data() + m_firstLink[set + 1]};
    }
    Bits neighbours(int set) const { return m_neighbours[set]; }
    DigitSet restricted(int one, int other) const;

    /// Returns the cells that have the candidate \a digit and see all of \a set that have it.
    Bits seen(int set, Digit digit) const { return m_seen[set * m_slots + digit]; }
    /// Returns the digits of both sets that some other cell cannot have because it sees all places in both.
    DigitSet excluded(int one, int other) const;

    /// Returns the evidence for one of a row of sets: its candidates.
    EvidenceGroup evidence(int set, int index) const;
    /// Returns candidates \a digit of two sets.
    EvidenceGroup evidence(Role role, int one, int other, Digit digit, int index = 0) const;

private:
    void indexCells();
    void link();
    bool isRestricted(int one, int other, Digit digit) const;

    Position m_position; // m_sets refers to it
    Overlap m_overlap;
    int m_slots; // digits and noDigit
    AlmostLockedSets m_sets;
    BitRows m_places; // by set and digit: its cells that have it
    BitRows m_seen;   // by set and digit
    std::vector<Link> m_links;
    std::vector<int> m_firstLink{0}; // by set, and the end of the last
    BitRows m_neighbours;
};

} // namespace sudoku
