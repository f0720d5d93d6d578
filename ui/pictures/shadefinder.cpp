#include "ui/pictures/shadefinder.h"

#include "ui/pictures/readkinds.h"

#include <algorithm>

namespace sudoku {
namespace {

/// Returns the cells of marks that are shades or lines, each once.
std::vector<Cell> markedCells(const Variant &variant, const Geometry &geometry)
{
    std::vector<Cell> cells;
    for (const Mark &mark : variant.marksOf(geometry, {&variant, {}})) {
        if (const auto *shade = std::get_if<Shade>(&mark))
            cells.insert(cells.end(), shade->cells.begin(), shade->cells.end());
        if (const auto *line = std::get_if<Line>(&mark))
            cells.insert(cells.end(), line->cells.begin(), line->cells.end());
    }
    std::ranges::sort(cells);
    return cells;
}

/// Returns whether exactly \a cells, ascending, are shaded: all of them are clearly darker than all others.
bool isShadePattern(const BoardLook &look, const std::vector<Cell> &cells)
{
    constexpr double clearly = 6; // tones
    double lightest = 255, darkestOther = 0;
    for (Cell cell = 0; cell < look.geometry.cellCount(); ++cell) {
        const CellShade &shade = look.shades[cell];
        const bool isMeant = std::ranges::binary_search(cells, cell);
        if (isMeant && shade.form != CellShade::Form::Whole)
            return false;
        if (isMeant)
            lightest = std::min(lightest, shade.tone);
        else
            darkestOther = std::max(darkestOther, shade.tone);
    }
    return !cells.empty() && lightest > darkestOther + clearly;
}

/// Finds the rules of some kinds without cells that together are the pattern of the shades.
void findPattern(BoardLook &look, FoundRules &found, const std::vector<const Variant *> &kinds)
{
    std::vector<Cell> cells;
    for (const Variant *kind : kinds) {
        if (!kind->isFor(look.geometry))
            return;
        const std::vector<Cell> marked = markedCells(*kind, look.geometry);
        cells.insert(cells.end(), marked.begin(), marked.end());
    }
    std::ranges::sort(cells);
    if (!isShadePattern(look, cells))
        return;
    for (const Variant *kind : kinds)
        found.rules.push_back({{kind, {}}});
    look.explain(cells);
}

} // namespace

void findShadedRules(BoardLook &look, FoundRules &found)
{
    const ReadKinds &kinds = readKinds();
    findPattern(look, found, {&kinds.windows});
    findPattern(look, found, {&kinds.diagonal, &kinds.antiDiagonal});
    findPattern(look, found, {&kinds.diagonal});
    findPattern(look, found, {&kinds.antiDiagonal});
}

} // namespace sudoku
