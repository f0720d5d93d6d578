#pragma once

#include "core/board/board.h"
#include "core/board/candidate.h"
#include "core/board/candidates.h"
#include "core/board/memo.h"
#include "core/hints/steps/regionknowledge.h"
#include "core/hints/steps/ruleindex.h"

#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace sudoku {

struct Step;

/// What a solver on paper has before her: the digits on the board, and the candidates of the cells that are
/// still open. A cell with a digit has no candidates.
class Position
{
public:
    /// Makes the position of \a puzzle with only its givens.
    explicit Position(const Puzzle &puzzle, const Memo &memo = {});
    /// Makes the position with the player's entries too.
    explicit Position(const Board &board, const Memo &memo = {});
    /// Copies a position, for one that keeps what it makes in \a memo.
    Position(const Position &other, const Memo &memo);

    /// Makes the same positions; returns nothing if \a stop was requested before the rules were known, which
    /// takes long where there are many.
    static std::optional<Position> of(const Puzzle &puzzle, const Memo &memo, const std::stop_token &stop);
    static std::optional<Position> of(const Board &board, const Memo &memo, const std::stop_token &stop);

    /// Makes the position of \a givens under \a rules, which may be a part of those of a puzzle.
    Position(std::shared_ptr<const RuleIndex> rules, const Grid &givens, const Memo &memo = {});

    const RuleIndex &rules() const { return *m_rules; }
    const std::shared_ptr<const RuleIndex> &sharedRules() const { return m_rules; }
    /// Returns what keeps the rules, and what several finders make of a position. Copies of the position
    /// share it.
    const Memo &memo() const { return m_memo; }

    Digit digitAt(Cell cell) const { return m_digits[cell]; }
    const Grid &digits() const { return m_digits; }
    bool isOpen(Cell cell) const { return !m_digits.isFilled(cell); }
    bool isGiven(Cell cell) const { return m_givens.isFilled(cell); }
    int openCount() const { return m_openCount; }
    /// Returns whether all digits are on the board, and all regions known.
    bool isSolved() const { return m_openCount == 0 && (!m_regions.isUsed() || m_regions.areAllWhole()); }
    /// Returns whether an open cell has no candidate left, or a house no place for a digit.
    bool isContradictory() const;

    /// Returns whether \a other has the same rules, digits and candidates.
    bool isLike(const Position &other) const
    {
        return m_rules == other.m_rules && m_digits == other.m_digits && m_candidates == other.m_candidates
               && m_regions == other.m_regions;
    }

    DigitSet candidates(Cell cell) const { return m_candidates[cell]; }
    bool has(Candidate candidate) const { return m_candidates[candidate.cell].contains(candidate.digit); }
    /// Returns the open cells that have the candidate \a digit.
    const CellSet &cellsWith(Digit digit) const { return m_cellsWith[digit]; }
    /// Returns the places of these cells in \a house; none if the digit is on the board there.
    Places placesIn(int house, Digit digit) const { return m_places[house * m_digitSlots + digit]; }
    /// Returns the same for an implied house, where no change of the position keeps them.
    Places placesInImplied(int house, Digit digit) const;
    /// Returns the cells of \a house at \a places, ascending.
    std::vector<Cell> cellsAt(int house, Places places) const;

    /// Returns the cells that came down to a single candidate, in that order; some are filled by now.
    std::span<const Cell> nakedSingles() const { return m_nakedSingles; }
    /// Returns the candidates that became the only ones of their digit in a house that has each digit, in
    /// that order; some are gone or filled by now, and some come twice.
    std::span<const Candidate> hiddenSingles() const { return m_hiddenSingles; }

    /// Puts \a digit into an open \a cell, and removes it from the candidates of the peers.
    void place(Cell cell, Digit digit);
    /// Removes a candidate; does nothing if it is gone already.
    void eliminate(Cell cell, Digit digit);
    /// Returns what is known of regions that the puzzle does not say.
    const RegionKnowledge &regions() const { return m_regions; }
    /// Returns what would be known of regions with \a links, ascending; nothing if the puzzle says them.
    std::vector<RegionLink> regionLinksWith(std::span<const RegionLink> links) const;
    /// Learns \a link; the puzzle must not say the regions. Cells that lie in one region see each other from
    /// then on, and a region becomes a house when all its cells are known.
    void learn(const RegionLink &link);
    /// Makes the placements and eliminations of \a step, and learns what it says of regions.
    void apply(const Step &step);

private:
    void enter(const Board &board);
    void learnRegions();
    void addLastHouse();
    void noteNakedSingle(Cell cell);
    void noteHiddenSingle(int house, Digit digit);

    std::shared_ptr<const RuleIndex> m_rules;
    Memo m_memo;
    int m_digitSlots; // digits and noDigit
    Grid m_givens;
    Grid m_digits;
    int m_openCount;
    Candidates m_candidates;
    std::vector<CellSet> m_cellsWith; // by digit
    std::vector<Places> m_places;     // by house and digit
    RegionKnowledge m_regions;
    std::vector<Cell> m_nakedSingles;
    std::vector<Candidate> m_hiddenSingles;
};

} // namespace sudoku
