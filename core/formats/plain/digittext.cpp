#include "core/formats/plain/digittext.h"

namespace sudoku {

std::string digitLine(const Grid &grid, int digitCount, const SymbolSet &symbols)
{
    const bool isSpaced = symbols.isNumeric() && digitCount > 9;
    std::string line;
    for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
        if (isSpaced && cell > 0)
            line += ' ';
        line += grid.isFilled(cell) ? symbols.symbol(grid[cell]) : ".";
    }
    return line;
}

} // namespace sudoku
