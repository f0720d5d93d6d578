#include "ui/pictures/boardreading.h"

#include <algorithm>
#include <cmath>

namespace sudoku {

QPointF BoardReading::middle() const
{
    QPointF sum;
    for (const QPointF corner : corners())
        sum += corner;
    return sum / 4;
}

std::vector<BoardReading> inReadingOrder(std::vector<BoardReading> boards)
{
    const auto y = [](const BoardReading &board) { return board.middle().y(); };
    const auto x = [](const BoardReading &board) { return board.middle().x(); };
    std::ranges::stable_sort(boards, {}, y);
    for (auto row = boards.begin(); row != boards.end();) {
        const auto corners = row->corners();
        const double height = std::hypot(corners[3].x() - corners[0].x(), corners[3].y() - corners[0].y());
        const auto isBelow = [&](const BoardReading &board) { return y(board) > y(*row) + height / 2; };
        const auto end = std::find_if(row, boards.end(), isBelow);
        std::ranges::stable_sort(row, end, {}, x);
        row = end;
    }
    return boards;
}

std::vector<Constraint> BoardReading::constraints() const
{
    std::vector<Constraint> constraints;
    for (const RuleReading &rule : rules)
        constraints.push_back(rule.constraint);
    return constraints;
}

Board BoardReading::board() const
{
    Board board{Puzzle(geometry)};
    board.puzzle.constraints = constraints();
    for (Cell cell = 0; cell < std::ssize(cells); ++cell) {
        if (cells[cell].digit == noDigit)
            continue;
        if (cells[cell].kind == CellKind::Written)
            board.enter(cell, cells[cell].digit);
        else
            board.puzzle.givens.set(cell, cells[cell].digit);
    }
    return board;
}

} // namespace sudoku
