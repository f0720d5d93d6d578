#include "core/formats/text/shownrules.h"

#include "core/variants/own/ownkind.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace sudoku {
namespace {

bool isWithoutLook(const Constraint &constraint)
{
    const OwnKindDefinition *own = definitionOf(*constraint.variant);
    return own && own->look == OwnLook::Nothing;
}

/// Returns the cell with the centre \a point, or nothing.
std::optional<Cell> cellAt(const Geometry &geometry, BoardPoint point)
{
    const double row = std::floor(point.y);
    const double column = std::floor(point.x);
    constexpr double centre = 0.5;
    const bool isCentre = point.y == row + centre && point.x == column + centre;
    return isCentre ? geometry.findCell(static_cast<int>(row), static_cast<int>(column)) : std::nullopt;
}

/// Returns whether one of \a rules has \a a and \a b beside each other.
bool isLed(const std::vector<const Constraint *> &rules, Cell a, Cell b)
{
    return std::ranges::any_of(rules, [=](const Constraint *rule) {
        const auto isStep = [=](Cell one, Cell other) {
            return (one == a && other == b) || (one == b && other == a);
        };
        return std::ranges::adjacent_find(rule->cells, isStep) != rule->cells.end();
    });
}

bool isLineAlong(const Geometry &geometry, const std::vector<const Constraint *> &rules, const Drawing &line)
{
    std::vector<Cell> cells;
    for (const BoardPoint point : line.points) {
        const auto cell = cellAt(geometry, point);
        if (!cell)
            return false;
        cells.push_back(*cell);
    }
    const auto isOff = [&](Cell a, Cell b) { return !isLed(rules, a, b); };
    return cells.size() > 1 && std::ranges::adjacent_find(cells, isOff) == cells.end();
}

} // namespace

bool showsRules(const Puzzle &puzzle, const Drawing &drawing)
{
    std::vector<const Constraint *> rules;
    for (const Constraint &constraint : puzzle.constraints)
        if (isWithoutLook(constraint))
            rules.push_back(&constraint);
    if (drawing.kind == Drawing::Kind::Line)
        return isLineAlong(puzzle.geometry, rules, drawing);
    return drawing.kind == Drawing::Kind::Cage && std::ranges::any_of(rules, [&](const Constraint *rule) {
               std::vector<Cell> cells = rule->cells;
               std::ranges::sort(cells);
               return cells == drawing.cells;
           });
}

} // namespace sudoku
