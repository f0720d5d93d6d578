#include "ui/rules/drawnconstraint.h"

#include "core/variants/ruleparts.h"
#include "core/variants/straightline.h"

#include <algorithm>
#include <optional>

namespace sudoku {
namespace {

/// Returns all lines of the kind of \a input that begin at \a first.
std::vector<std::vector<Cell>> linesFrom(const Geometry &geometry, Input input, Cell first)
{
    std::vector<std::vector<Cell>> lines;
    for (Cell second = 0; second < geometry.cellCount(); ++second) {
        std::vector<Cell> line = straightFrom(geometry, first, second);
        if (!line.empty() && areInLine(geometry, line) == (input == Input::Line))
            lines.push_back(std::move(line));
    }
    return lines;
}

std::vector<Cell> wholeLine(const Geometry &geometry, Input input, std::vector<Cell> selected)
{
    if (selected.size() == 1) {
        auto lines = linesFrom(geometry, input, selected.front());
        return lines.size() == 1 ? std::move(lines.front()) : selected;
    }
    std::vector<Cell> line = straightFrom(geometry, selected[0], selected[1]);
    const bool isAll =
        std::ranges::all_of(selected, [&](Cell cell) { return std::ranges::count(line, cell) > 0; });
    return isAll ? line : selected;
}

std::vector<Cell> wholeBlock(const Geometry &geometry, std::vector<Cell> selected)
{
    const Cell first = selected.front();
    const int last = geometry.size() - 1;
    if (selected.size() == 1 && geometry.rowOf(first) < last && geometry.columnOf(first) < last)
        return {first, first + 1, first + geometry.size(), first + geometry.size() + 1};
    std::ranges::sort(selected);
    return selected;
}

std::vector<Cell> cellsOf(const Geometry &geometry, Input input, std::vector<Cell> selected)
{
    switch (input) {
    case Input::Nothing:
        return {};
    case Input::Cells:
        std::ranges::sort(selected);
        return selected;
    case Input::Block:
        return wholeBlock(geometry, std::move(selected));
    case Input::Clones: {
        const auto half = selected.begin() + std::ssize(selected) / 2;
        std::sort(selected.begin(), half);
        std::sort(half, selected.end());
        return selected;
    }
    case Input::Line:
    case Input::Diagonal:
        return wholeLine(geometry, input, std::move(selected));
    case Input::Path:
    case Input::Neighbours:
        break;
    }
    return selected;
}

bool contains(const std::vector<Cell> &cells, Cell cell)
{
    return std::ranges::count(cells, cell) > 0;
}

/// Returns the longest part of \a path whose cells are all selected.
std::vector<Cell> longestPart(const std::vector<Cell> &path, const std::vector<Cell> &selected)
{
    std::vector<Cell> part;
    std::vector<Cell> longest;
    for (const Cell cell : path) {
        if (contains(selected, cell))
            part.push_back(cell);
        else
            part.clear();
        if (part.size() > longest.size())
            longest = part;
    }
    return longest;
}

/// Returns a closed \a path from behind the first of its cells that is not selected; where all are, \a path.
std::vector<Cell> openedPath(std::vector<Cell> path, const std::vector<Cell> &selected)
{
    const auto removed = std::ranges::find_if(path, [&](Cell cell) { return !contains(selected, cell); });
    if (!isClosed(path) || removed == path.end())
        return path;
    const Cell missing = *removed;
    path.pop_back();
    std::rotate(path.begin(), std::ranges::find(path, missing), path.end());
    return path;
}

std::vector<Cell> alteredPath(const Geometry &geometry, const std::vector<Cell> &path,
                              const std::vector<Cell> &selected)
{
    std::vector<Cell> cells = longestPart(openedPath(path, selected), selected);
    for (const Cell cell : selected) {
        if (contains(path, cell))
            continue;
        const bool isBefore = !cells.empty() && !geometry.isKingStep(cells.back(), cell)
                              && geometry.isKingStep(cells.front(), cell);
        cells.insert(isBefore ? cells.begin() : cells.end(), cell);
    }
    return cells;
}

/// Returns the cell that is as far from \a cell as \a to is from \a from, or nothing beyond the edge.
std::optional<Cell> cellInClone(const Geometry &geometry, Cell from, Cell to, Cell cell)
{
    const int row = geometry.rowOf(cell) + geometry.rowOf(to) - geometry.rowOf(from);
    const int column = geometry.columnOf(cell) + geometry.columnOf(to) - geometry.columnOf(from);
    return geometry.findCell(row, column);
}

/// New cells belong to the first group.
std::vector<Cell> alteredClones(const Geometry &geometry, const std::vector<Cell> &clones,
                                const std::vector<Cell> &selected)
{
    const std::size_t half = clones.size() / 2;
    std::vector<Cell> first;
    for (std::size_t i = 0; i < half; ++i)
        if (contains(selected, clones[i]) && contains(selected, clones[half + i]))
            first.push_back(clones[i]);
    for (const Cell cell : selected)
        if (!contains(clones, cell))
            first.push_back(cell);
    std::ranges::sort(first);
    std::vector<Cell> cells = first;
    for (const Cell cell : first)
        cells.push_back(cellInClone(geometry, clones.front(), clones[half], cell).value_or(cell));
    return cells;
}

} // namespace

bool isOfSingleCells(const Variant &kind)
{
    return kind.input == Input::Cells && kind.number == NumberUse::None && kind.minCells == 1
           && !kind.isDistinct;
}

Constraint drawnConstraint(const Geometry &geometry, const Variant &variant, std::vector<Cell> selected,
                           std::vector<int> numbers)
{
    return {&variant, cellsOf(geometry, variant.input, std::move(selected)), std::move(numbers)};
}

std::vector<Constraint> drawnConstraints(const Geometry &geometry, const Variant &variant,
                                         const std::vector<Cell> &selected, const std::vector<int> &numbers)
{
    std::vector<Constraint> constraints;
    if (variant.input == Input::Neighbours)
        for (std::size_t i = 1; i < selected.size(); ++i)
            if (std::ranges::count(geometry.neighbours(selected[i - 1]), selected[i]) > 0)
                constraints.push_back({&variant, {selected[i - 1], selected[i]}, numbers});
    if (constraints.size() < 2)
        return {drawnConstraint(geometry, variant, selected, numbers)};
    return constraints;
}

Constraint alteredConstraint(const Geometry &geometry, const Constraint &before,
                             const std::vector<Cell> &selected)
{
    const Input input = before.variant->input;
    if (input == Input::Path)
        return {before.variant, alteredPath(geometry, before.cells, selected), before.numbers};
    if (input == Input::Clones)
        return {before.variant, alteredClones(geometry, before.cells, selected), before.numbers};
    return drawnConstraint(geometry, *before.variant, selected, before.numbers);
}

} // namespace sudoku
