#pragma once

#include "core/board/geometry.h"

#include <vector>

namespace sudoku {

/// What a move of the cursor selects.
enum class Reach {
    Alone,   ///< the cell that it comes to, and no other
    Range,   ///< everything from the anchor to it
    Also,    ///< the cell too
    Nothing, ///< what is selected stays
};

/// The cursor of a board and the cells selected with it, one at least. The cursor may stand beside them.
class Selection
{
public:
    explicit Selection(const Geometry &geometry);

    const Geometry &geometry() const { return m_geometry; }
    Cell current() const { return m_current; }
    bool contains(Cell cell) const { return m_isSelected[cell]; }
    /// Ascending.
    std::vector<Cell> cells() const;
    /// As they were selected; those of a range row by row, away from its anchor.
    const std::vector<Cell> &cellsInOrder() const { return m_cells; }

    void moveTo(Cell cell, Reach reach = Reach::Alone);
    /// A step; at the edge it comes in again on the other side, unless cells are added.
    void moveBy(int rows, int columns, Reach reach = Reach::Alone);
    /// Selects \a cell too or takes it out, and makes it the cursor; the last one stays selected.
    void toggle(Cell cell);
    /// Selects these, of which there must be one, and makes the first the cursor.
    void select(const std::vector<Cell> &cells);
    void selectAll();

private:
    void add(Cell cell);
    void clear();
    void addRange(Cell from, Cell to);

    Geometry m_geometry;
    Cell m_current = 0;
    Cell m_anchor = 0;
    std::vector<Cell> m_cells{0};
    std::vector<bool> m_isSelected; // the same by cell
};

} // namespace sudoku
