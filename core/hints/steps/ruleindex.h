#pragma once

#include "core/board/cellset.h"
#include "core/board/memo.h"
#include "core/rules/activerules.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <stop_token>
#include <vector>

namespace sudoku {

/// The place of a cell among the cells of a house, as a bit.
using Places = std::uint32_t;

enum class HouseType {
    Row,
    Column,
    Box,     ///< or an irregular region
    Extra,   ///< of a constraint, as a diagonal
    Implied, ///< follows from the others: see impliedHouses()
};

/// Cells whose digits all differ.
struct IndexedHouse
{
    HouseType type;
    std::optional<RuleSource> source; ///< nothing if it is implied
    std::vector<Cell> cells;          ///< ascending
    CellSet set;
    bool hasEachDigit; ///< each digit occurs; otherwise there are fewer cells than digits, as in a cage
    /// Of an implied house: the houses whose cells it has, except those of others; all as indices.
    std::vector<int> within = {};
    std::vector<int> without = {};

    bool isLine() const { return type == HouseType::Row || type == HouseType::Column; }
};

/// The rules of a puzzle, arranged by what techniques ask for.
class RuleIndex
{
public:
    /// Returns the index of the rules of \a puzzle, or null if \a stop was requested before the end.
    static std::shared_ptr<const RuleIndex> of(const Puzzle &puzzle, const Memo &memo = {},
                                               const std::stop_token &stop = {});
    /// Returns the index of those rules of \a puzzle that come from \a sources, as if there were no others,
    /// or null if \a stop was requested before the end. A row, column or box that is not among them keeps its
    /// number, and has no cells.
    static std::shared_ptr<const RuleIndex> ofPart(const Puzzle &puzzle, const std::set<RuleSource> &sources,
                                                   const std::stop_token &stop = {});

    /// Returns the same rules where \a cells are known to lie in one region that the puzzle does not say;
    /// with \a isHouse they are all of it, and become the last of houses(). Its source is the rule about
    /// regions.
    std::shared_ptr<const RuleIndex> withRegion(const std::vector<Cell> &cells, bool isHouse) const;

    const Geometry &geometry() const { return m_geometry; }
    int size() const { return m_geometry.size(); }
    int digitCount() const { return m_geometry.digitCount(); }
    int cellCount() const { return m_geometry.cellCount(); }

    /// Returns the rows and the columns, the boxes or regions, then the other houses, then other cells (three
    /// at least) whose digits differ.
    std::span<const IndexedHouse> houses() const { return {m_houses.data(), m_firstImplied}; }
    int houseCount() const { return static_cast<int>(m_firstImplied); }
    /// Behind these come the houses that nobody sees on the board, because they follow from others: no cell
    /// counts them among its houses, or has peers by them.
    bool isImplied(int house) const { return house >= houseCount(); }
    int allHouseCount() const { return static_cast<int>(m_houses.size()); }
    /// Returns a house of either kind.
    const IndexedHouse &house(int index) const { return m_houses[index]; }

    struct Membership
    {
        int house;
        Places place;
    };
    /// Returns the houses of \a cell, in the order of houses().
    std::span<const Membership> housesOf(Cell cell) const
    {
        return {m_memberships.data() + m_firstMembership[cell],
                m_memberships.data() + m_firstMembership[cell + 1]};
    }
    /// Returns the row of \a cell, or of several overlapping boards that in the first. Rows must be houses.
    int rowOf(Cell cell) const { return m_rowOf[cell]; }
    int columnOf(Cell cell) const { return m_columnOf[cell]; }
    /// Returns the box of a cell on a board of boxes.
    int boxOf(Cell cell) const { return firstBox() + m_geometry.regionOf(cell); }
    /// Returns the first box or region. Behind the last one, with endOfBoxes(), come other houses.
    int firstBox() const { return endOfBoxes() - m_geometry.regionCount(); }
    int endOfBoxes() const { return static_cast<int>(m_geometry.houses().size()); }

    /// Returns the cells whose digit must differ from that of \a cell.
    const CellSet &peers(Cell cell) const { return m_peers[cell]; }
    bool arePeers(Cell a, Cell b) const { return m_peers[a].contains(b); }
    /// Returns whether any two of \a cells are peers.
    bool seeEachOther(std::span<const Cell> cells) const;
    /// Returns the cells that are peers of each of \a cells.
    template <typename Cells>
    CellSet commonPeers(const Cells &cells) const
    {
        CellSet common = m_allCells;
        for (const Cell cell : cells)
            common &= m_peers[cell];
        return common;
    }
    const CellSet &allCells() const { return m_allCells; }

    /// Returns the digits that rules for single cells allow.
    DigitSet domain(Cell cell) const { return m_domains[cell]; }
    /// Returns the rules that are not only about different digits: sums, pairs, automata.
    std::span<const ActiveRule> otherRules() const { return m_otherRules; }
    /// A sum that follows from others and from full houses.
    struct IndexedSum
    {
        rule::Sum sum;
        std::vector<int> houses;
        std::vector<int> constraints; ///< the others
    };
    std::span<const IndexedSum> impliedSums() const { return m_impliedSums; }
    /// Returns the rule about regions that the puzzle does not say, or null if it says them.
    const ActiveRule *regionRule() const;
    const std::vector<Constraint> &constraints() const { return m_constraints; }
    /// Returns whether digits can be exchanged wherever the houses allow it: no cells see each other without
    /// sharing a house, and no other rule is about several cells.
    bool hasOnlyHouses() const { return !m_hasPairs && m_otherRules.empty(); }
    /// Returns whether there is nothing but rows, columns and rectangular boxes.
    bool isClassic() const;
    /// Returns whether it is the board of newspapers, for which the scales of other programs are made.
    bool isClassic9x9() const { return isClassic() && m_geometry.boxes() == BoxShape{3, 3}; }

private:
    explicit RuleIndex(const Puzzle &puzzle);
    static std::shared_ptr<const RuleIndex> make(const Puzzle &puzzle, const std::set<RuleSource> *sources,
                                                 const std::stop_token &stop);
    std::vector<int> addRules(std::span<const ActiveRule> rules);
    int addHouse(HouseType type, std::optional<RuleSource> source, std::vector<Cell> cells,
                 bool hasEachDigit);
    void addPeers(const std::vector<Cell> &cells);
    void addImpliedHouses(std::span<const ActiveRule> rules, std::vector<int> houseOf,
                          const std::stop_token &stop);
    void addImpliedSums(std::span<const ActiveRule> rules, const std::vector<int> &houseOf,
                        const std::stop_token &stop);
    void addRegion(const std::vector<Cell> &cells, int regionSize, const RuleSource &source);
    void indexMemberships();

    Geometry m_geometry;
    std::vector<Constraint> m_constraints;
    std::vector<int> m_rowOf; ///< the house of each cell
    std::vector<int> m_columnOf;
    CellSet m_allCells;
    std::vector<IndexedHouse> m_houses; // the implied ones last
    std::size_t m_firstImplied = 0;
    std::vector<Membership> m_memberships;
    std::vector<int> m_firstMembership; // by cell, and the end of the last
    std::vector<CellSet> m_peers;
    std::vector<DigitSet> m_domains;
    bool m_hasPairs = false; // that see each other without a house, as in Anti-Knight
    std::vector<ActiveRule> m_otherRules;
    std::vector<IndexedSum> m_impliedSums;
};

} // namespace sudoku
