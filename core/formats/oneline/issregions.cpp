#include "core/formats/oneline/issregions.h"

#include "core/formats/text/puzzletext.h"

#include <algorithm>
#include <utility>

namespace sudoku {
namespace {

using Cells = std::vector<Cell>;

constexpr std::string_view regionPrefix = "CC";

/// Returns the cell whose region \a name stands for.
std::optional<Cell> regionCell(const Geometry &geometry, std::string_view name)
{
    if (!name.starts_with(regionPrefix))
        return {};
    const auto number = wholeNumber(name.substr(regionPrefix.size()));
    return number && *number >= 1 && *number <= geometry.cellCount() ? std::optional(*number - 1)
                                                                     : std::nullopt;
}

std::optional<Cells> regionCells(const Geometry &geometry, std::span<const std::string> names)
{
    Cells cells;
    for (const std::string &name : names) {
        const auto cell = regionCell(geometry, name);
        if (!cell)
            return {};
        cells.push_back(*cell);
    }
    return cells;
}

std::string regionCellsText(const Cells &cells)
{
    std::string text;
    for (const Cell cell : cells)
        text += "~" + std::string(regionPrefix) + std::to_string(cell + 1);
    return text;
}

/// Returns the cells that a digit counts, from its own on; only this if the item does not list them. Returns
/// none if the item means something else, such as not to count the own cell.
Cells countedCells(const Geometry &geometry, const IssItem &item)
{
    const auto own = item.arguments.empty() ? std::nullopt : issCell(geometry, item.arguments[0]);
    if (!own || (item.arguments.size() > 1 && !item.arguments[1].empty() && item.arguments[1] != "0"))
        return {};
    auto cells = regionCells(geometry, issArguments(item, 2));
    if (!cells || (!cells->empty() && cells->front() != *own))
        return {};
    return cells->empty() ? Cells{*own} : std::move(*cells);
}

/// Returns whether \a item, which counts \a cells, was made from a square of 3x3: the Interactive Sudoku
/// Solver writes 0 then, and behind the cell those that touch it, row by row. Others are cells that somebody
/// chose.
bool isSquare(const Geometry &geometry, const IssItem &item, const Cells &cells)
{
    Cells square{cells.front()};
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell)
        if (geometry.isKingStep(cells.front(), cell))
            square.push_back(cell);
    return cells == square && item.arguments.size() > 1 && item.arguments[1] == "0";
}

IssConstraints constraintOf(const IssKind &kind, Cells cells)
{
    return {issConstraint(kind, std::move(cells))};
}

} // namespace

IssConstraints readIssTogether(const IssKind &kind, const Geometry &geometry, const IssItem &item)
{
    auto cells = regionCells(geometry, issArguments(item, 1));
    if (!cells || issNumber(item, 0) != static_cast<int>(cells->size()))
        return {};
    return constraintOf(kind, std::move(*cells));
}

std::string writeIssTogether(const IssKind &kind, const Geometry &, const Constraint &constraint)
{
    return issHead(kind) + "~" + std::to_string(constraint.cells.size()) + regionCellsText(constraint.cells);
}

IssConstraints readIssSurroundings(const IssKind &kind, const Geometry &geometry, const IssItem &item)
{
    const Cells cells = countedCells(geometry, item);
    const bool isMeant = cells.size() == 1 || (!cells.empty() && isSquare(geometry, item, cells));
    return isMeant ? constraintOf(kind, {cells.front()}) : IssConstraints();
}

IssConstraints readIssRegionCount(const IssKind &kind, const Geometry &geometry, const IssItem &item)
{
    Cells cells = countedCells(geometry, item);
    return cells.size() > 1 ? constraintOf(kind, std::move(cells)) : IssConstraints();
}

IssConstraints readIssRegionView(const IssKind &kind, const Geometry &geometry, const IssItem &item)
{
    Cells cells = countedCells(geometry, item);
    return cells.size() == 1 ? constraintOf(kind, std::move(cells)) : IssConstraints();
}

IssConstraints readIssRegionArrow(const IssKind &kind, const Geometry &geometry, const IssItem &item)
{
    return readIssRegionCount(kind, geometry, item);
}

std::string writeIssRegionCell(const IssKind &kind, const Geometry &geometry, const Constraint &constraint)
{
    return issHead(kind) + issCellsText(geometry, constraint.cells);
}

std::string writeIssRegionCells(const IssKind &kind, const Geometry &geometry, const Constraint &constraint)
{
    return issHead(kind) + "~" + issCell(geometry, constraint.cells.front()) + "~"
           + regionCellsText(constraint.cells);
}

} // namespace sudoku
