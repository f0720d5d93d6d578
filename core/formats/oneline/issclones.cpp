#include "core/formats/oneline/issclones.h"

#include <array>
#include <utility>

namespace sudoku {
namespace {

std::string pairText(const Geometry &geometry, Cell one, Cell other)
{
    return ".SameValues~2" + issCellsText(geometry, std::array{one, other});
}

} // namespace

IssConstraints readIssSame(const IssKind &kind, const Geometry &geometry, const IssItem &item)
{
    const auto cells = issCells(geometry, issArguments(item, 1));
    if (!cells || cells->size() < 2 || issNumber(item, 0) != static_cast<int>(cells->size()))
        return {};
    IssConstraints clones;
    for (std::size_t i = 1; i < cells->size(); ++i)
        clones.push_back(issConstraint(kind, {cells->front(), (*cells)[i]}));
    return clones;
}

IssConstraints readIssClone(const IssKind &kind, const Geometry &geometry, const IssItem &item)
{
    std::vector<Cell> cells;
    std::vector<Cell> clone;
    for (const IssItem &child : item.children) {
        const IssConstraints pair =
            child.name == "SameValues" ? readIssSame(kind, geometry, child) : IssConstraints();
        if (pair.size() != 1)
            return {};
        cells.push_back(pair.front().cells[0]);
        clone.push_back(pair.front().cells[1]);
    }
    cells.insert(cells.end(), clone.begin(), clone.end());
    return cells.size() > 2 ? IssConstraints{issConstraint(kind, std::move(cells))} : IssConstraints();
}

IssConstraints readIssSets(const IssKind &kind, const Geometry &geometry, const IssItem &item)
{
    const auto cells = issCells(geometry, issArguments(item, 1));
    const int count = issNumber(item, 0).value_or(0);
    if (!cells || count < 2 || count >= std::ssize(*cells))
        return {};
    return {issConstraint(kind, *cells, count == 2 ? std::vector<int>() : std::vector{count})};
}

std::string writeIssSets(const IssKind &kind, const Geometry &geometry, const Constraint &groups)
{
    return issHead(kind) + "~" + std::to_string(groups.number().value_or(2))
           + issCellsText(geometry, groups.cells);
}

std::string writeIssSame(const IssKind &, const Geometry &geometry, const Constraint &clone)
{
    return clone.cells.size() == 2 ? pairText(geometry, clone.cells[0], clone.cells[1]) : std::string();
}

std::string writeIssClone(const IssKind &kind, const Geometry &geometry, const Constraint &clone)
{
    const std::size_t half = clone.cells.size() / 2;
    std::string text = issHead(kind);
    for (std::size_t i = 0; i < half; ++i)
        text += pairText(geometry, clone.cells[i], clone.cells[half + i]);
    return text + ".End";
}

} // namespace sudoku
