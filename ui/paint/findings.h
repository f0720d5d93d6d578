#pragma once

#include <QString>

#include "core/board/digitset.h"
#include "core/board/geometry.h"

#include <vector>

namespace sudoku {

/// A cell that holds one digit in one solution and another in the other.
struct DifferingCell
{
    Cell cell;
    Digit first;
    Digit second;
};

/// What an analysis found, to be shown on the board. Shapes tell it, and colours only help.
struct BoardFindings
{
    std::vector<Cell> reasons = {};                     ///< cells whose digits are to blame: framed
    std::vector<std::vector<Cell>> reasonOutlines = {}; ///< houses and constraints to blame: a dashed outline
    std::vector<DifferingCell> differing = {};          ///< both digits, with a stroke between them
    std::vector<DigitSet> candidates = {};              ///< by cell, or empty: small digits
    std::vector<DigitSet> decidingCandidates = {};      ///< by cell, or empty: of these the framed ones
    std::vector<DifferingCell> changes = {}; ///< proposals: from the first digit, or none, to the second

    std::vector<QString> notes = {}; ///< by cell, or empty: more of it, in words

    // For a screen reader, which cannot see the legend.
    QString reasonMeaning = {};       ///< what it means that a cell is framed: "reason of the conflict"
    QString oneCandidateMeaning = {}; ///< of a cell that has only the candidate %1

    bool isEmpty() const
    {
        return reasons.empty() && reasonOutlines.empty() && differing.empty() && candidates.empty()
               && changes.empty();
    }
};

} // namespace sudoku
