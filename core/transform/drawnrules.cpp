#include "core/transform/drawnrules.h"

#include "core/transform/cellorder.h"
#include "core/variants/ruleparts.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

namespace sudoku {
namespace {

bool areAlike(const DrawnGroup &group, const Drawing &first, const Drawing &drawing)
{
    if (drawing.kind != group.kind || drawing.name != group.name)
        return false;
    return !group.name.empty() || (drawing.edge == first.edge && drawing.width == first.width);
}

struct DrawnPlace
{
    int row;
    int column;
};

/// Returns the place that has \a point near its middle, or nothing.
std::optional<DrawnPlace> placeAt(BoardPoint point)
{
    constexpr double tolerance = 0.2; // of hand-drawn lines, in cells
    const double row = std::floor(point.y);
    const double column = std::floor(point.x);
    const bool isInMiddle =
        std::abs(point.y - row - 0.5) < tolerance && std::abs(point.x - column - 0.5) < tolerance;
    const bool isNear = row >= 0 && column >= 0 && row < maxBoardSize && column < maxBoardSize;
    return isInMiddle && isNear ? std::optional(DrawnPlace{static_cast<int>(row), static_cast<int>(column)})
                                : std::nullopt;
}

/// Returns the places behind \a from up to \a to, with those between them if the way is straight.
std::vector<DrawnPlace> wayTo(DrawnPlace to, DrawnPlace from)
{
    const int down = to.row - from.row;
    const int right = to.column - from.column;
    const int length = std::max(std::abs(down), std::abs(right));
    const bool isStraight = down == 0 || right == 0 || std::abs(down) == std::abs(right);
    const int steps = isStraight ? length : 1;
    std::vector<DrawnPlace> places;
    for (int step = 1; step <= steps; ++step)
        places.push_back({from.row + step * down / steps, from.column + step * right / steps});
    return places;
}

/// Returns the cells that a line of \a points passes, or none if it is elsewhere.
std::vector<Cell> cellsOnLine(const Geometry &geometry, const std::vector<BoardPoint> &points)
{
    std::vector<DrawnPlace> places;
    for (const BoardPoint point : points) {
        const auto place = placeAt(point);
        if (!place)
            return {};
        const std::vector<DrawnPlace> way =
            places.empty() ? std::vector{*place} : wayTo(*place, places.back());
        places.insert(places.end(), way.begin(), way.end());
    }
    std::vector<Cell> cells;
    for (const DrawnPlace place : places)
        if (const auto cell = geometry.findCell(place.row, place.column))
            cells.push_back(*cell);
    return cells.size() == places.size() ? cells : std::vector<Cell>();
}

/// Returns the numbers in \a text, whatever is around them.
std::vector<int> numbersIn(const std::string &text)
{
    constexpr int limit = 100'000; // larger ones are no number of any rule
    const auto isFigure = [](char c) { return c >= '0' && c <= '9'; };
    std::vector<int> numbers;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!isFigure(text[i]))
            continue;
        if (i == 0 || !isFigure(text[i - 1]))
            numbers.push_back(0);
        numbers.back() = std::min(numbers.back() * 10 + (text[i] - '0'), limit);
    }
    return numbers;
}

bool isBlank(const std::string &text)
{
    return text.find_first_not_of(" \t\n") == std::string::npos;
}

} // namespace

std::vector<DrawnGroup> drawnGroups(const std::vector<Drawing> &drawings)
{
    std::vector<DrawnGroup> groups;
    for (std::size_t i = 0; i < drawings.size(); ++i) {
        const Drawing &drawing = drawings[i];
        if (drawing.kind != Drawing::Kind::Cage && drawing.kind != Drawing::Kind::Line)
            continue;
        const auto group = std::ranges::find_if(groups, [&](const DrawnGroup &each) {
            return areAlike(each, drawings[each.drawings.front()], drawing);
        });
        if (group == groups.end())
            groups.push_back({drawing.kind, drawing.name, drawing.edge, {i}});
        else
            group->drawings.push_back(i);
    }
    return groups;
}

DrawnRules drawnRules(const Board &board, const DrawnGroup &group, const Variant &kind)
{
    const Geometry &geometry = board.puzzle.geometry;
    DrawnRules rules;
    for (const std::size_t index : group.drawings) {
        const Drawing &drawing = board.info.drawings[index];
        Constraint constraint{&kind, drawing.kind == Drawing::Kind::Cage
                                         ? drawing.cells
                                         : cellsOnLine(geometry, drawing.points)};
        if (!kind.mayCross)
            constraint.cells = withoutRepetition(constraint.cells);
        constraint.numbers = numbersIn(drawing.text);
        const bool isWord = kind.numbers && constraint.numbers.empty() && !isBlank(drawing.text);
        const bool hasCells = !constraint.cells.empty() && kind.input != Input::Nothing;
        auto problem = hasCells && !isWord ? findProblemOrImpossibility(geometry, constraint) : std::nullopt;
        if (!hasCells || isWord || problem) {
            if (rules.staying.empty()) {
                rules.problem = problem;
                rules.word = isWord ? drawing.text : std::string();
            }
            rules.staying.push_back(index);
            continue;
        }
        constraint = withCellsInOrder(std::move(constraint));
        if (std::ranges::find(rules.constraints, constraint) == rules.constraints.end())
            rules.constraints.push_back(std::move(constraint));
        rules.drawings.push_back(index);
    }
    return rules;
}

Board withDrawnRules(Board board, const DrawnRules &rules)
{
    std::vector<Constraint> &constraints = board.puzzle.constraints;
    for (const Constraint &constraint : rules.constraints)
        if (std::ranges::find(constraints, constraint) == constraints.end())
            constraints.push_back(constraint);
    std::vector<Drawing> left;
    for (std::size_t i = 0; i < board.info.drawings.size(); ++i)
        if (!std::ranges::binary_search(rules.drawings, i))
            left.push_back(std::move(board.info.drawings[i]));
    board.info.drawings = std::move(left);
    return board;
}

} // namespace sudoku
