#include "core/formats/plain/digittext.h"

namespace sudoku {

std::vector<std::string> symbolsByPlace(const Geometry &geometry, const Grid &grid, const SymbolSet &symbols)
{
    std::vector<std::string> texts;
    for (int row = 0; row < geometry.size(); ++row)
        for (int column = 0; column < geometry.size(); ++column)
            if (const auto cell = geometry.findCell(row, column); !cell)
                texts.emplace_back(1, holeSign);
            else
                texts.push_back(grid.isFilled(*cell) ? symbols.symbol(grid[*cell]) : ".");
    return texts;
}

std::string digitLine(const Geometry &geometry, const Grid &grid, const SymbolSet &symbols)
{
    const bool isSpaced = symbols.isNumeric() && geometry.digitCount() > 9;
    std::string line;
    for (const std::string &symbol : symbolsByPlace(geometry, grid, symbols)) {
        line += isSpaced && !line.empty() ? " " : "";
        line += symbol;
    }
    return line;
}

} // namespace sudoku
