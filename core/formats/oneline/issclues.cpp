#include "core/formats/oneline/issclues.h"

#include "core/variants/straightline.h"

#include <algorithm>
#include <string_view>

namespace sudoku {
namespace {

/// Marks a clue that is written from the other end; the solver ignores further arguments.
constexpr std::string_view otherEnd = "-1";

// Name~line~number~number and Name~number~line, where a line is C1 or R1, and the numbers are for its two
// ends

/// Returns the cells of a row from the left, or of a column from the top; none if there is no such line.
std::vector<Cell> lineOf(const Geometry &geometry, std::string_view name)
{
    const auto index = name.size() == 2 ? issCoordinate(name[1]) : std::nullopt;
    if (!index || (name[0] != 'R' && name[0] != 'C'))
        return {};
    const bool isRow = name[0] == 'R';
    const auto first = isRow ? geometry.findCell(*index, 0) : geometry.findCell(0, *index);
    const auto second = isRow ? geometry.findCell(*index, 1) : geometry.findCell(1, *index);
    return first && second ? straightFrom(geometry, *first, *second) : std::vector<Cell>();
}

std::string lineName(const Geometry &geometry, const Constraint &clue)
{
    const bool isRow = geometry.rowOf(clue.cells[0]) == geometry.rowOf(clue.cells[1]);
    return std::string(1, isRow ? 'R' : 'C')
           + issCoordinate(isRow ? geometry.rowOf(clue.cells[0]) : geometry.columnOf(clue.cells[0]));
}

bool isFromEnd(const Constraint &clue)
{
    return clue.cells[0] > clue.cells[1];
}

bool isReversed(const IssItem &item)
{
    return item.arguments.size() > 2 && item.arguments[2] == otherEnd;
}

/// Returns the diagonal by the name of its cell at the edge: from the left side down to the right, from the
/// right side up to the left, from the top down to the left, from the bottom up to the right. The first of
/// these that is a diagonal of its own counts, as in the solver.
std::vector<Cell> diagonalOf(const Geometry &geometry, Cell cell)
{
    const auto next = [&](int down, int right) {
        return geometry.findCell(geometry.rowOf(cell) + down, geometry.columnOf(cell) + right);
    };
    const auto towards = [&](int down, int right) {
        const auto second = next(down, right);
        return second ? straightFrom(geometry, cell, *second) : std::vector<Cell>();
    };
    const bool isLeft = !next(0, -1), isRight = !next(0, 1), isTop = !next(-1, 0), isBottom = !next(1, 0);
    if (isLeft && !isBottom)
        return towards(1, 1);
    if (isRight && !isTop && !isBottom)
        return towards(-1, -1);
    if (isTop && !isLeft)
        return towards(1, -1);
    return isBottom && !isLeft && !isRight ? towards(-1, 1) : std::vector<Cell>();
}

} // namespace

IssConstraints readIssEnds(const IssKind &kind, const Geometry &geometry, const IssItem &item)
{
    std::vector<Cell> line =
        item.arguments.empty() ? std::vector<Cell>() : lineOf(geometry, item.arguments[0]);
    IssConstraints clues;
    for (std::size_t end = 1; end <= 2 && !line.empty(); ++end, std::ranges::reverse(line))
        if (const auto number = issNumber(item, end))
            clues.push_back(issConstraint(kind, line, {*number}));
    return clues;
}

std::string writeIssEnds(const IssKind &kind, const Geometry &geometry, const Constraint &clue)
{
    if (!clue.number())
        return {};
    return issHead(kind) + "~" + lineName(geometry, clue) + (isFromEnd(clue) ? "~~" : "~")
           + std::to_string(*clue.number()) + (isFromEnd(clue) ? "" : "~");
}

IssConstraints readIssSandwich(const IssKind &kind, const Geometry &geometry, const IssItem &item)
{
    std::vector<Cell> line =
        item.arguments.size() < 2 ? std::vector<Cell>() : lineOf(geometry, item.arguments[1]);
    const auto sum = issNumber(item, 0);
    if (line.empty() || !sum)
        return {};
    if (isReversed(item))
        std::ranges::reverse(line);
    return {issConstraint(kind, line, {*sum})};
}

std::string writeIssSandwich(const IssKind &kind, const Geometry &geometry, const Constraint &clue)
{
    if (!clue.number())
        return {};
    return issHead(kind) + "~" + std::to_string(*clue.number()) + "~" + lineName(geometry, clue)
           + (isFromEnd(clue) ? "~" + std::string(otherEnd) : "");
}

IssConstraints readIssLittleKiller(const IssKind &kind, const Geometry &geometry, const IssItem &item)
{
    const auto cell = item.arguments.size() < 2 ? std::nullopt : issCell(geometry, item.arguments[1]);
    const auto sum = issNumber(item, 0);
    std::vector<Cell> diagonal = cell && sum ? diagonalOf(geometry, *cell) : std::vector<Cell>();
    if (diagonal.empty())
        return {};
    if (isReversed(item))
        std::ranges::reverse(diagonal);
    return {issConstraint(kind, diagonal, {*sum})};
}

std::string writeIssLittleKiller(const IssKind &kind, const Geometry &geometry, const Constraint &clue)
{
    if (!clue.number())
        return {};
    const bool isNamedByFirst = diagonalOf(geometry, clue.cells.front()) == clue.cells;
    return issHead(kind) + "~" + std::to_string(*clue.number()) + "~"
           + issCell(geometry, isNamedByFirst ? clue.cells.front() : clue.cells.back())
           + (isNamedByFirst ? "" : "~" + std::string(otherEnd));
}

} // namespace sudoku
