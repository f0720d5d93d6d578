#include "core/hints/practice.h"

namespace sudoku {
namespace {

Board boardOf(const Position &position, const Puzzle &puzzle)
{
    Board board(puzzle);
    for (Cell cell = 0; cell < puzzle.geometry.cellCount(); ++cell)
        if (position.isOpen(cell))
            board.centreMarks[cell] = position.candidates(cell);
        else if (!board.isGiven(cell))
            board.enter(cell, position.digitAt(cell));
    return board;
}

} // namespace

std::optional<Board> boardBefore(const Technique &technique, const Puzzle &puzzle, const Ladder &ladder,
                                 const std::stop_token &stop)
{
    Position position(puzzle);
    while (!position.isSolved()) {
        const std::optional<Step> step = nextStep(position, ladder, stop);
        if (!step)
            break;
        if (isKindOf(*step->technique, technique))
            return boardOf(position, puzzle);
        position.apply(*step);
    }
    return {};
}

} // namespace sudoku
