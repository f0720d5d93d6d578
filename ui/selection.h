#pragma once

#include "core/board/geometry.h"

#include <vector>

namespace sudoku {

/// The cursor of a board and the cells selected with it. The cursor's cell is always selected.
class Selection
{
public:
    explicit Selection(const Geometry &geometry);

    Cell current() const { return m_current; }
    bool contains(Cell cell) const { return m_isSelected[cell]; }
    std::vector<Cell> cells() const;

    /// Selects \a cell alone, or everything from the anchor to it when \a isExtending.
    void moveTo(Cell cell, bool isExtending = false);
    /// A step; at the edge it comes in again on the other side, unless \a isExtending.
    void moveBy(int rows, int columns, bool isExtending = false);
    /// Adds \a cell to the selection and makes it the cursor.
    void add(Cell cell);
    /// Adds \a cell or takes it out; the last one stays.
    void toggle(Cell cell);
    void selectAll();

private:
    void selectRectangle(Cell from, Cell to);

    Geometry m_geometry;
    Cell m_current = 0;
    Cell m_anchor = 0;
    std::vector<bool> m_isSelected;
};

} // namespace sudoku
