#pragma once

#include "core/board/geometry.h"

#include <vector>

namespace sudoku {

/// What a move of the cursor selects.
enum class Reach {
    Alone,   ///< only the cell of the cursor
    Range,   ///< all cells from the anchor to the cursor
    Also,    ///< the cell of the cursor in addition
    Nothing, ///< no other cells; the selection stays
};

/// The cursor of a board and the selected cells, at least one. The cursor need not be selected.
class Selection
{
public:
    explicit Selection(const Geometry &geometry);

    const Geometry &geometry() const { return m_geometry; }
    Cell current() const { return m_current; }
    bool contains(Cell cell) const { return m_isSelected[cell]; }
    /// Returns the selected cells, ascending.
    std::vector<Cell> cells() const;
    /// Returns the selected cells in the order in which they were selected; those of a range row by row, away
    /// from its anchor.
    const std::vector<Cell> &cellsInOrder() const { return m_cells; }
    /// Returns the selected cells in the order in which the cursor passed them: the same, and once more each
    /// cell to which it returned. A step straight back is a slip, and left out.
    const std::vector<Cell> &path() const { return m_path; }

    void moveTo(Cell cell, Reach reach = Reach::Alone);
    /// Moves the cursor. At the edge it enters again on the other side, unless cells are added.
    void moveBy(int rows, int columns, Reach reach = Reach::Alone);
    /// Adds \a cell to the selection or removes it, and makes it the cursor. The last selected cell stays
    /// selected.
    void toggle(Cell cell);
    /// Removes \a cell from the selection unless it is the only one. The cursor moves to one that is left.
    void remove(Cell cell);
    /// Selects \a cells, at least one, and makes the first one the cursor.
    void select(const std::vector<Cell> &cells);
    void selectAll();

private:
    void add(Cell cell);
    void pass(Cell cell);
    void takeOut(Cell cell);
    void clear();
    void addRange(Cell from, Cell to);

    Geometry m_geometry;
    Cell m_current = 0;
    Cell m_anchor = 0;
    std::vector<Cell> m_cells{0};
    std::vector<Cell> m_path{0};
    std::vector<bool> m_isSelected; // the same, by cell
};

} // namespace sudoku
