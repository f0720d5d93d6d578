#pragma once

#include "core/board/grid.h"
#include "core/board/symbols.h"

#include <vector>

namespace sudoku {

/// The place on a board where digits are typed.
class BoardCursor
{
public:
    virtual Cell currentCell() const = 0;
    virtual void setCurrentCell(Cell cell) = 0;
    /// Returns the cells that typing changes: the selected ones, or the cell of the cursor if it is not
    /// selected.
    virtual std::vector<Cell> typedCells() const = 0;
    /// Returns the symbols of the digits; boards up to 9x9 always show numbers.
    virtual const SymbolSet &symbols() const = 0;

protected:
    ~BoardCursor() = default;
};

} // namespace sudoku
