#pragma once

#include "core/board/candidates.h"
#include "core/board/cellset.h"
#include "core/board/memo.h"
#include "core/rules/activerules.h"
#include "core/rules/sumdifferences.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

namespace sudoku {

enum class Propagation {
    Done,          ///< the candidates are at the fixed point
    Contradiction, ///< a cell has no digit left, or a house no place for a digit: the candidates are unusable
    Stopped,       ///< a stop was requested: the candidates are unusable
};

/// Many short lists of numbers in one array, for quick iteration.
class FlatLists
{
public:
    FlatLists() = default;
    explicit FlatLists(const std::vector<std::vector<int>> &lists)
    {
        for (const std::vector<int> &list : lists)
            add(list);
    }

    void add(std::span<const int> list)
    {
        m_items.insert(m_items.end(), list.begin(), list.end());
        m_begins.push_back(static_cast<int>(m_items.size()));
    }

    int count() const { return static_cast<int>(m_begins.size()) - 1; }
    std::span<const int> operator[](int index) const
    {
        return {m_items.data() + m_begins[index], m_items.data() + m_begins[index + 1]};
    }

private:
    std::vector<int> m_items;
    std::vector<int> m_begins{0}; // the begin of each list, and the end of the last one
};

/// What is said of a cell: that it has one of some digits.
struct CellDigits
{
    Cell cell;
    DigitSet digits;
};

/// How much a propagator looks for sums that follow from others: much costs a millisecond for a 9x9 killer,
/// which pays where there is something to search.
enum class SumEffort { Little, Much };

/// Narrows candidates until nothing changes, by naked singles (the digit of a cell with one candidate is
/// removed from its peers), hidden singles (a digit with one place in a house is placed there), pairs (arc
/// consistency), sums (see narrowSum(); a digit that the cells of a sum must have is removed from the peers
/// of all that may have it), automata (see narrowToAccepted()) and ranks (see narrowToRank()). If every cell
/// then has a single candidate, the grid obeys every rule.
class Propagator
{
public:
    /// The memory of a propagation, which a search keeps so that its guesses allocate nothing.
    class Scratch
    {
    public:
        explicit Scratch(const Propagator &propagator);

        /// Returns the cells that took part in the contradiction that the last propagation ended with: of
        /// the house or group that was examined, or one that lost its last digit.
        std::span<const Cell> conflict() const { return m_conflict; }

    private:
        friend class Propagator;

        std::vector<Cell> m_singles;             // their digits still have to be removed from their peers
        std::vector<std::uint64_t> m_openHouses; // bits: not examined since their cells changed
        std::vector<std::uint64_t> m_openGroups; // likewise
        std::vector<char> m_isLinkOpen;          // by cell: whether it is in
        std::vector<Cell> m_openLinks;  // cells whose links have not been followed since they changed
        std::vector<DigitSet> m_digits; // of a group
        std::vector<StateSet> m_states; // while an automaton reads them
        std::vector<Cell> m_conflict;
    };

    /// Makes a propagator; returns null if \a stop was requested before the end.
    static std::shared_ptr<const Propagator> make(const Geometry &geometry, std::span<const ActiveRule> rules,
                                                  const std::stop_token &stop,
                                                  SumEffort effort = SumEffort::Little);

    /// Brings \a candidates to the fixed point.
    Propagation propagate(Candidates &candidates, const std::stop_token &stop) const;

    /// Gives \a cell one of its digits, in candidates at the fixed point, and continues like propagate().
    Propagation decide(Candidates &candidates, Cell cell, Digit digit, const std::stop_token &stop) const;
    Propagation decide(Candidates &candidates, Cell cell, Digit digit, Scratch &scratch,
                       const std::stop_token &stop) const;

    /// Narrows cells of candidates at the fixed point to what \a changes say, and continues like propagate().
    Propagation narrow(Candidates &candidates, std::span<const CellDigits> changes, Scratch &scratch,
                       const std::stop_token &stop) const;

    /// Returns whether there are sums.
    bool hasSums() const { return m_hasSums; }
    /// Returns the cells whose digits must differ from that of \a cell.
    std::span<const Cell> peers(Cell cell) const { return m_peersOf[cell]; }

private:
    struct Link
    {
        Cell other;
        std::vector<DigitSet> allowed; // by the digit of the cell that has the link

        /// Returns the digits of the other cell that are allowed with at least one of \a digits.
        DigitSet allowedFor(DigitSet digits) const;
    };
    /// What groups need to narrow digits.
    struct Narrowing
    {
        int digitCount;
        std::vector<StateSet> &states;
    };
    struct SumCells
    {
        int total;               // of the digits, those of subtracted cells mirrored: see mirrored()
        bool isDistinct;         // whether other rules say that their digits differ
        int subtractedCount = 0; // the last cells, whose digits are subtracted

        std::optional<DigitSet> narrow(std::vector<DigitSet> &digits, const Narrowing &with) const;
    };
    struct AutomatonCells
    {
        rule::Automaton automaton;
        std::vector<StateSet> live; // for all digits in each cell
        bool readsTwice;            // a cell: what is left then may be narrowed again

        std::optional<DigitSet> narrow(std::vector<DigitSet> &digits, const Narrowing &with) const;
    };
    struct RankedCells
    {
        rule::Rank rank;

        std::optional<DigitSet> narrow(std::vector<DigitSet> &digits, const Narrowing &with) const;
    };
    /// A group of cells that are narrowed together; for a rank, all cells of the board in their order.
    struct Group
    {
        std::vector<Cell> cells;
        std::variant<SumCells, AutomatonCells, RankedCells> demand;

        /// Returns whether narrowing says at once all that the group can say.
        bool isDoneAtOnce() const;
    };
    class Builder;
    class Pass;

    explicit Propagator(const Geometry &geometry);

    int m_digitCount;
    DigitSet m_allDigits;
    Candidates m_domains;
    FlatLists m_peersOf;                      // by cell: the cells that must differ from it
    std::vector<CellSet> m_peerSets;          // the same; empty without sums
    FlatLists m_housesOf;                     // by cell, into m_houses
    FlatLists m_houses;                       // their cells
    std::vector<std::vector<Link>> m_linksOf; // by cell; empty if there are none at all
    std::vector<Group> m_groups;              // the ones that take less time before others
    FlatLists m_groupsOf;                     // by cell, into m_groups
    bool m_hasSums = false;
};

/// Returns a propagator for the rules of \a puzzle, or null if \a stop was requested before the end. Making
/// one takes longer than solving many puzzles, so \a memo keeps it.
std::shared_ptr<const Propagator> propagatorOf(const Puzzle &puzzle, const Memo &memo,
                                               const std::stop_token &stop);

} // namespace sudoku
