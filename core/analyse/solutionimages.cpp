#include "core/analyse/solutionimages.h"

#include "core/rules/knownrules.h"

#include <utility>

namespace sudoku {

void SolutionImages::addWays()
{
    for (const bool isTransposed : {false, true})
        for (const bool reversesRows : {false, true})
            for (const bool reversesColumns : {false, true})
                for (const bool reversesDigits : {false, true})
                    if (isTransposed || reversesRows || reversesColumns || reversesDigits)
                        addWay(isTransposed, reversesRows, reversesColumns, reversesDigits);
}

/// Adds a way that takes cells to cells and givens to givens.
void SolutionImages::addWay(bool isTransposed, bool reversesRows, bool reversesColumns, bool reversesDigits)
{
    const Geometry &geometry = m_puzzle.geometry;
    const int last = geometry.size() - 1;
    Way way{{}, reversesDigits};
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell) {
        int row = geometry.rowOf(cell);
        int column = geometry.columnOf(cell);
        if (isTransposed)
            std::swap(row, column);
        const std::optional<Cell> image =
            geometry.findCell(reversesRows ? last - row : row, reversesColumns ? last - column : column);
        if (!image)
            return;
        way.cells.push_back(*image);
    }
    if (image(m_puzzle.givens, way) == m_puzzle.givens)
        m_ways.push_back(std::move(way));
}

std::vector<Grid> SolutionImages::imagesOf(const Grid &solution)
{
    if (!std::exchange(m_hasWays, true))
        addWays();
    std::vector<Grid> images;
    std::erase_if(m_ways, [&](const Way &way) {
        Grid other = image(solution, way);
        const bool isOne = isSolution(m_puzzle, other, m_memo);
        if (isOne)
            images.push_back(std::move(other));
        return !isOne;
    });
    return images;
}

Grid SolutionImages::image(const Grid &grid, const Way &way) const
{
    Grid result = grid;
    for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
        const Digit digit = grid[cell];
        const bool isReversed = way.reversesDigits && digit != noDigit;
        result.set(way.cells[cell], isReversed ? m_puzzle.geometry.digitCount() + 1 - digit : digit);
    }
    return result;
}

} // namespace sudoku
