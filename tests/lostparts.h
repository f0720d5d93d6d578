#pragma once

#include "core/formats/text/loss.h"

#include <algorithm>
#include <vector>

namespace sudoku {

/// \a board without what \a losses name.
inline Board withoutLosses(Board board, const std::vector<Loss> &losses)
{
    const std::size_t cellCount = board.isFromSolve.size();
    const Geometry geometry = board.puzzle.geometry;
    for (const Loss &loss : losses)
        switch (loss.what) {
        case Loss::What::Constraints:
            std::erase_if(board.puzzle.constraints,
                          [&loss](const Constraint &one) { return one.variant == loss.variant; });
            break;
        case Loss::What::SwitchedOff:
            board.switchedOff.clear();
            break;
        case Loss::What::Shape:
        case Loss::What::Boards:
        case Loss::What::Digits:
            board.puzzle.geometry = Geometry::withBoxes(defaultBoxes(geometry.size()));
            break;
        case Loss::What::Entries:
            board.entries = Grid(static_cast<int>(cellCount));
            board.isFromSolve.assign(cellCount, false);
            break;
        case Loss::What::PencilMarks:
            board.cornerMarks.assign(cellCount, {});
            board.centreMarks.assign(cellCount, {});
            break;
        case Loss::What::Info:
            (board.info.*loss.text).clear();
            break;
        case Loss::What::Members:
            board.keptMembers.clear();
            break;
        case Loss::What::Colours:
            board.colours.assign(cellCount, {});
            break;
        case Loss::What::Drawn:
            board.drawn = {};
            break;
        case Loss::What::CrossedOut:
            board.crossedOut.clear();
            break;
        case Loss::What::Drawings:
            board.info.drawings.clear();
            break;
        case Loss::What::Fog:
            board.info.fog.reset();
            break;
        case Loss::What::Solution:
            board.info.solution = {};
            break;
        case Loss::What::CornerMarks:
            board.cornerMarks.assign(cellCount, {});
            break;
        case Loss::What::SolvedEntries:
            board.isFromSolve.assign(cellCount, false);
            break;
        }
    return board;
}

} // namespace sudoku
