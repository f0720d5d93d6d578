#include "core/formats/entrypuzzle.h"

#include "core/formats/boardremarks.h"

#include <algorithm>

namespace sudoku {
namespace {

bool hasRules(const Board &board)
{
    return !board.puzzle.constraints.empty() || !board.switchedOff.empty() || !board.info.rules.empty()
           || std::ranges::any_of(remarksOn(board),
                                  [](const Remark &remark) { return isLeftOut(remark.code); });
}

} // namespace

bool areEntriesThePuzzle(const Board &board)
{
    const int entries = board.playerEntries().filledCount();
    return entries > 0 && entries < board.puzzle.geometry.cellCount()
           && board.puzzle.givens.filledCount() == 0 && !hasRules(board);
}

Board withPuzzleAsGivens(const Board &board)
{
    return areEntriesThePuzzle(board) ? board.withPuzzleOfEntries() : board;
}

} // namespace sudoku
