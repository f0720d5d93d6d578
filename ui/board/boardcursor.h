#pragma once

#include "core/board/grid.h"
#include "core/board/symbols.h"

#include <vector>

namespace sudoku {

/// Where on a board digits are typed.
class BoardCursor
{
public:
    virtual Cell currentCell() const = 0;
    virtual void setCurrentCell(Cell cell) = 0;
    /// Where what is typed goes: the selected cells, or the cursor's alone where it stands beside them.
    virtual std::vector<Cell> typedCells() const = 0;
    /// The symbols that the digits are shown in; boards up to 9x9 show numbers whatever is chosen.
    virtual const SymbolSet &symbols() const = 0;

protected:
    ~BoardCursor() = default;
};

} // namespace sudoku
