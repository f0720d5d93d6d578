#pragma once

#include <QString>

#include "core/board/digitset.h"
#include "core/board/geometry.h"
#include "core/hints/steps/step.h"

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

/// The result of an analysis on the board. Shapes show it; colours only help.
struct BoardFindings
{
    std::vector<Cell> reasons = {};                     ///< framed cells, see reasonMeaning
    std::vector<std::vector<Cell>> reasonOutlines = {}; ///< houses and constraints of it, outlined
    std::vector<DifferingCell> differing = {};          ///< cells with both digits and a stroke between them
    std::vector<DigitSet> candidates = {};              ///< small digits, by cell, or empty
    std::vector<DigitSet> decidingCandidates = {};      ///< the framed candidates, by cell, or empty
    std::vector<DifferingCell> changes = {}; ///< proposals: from the first digit to the second, or none

    StepEvidence evidence = {}; ///< for a step, with its conclusions

    std::vector<QString> notes = {}; ///< a note for each cell, or empty

    // For a screen reader, which cannot see the legend.
    QString reasonMeaning = {};       ///< what it means that a cell is framed: "part of the contradiction"
    QString oneCandidateMeaning = {}; ///< of a cell that has only the candidate %1

    bool isEmpty() const
    {
        return reasons.empty() && reasonOutlines.empty() && differing.empty() && candidates.empty()
               && changes.empty() && evidence.isEmpty();
    }
};

} // namespace sudoku
