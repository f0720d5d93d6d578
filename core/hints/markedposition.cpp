#include "core/hints/markedposition.h"

#include <algorithm>
#include <utility>

namespace sudoku {
namespace {

DigitSet marksIn(const Board &board, Cell cell, bool withCorners)
{
    return withCorners ? board.centreMarks[cell] | board.cornerMarks[cell] : board.centreMarks[cell];
}

Position narrowed(const Board &board, Position position, bool withCorners)
{
    for (Cell cell = 0; cell < board.entries.cellCount(); ++cell) {
        const DigitSet marks = marksIn(board, cell, withCorners);
        if (marks.isEmpty() || !position.isOpen(cell))
            continue;
        for (const Digit digit : position.candidates(cell) - marks)
            position.eliminate(cell, digit);
    }
    return position;
}

bool areCornersCandidates(const Board &board, const Position &start)
{
    for (Cell cell = 0; cell < board.entries.cellCount(); ++cell)
        if (board.digitAt(cell) == noDigit && marksIn(board, cell, true).isEmpty())
            return false;
    return !narrowed(board, start, true).isContradictory();
}

std::vector<Cell> markedCells(const Board &board, const Position &start)
{
    const bool withCorners = areCornersCandidates(board, start);
    std::vector<Cell> cells;
    for (Cell cell = 0; cell < board.entries.cellCount(); ++cell)
        if (board.digitAt(cell) == noDigit && !marksIn(board, cell, withCorners).isEmpty())
            cells.push_back(cell);
    return cells;
}

} // namespace

Position markedPosition(const Board &board)
{
    return markedPosition(board, Position(board));
}

Position markedPosition(const Board &board, Position start)
{
    const bool withCorners = areCornersCandidates(board, start);
    return narrowed(board, std::move(start), withCorners);
}

std::vector<Cell> markedCells(const Board &board)
{
    return markedCells(board, Position(board));
}

std::vector<Cell> marksUnlike(const Board &board, const Position &start, const Grid &solution)
{
    std::vector<Cell> cells = markedCells(board, start);
    std::erase_if(cells, [&](Cell cell) { return marksIn(board, cell, true).contains(solution[cell]); });
    return cells;
}

} // namespace sudoku
