#include "ui/teach/hints/boardsteps.h"

#include "core/hints/markedposition.h"
#include "core/hints/rulemarks.h"
#include "core/rules/peers.h"

#include <algorithm>

namespace sudoku {

Board withStep(const Board &board, const Position &position, const Step &step)
{
    Board after = board;
    const std::vector<Cell> marked = markedCells(board);
    for (const auto &[cell, digit] : step.eliminations)
        if (!std::ranges::binary_search(marked, cell))
            after.centreMarks[cell] = position.candidates(cell);
    for (const auto &[cell, digit] : step.eliminations) {
        after.cornerMarks[cell].remove(digit);
        after.centreMarks[cell].remove(digit);
    }
    for (const auto &[cell, digit] : step.placements) {
        after.enter(cell, digit);
        for (const Cell peer : position.rules().peers(cell))
            ruleOutMark(after, cell, peer);
    }
    after.regionLinks = position.regionLinksWith(step.regionLinks);
    return after;
}

Board atPosition(const Board &board, const Position &position)
{
    Board after = board;
    for (Cell cell = 0; cell < after.entries.cellCount(); ++cell)
        if (!position.isGiven(cell) && after.digitAt(cell) != position.digits()[cell])
            after.enter(cell, position.digits()[cell]);
    after.regionLinks = position.regionLinksWith({});
    const Position byDigits(after);
    for (Cell cell = 0; cell < after.entries.cellCount(); ++cell) {
        if (!position.isOpen(cell))
            continue;
        after.cornerMarks[cell] &= position.candidates(cell);
        after.centreMarks[cell] &= position.candidates(cell);
        if (byDigits.candidates(cell) != position.candidates(cell))
            after.centreMarks[cell] = position.candidates(cell);
    }
    return after;
}

Board withMarksCorrected(const Board &board, const Position &position, const std::vector<Cell> &cells)
{
    Board after = board;
    for (const Cell cell : cells) {
        std::vector<DigitSet> &marks =
            after.centreMarks[cell].isEmpty() ? after.cornerMarks : after.centreMarks;
        marks[cell] = position.candidates(cell);
    }
    return after;
}

std::vector<DigitSet> candidatesByRules(const Board &board, const Memo &memo)
{
    const Position position = withoutForbidden(Position(board, memo));
    std::vector<DigitSet> candidates;
    for (Cell cell = 0; cell < position.rules().cellCount(); ++cell)
        candidates.push_back(position.candidates(cell));
    return candidates;
}

Board withCandidates(const Board &board, const Position &position, InputMode mode)
{
    Board after = board;
    std::vector<DigitSet> &marks = mode == InputMode::CornerMark ? after.cornerMarks : after.centreMarks;
    for (Cell cell = 0; cell < after.entries.cellCount(); ++cell)
        if (position.isOpen(cell))
            marks[cell] = position.candidates(cell);
    return after;
}

} // namespace sudoku
