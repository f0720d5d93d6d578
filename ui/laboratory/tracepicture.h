#pragma once

#include "core/trace/puzzletrace.h"
#include "ui/paint/boardpainter.h"

#include <vector>

namespace sudoku {

/// What a board shows in the middle of a run.
struct TracePicture
{
    struct LevelMark
    {
        Cell cell;
        int level;
        bool isGuess;

        bool operator==(const LevelMark &) const = default;
    };

    Board board; ///< digits that are true as entries, digits that may still be as corner marks
    BoardHighlights highlights = {};
    std::vector<LevelMark> levels = {}; ///< of the cells that got their digit after a guess
};

/// Returns the position after the first \a stepCount steps, and marks what the last of them was about: a
/// frame around the cells that are its reason, a stroke through a candidate that it excludes, a ring around
/// the cells of a conflict, an outline around a guess.
TracePicture tracePicture(const PuzzleTrace &trace, const TracePosition &position, int stepCount);

} // namespace sudoku
