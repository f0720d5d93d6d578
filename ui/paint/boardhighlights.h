#pragma once

#include "core/board/board.h"
#include "ui/paint/findings.h"
#include "ui/paint/groundpainter.h"
#include "ui/paint/livemarks.h"
#include "ui/paint/pencilmarks.h"

#include <optional>
#include <vector>

namespace sudoku {

/// The highlights of a board; none on paper.
struct BoardHighlights
{
    std::vector<CellHighlight> cells = {}; ///< one for each cell, or empty
    std::optional<Cell> cursor = {};
    bool hasFocus = true; ///< the cursor is drawn as a thick frame, otherwise as a thin one
    BoardFindings findings = {};
    LiveMarks live = {};
    std::vector<std::vector<Cell>> outlined = {}; ///< groups of cells with an outline in the cursor's colour
    bool hasFog = false;                          ///< the fog of the puzzle is drawn
    MarksInPlaces marksInPlaces = MarksInPlaces::None;
    std::vector<DigitSet> contradictedMarks = {}; ///< the marks that are struck through, by cell, or empty
    std::vector<DigitSet> filtered = {};          ///< the digits that a filter shows, by cell, or empty
    PlayerDrawing drawn = {};                     ///< what the player's drawing shows, on open cells
    std::optional<Candidate> penStart = {};       ///< where the next line of the drawing begins
    Digit markedDigit = noDigit;                  ///< all marks of this digit are highlighted
    /// Unless it is 0, the marks are candidates: they are painted like those of a step, at least so high
    /// where that is possible.
    qreal minCandidate = 0;
};

} // namespace sudoku
