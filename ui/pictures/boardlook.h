#pragma once

#include "ui/pictures/boardreading.h"
#include "ui/pictures/cellshades.h"

#include <vector>

namespace sudoku {

/// What finders of rules look at: an upright board.
struct BoardLook
{
    Geometry geometry;
    BoardTones tones;
    std::vector<CellShade> shades; ///< of each cell, row by row

    QPointF middleOf(Cell cell) const { return {geometry.columnOf(cell) + 0.5, geometry.rowOf(cell) + 0.5}; }
    /// Returns the cells whose shade has that form.
    std::vector<Cell> cellsWith(CellShade::Form form) const
    {
        std::vector<Cell> cells;
        for (Cell cell = 0; cell < geometry.cellCount(); ++cell)
            if (shades[cell].form == form)
                cells.push_back(cell);
        return cells;
    }
    /// Forgets the shades of \a cells, which a rule has explained, so that the next finder passes over them.
    void explain(const std::vector<Cell> &cells)
    {
        for (const Cell cell : cells)
            shades[cell] = {};
    }
};

/// The rules that were found on a board.
struct FoundRules
{
    std::vector<RuleReading> rules = {};
    std::vector<RuleReading> guesses = {}; ///< what unread shades may mean, at most one of these
    int unreadShades = 0;                  ///< cells with something grey that no finder explains
};

} // namespace sudoku
