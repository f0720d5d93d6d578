#include "ui/pictures/boardreading.h"

#include "core/variants/variant.h"

#include <algorithm>

namespace sudoku {
namespace {

/// What a board covers in one direction, in fractions of the picture.
struct Range
{
    double begin;
    double end;

    double middle() const { return (begin + end) / 2; }
    /// Returns whether the middle of one is within the other.
    bool overlaps(const Range &other) const
    {
        const auto has = [](const Range &range, double place) {
            return range.begin < place && place < range.end;
        };
        return has(*this, other.middle()) || has(other, middle());
    }
};

Range rangeOf(const BoardReading &board, double (*in)(QPointF))
{
    const auto corners = board.corners();
    const auto [first, last] = std::minmax({in(corners[0]), in(corners[1]), in(corners[2]), in(corners[3])});
    return {first, last};
}

/// Boards above each other are read from the top, boards beside each other from the left, whatever their
/// sizes.
bool isReadBefore(const BoardReading &a, const BoardReading &b)
{
    const auto x = [](QPointF point) { return point.x(); };
    const auto y = [](QPointF point) { return point.y(); };
    const bool isInColumn = rangeOf(a, x).overlaps(rangeOf(b, x));
    const bool isInRow = !isInColumn && rangeOf(a, y).overlaps(rangeOf(b, y));
    return isInRow ? a.middle().x() < b.middle().x() : a.middle().y() < b.middle().y();
}

} // namespace

std::string RuleReading::kindId() const
{
    return std::string(constraint.variant->id);
}

QPointF BoardReading::middle() const
{
    QPointF sum;
    for (const QPointF corner : corners())
        sum += corner;
    return sum / 4;
}

std::string BoardReading::namesOf(bool (*is)(const CellReading &)) const
{
    std::string names;
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell)
        if (is(cells[cell]))
            names += (names.empty() ? "" : ", ") + geometry.cellName(cell);
    return names;
}

std::vector<BoardReading> inReadingOrder(std::vector<BoardReading> boards)
{
    for (auto next = boards.begin(); next != boards.end(); ++next) {
        const auto isFirst = [&](const BoardReading &board) {
            return std::none_of(next, boards.end(),
                                [&](const BoardReading &other) { return isReadBefore(other, board); });
        };
        if (const auto first = std::find_if(next, boards.end(), isFirst); first != boards.end())
            std::rotate(next, first, first + 1);
    }
    return boards;
}

int firstLargeBoard(const std::vector<BoardReading> &boards)
{
    constexpr double about = 0.8;
    double largest = 0;
    for (const BoardReading &board : boards)
        largest = std::max(largest, board.side());
    const auto first = std::ranges::find_if(
        boards, [&](const BoardReading &board) { return board.side() >= about * largest; });
    return first == boards.end() ? 0 : static_cast<int>(first - boards.begin());
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
        if (cells[cell].digit == noDigit) {
            board.cornerMarks[cell] = cells[cell].cornerMarks;
            board.centreMarks[cell] = cells[cell].centreMarks;
            continue;
        }
        if (cells[cell].kind == CellKind::Written)
            board.enter(cell, cells[cell].digit);
        else
            board.puzzle.givens.set(cell, cells[cell].digit);
    }
    return board;
}

} // namespace sudoku
