#pragma once

#include <QString>

#include "core/board/digitset.h"
#include "core/board/geometry.h"
#include "core/hints/steps/step.h"

#include <algorithm>
#include <vector>

namespace sudoku {

/// The evidence of a step and its conclusions, as a board shows them.
struct StepEvidence
{
    struct House
    {
        std::vector<Cell> cells;
        HouseRole role;
    };

    std::vector<House> houses = {};
    std::vector<EvidenceGroup> groups = {};
    std::vector<std::vector<ChainLink>> chains = {};
    std::vector<Candidate> placements = {};
    std::vector<Candidate> eliminations = {};
    /// By cell: all candidates, which stand plainly beside the evidence in its cells; or empty.
    std::vector<DigitSet> candidates = {};

    bool isEmpty() const
    {
        return houses.empty() && groups.empty() && chains.empty() && placements.empty()
               && eliminations.empty();
    }
};

/// A cell with one digit in a solution and another digit in another solution.
struct DifferingCell
{
    Cell cell;
    Digit first;
    Digit second;

    bool operator==(const DifferingCell &) const = default;
};

/// Why a cell has no digit left, or a digit no place, on the board: numbered clues, and lines from them
/// through the cells in which they rule it out.
struct NumberedClues
{
    struct Clue
    {
        Cell cell;
        int step;                        ///< from 1 on; several clues may belong to one
        std::vector<Cell> ruledOut = {}; ///< none if it only takes its own cell
    };

    std::vector<Cell> without = {}; ///< the house without a place, or the cell without a digit
    std::vector<Clue> clues = {};
    std::vector<Candidate> struck = {}; ///< written in the middle of their cells with a stroke through them
    int shownStep = 0;                  ///< the only one that is shown at full strength; 0: all

    bool isEmpty() const { return clues.empty() && without.empty(); }
    const Clue *at(Cell cell) const
    {
        const auto found = std::ranges::find(clues, cell, &Clue::cell);
        return found == clues.end() ? nullptr : &*found;
    }
};

/// The result of an analysis on the board. Shapes show it; colours only help.
struct BoardFindings
{
    std::vector<Cell> reasons = {};                     ///< framed cells, see reasonMeaning
    std::vector<std::vector<Cell>> reasonOutlines = {}; ///< houses and constraints of it, outlined
    std::vector<DifferingCell> differing = {};          ///< cells with both digits and a stroke between them
    std::vector<DigitSet> candidates = {};              ///< small digits, by cell, or empty
    std::vector<DigitSet> decidingCandidates = {};      ///< the framed candidates, by cell, or empty
    std::vector<DifferingCell> changes = {}; ///< proposals: from the first digit to the second, or none

    StepEvidence evidence = {};  ///< for a step, with its conclusions
    NumberedClues numbered = {}; ///< of a contradiction; framed cells that are among them have no other frame

    std::vector<QString> notes = {}; ///< a note for each cell, or empty

    // For a screen reader, which cannot see the legend.
    QString reasonMeaning = {};       ///< what it means that a cell is framed: "part of the contradiction"
    QString oneCandidateMeaning = {}; ///< of a cell that has only the candidate %1

    bool isEmpty() const
    {
        return reasons.empty() && reasonOutlines.empty() && differing.empty() && candidates.empty()
               && changes.empty() && evidence.isEmpty() && numbered.isEmpty();
    }
};

} // namespace sudoku
