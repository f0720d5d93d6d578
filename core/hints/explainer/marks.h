#pragma once

#include "core/hints/steps/position.h"

#include <bit>
#include <span>
#include <vector>

namespace sudoku {

/// The houses and peers of a board in the order in which Sudoku Explainer looks at them: boxes first.
class ScanOrder
{
public:
    explicit ScanOrder(const RuleIndex &rules);

    const RuleIndex &rules() const { return *m_rules; }
    int digitCount() const { return m_rules->digitCount(); }

    /// Returns boxes, columns, rows, then the others.
    std::span<const int> houses() const { return m_houses; }
    /// Returns the houses of \a cell in which each digit occurs: box, row, column, then the others.
    std::span<const RuleIndex::Membership> housesOf(Cell cell) const { return m_memberships[cell]; }
    /// Returns the peers of \a cell, those of its box first.
    std::span<const Cell> peersOf(Cell cell) const { return m_peers[cell]; }

    /// Two houses that share more than one cell.
    struct Crossing
    {
        int base;
        int cover;
        Places inBase; ///< the common cells
        Places inCover;
    };
    /// Returns boxes with columns, boxes with rows, columns with boxes, rows with boxes, then the others.
    std::span<const Crossing> crossings() const { return m_crossings; }
    /// Returns columns with rows, then rows with columns.
    const std::vector<int> &lines(bool areColumns) const { return areColumns ? m_columns : m_rows; }

private:
    void addCrossings(std::span<const int> bases, std::span<const int> covers);

    const RuleIndex *m_rules;
    std::vector<int> m_rows;
    std::vector<int> m_columns;
    std::vector<int> m_boxes;
    std::vector<int> m_others;
    std::vector<int> m_houses;
    std::vector<std::vector<RuleIndex::Membership>> m_memberships; // by cell
    std::vector<std::vector<Cell>> m_peers;                        // by cell
    std::vector<Crossing> m_crossings;
};

/// The candidates of a position and nothing else, so that a copy for each assumption costs little.
class Marks
{
public:
    explicit Marks(const Position &position);

    const RuleIndex &rules() const { return *m_rules; }
    int digitCount() const { return m_slots - 1; }
    bool isOpen(Cell cell) const { return m_isOpen[cell] != 0; }
    int openCount() const { return m_openCount; }
    bool isSolved() const { return m_openCount == 0; }
    int openCountIn(int house) const { return m_openInHouse[house]; }

    DigitSet candidates(Cell cell) const { return m_candidates[cell]; }
    bool has(Cell cell, Digit digit) const { return m_candidates[cell].contains(digit); }
    Places placesIn(int house, Digit digit) const { return m_places[house * m_slots + digit]; }
    Cell cellAt(int house, Places places) const
    {
        return m_rules->house(house).cells[std::countr_zero(places)];
    }

    void remove(Cell cell, Digit digit)
    {
        m_candidates[cell].remove(digit);
        for (const auto &[house, place] : m_rules->housesOf(cell))
            m_places[house * m_slots + digit] &= ~place;
    }
    void place(Cell cell, Digit digit);
    /// Takes over the candidates of \a other, which belong to the same position.
    void assignCandidates(const Marks &other);

private:
    const RuleIndex *m_rules;
    int m_slots; // digits and noDigit
    int m_openCount;
    std::vector<DigitSet> m_candidates; // by cell
    std::vector<Places> m_places;       // by house and digit
    std::vector<char> m_isOpen;         // by cell
    std::vector<int> m_openInHouse;
};

} // namespace sudoku
