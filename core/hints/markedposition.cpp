#include "core/hints/markedposition.h"

#include <algorithm>

namespace sudoku {
namespace {

DigitSet marksIn(const Board &board, Cell cell, bool withCorners)
{
    return withCorners ? board.centreMarks[cell] | board.cornerMarks[cell] : board.centreMarks[cell];
}

Position narrowed(const Board &board, bool withCorners)
{
    Position position(board);
    for (Cell cell = 0; cell < board.entries.cellCount(); ++cell) {
        const DigitSet marks = marksIn(board, cell, withCorners);
        if (marks.isEmpty() || !position.isOpen(cell))
            continue;
        for (const Digit digit : position.candidates(cell) - marks)
            position.eliminate(cell, digit);
    }
    return position;
}

bool areCornersCandidates(const Board &board)
{
    for (Cell cell = 0; cell < board.entries.cellCount(); ++cell)
        if (board.digitAt(cell) == noDigit && marksIn(board, cell, true).isEmpty())
            return false;
    return !narrowed(board, true).isContradictory();
}

} // namespace

Position markedPosition(const Board &board)
{
    return narrowed(board, areCornersCandidates(board));
}

std::vector<Cell> markedCells(const Board &board)
{
    const bool withCorners = areCornersCandidates(board);
    std::vector<Cell> cells;
    for (Cell cell = 0; cell < board.entries.cellCount(); ++cell)
        if (board.digitAt(cell) == noDigit && !marksIn(board, cell, withCorners).isEmpty())
            cells.push_back(cell);
    return cells;
}

std::vector<Cell> marksUnlike(const Board &board, const Grid &solution)
{
    std::vector<Cell> cells = markedCells(board);
    std::erase_if(cells, [&](Cell cell) { return marksIn(board, cell, true).contains(solution[cell]); });
    return cells;
}

} // namespace sudoku
