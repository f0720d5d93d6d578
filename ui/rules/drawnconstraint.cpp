#include "ui/rules/drawnconstraint.h"

#include "core/variants/straightline.h"

#include <algorithm>

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

} // namespace

Constraint drawnConstraint(const Geometry &geometry, const Variant &variant, std::vector<Cell> selected,
                           std::vector<int> numbers)
{
    return {&variant, cellsOf(geometry, variant.input, std::move(selected)), std::move(numbers)};
}

} // namespace sudoku
