#include "core/formats/exported/exporters.h"

namespace sudoku {
namespace {

const CarriedParts nothingElse;

/// Returns an address that ends in the digits.
template <const std::string_view &address>
std::string writeDigitLink(const Board &board, const SymbolSet &, int)
{
    return std::string(address) + cellCharacters(board.puzzle.givens, '0') + '\n';
}

constexpr std::string_view sudokuWikiAddress = "https://www.sudokuwiki.org/sudoku.htm?bd=";
constexpr std::string_view sudokuCoachAddress = "https://sudoku.coach/en/play/";

/// Writes three cells, a bar and so on, with a line between the bands, as Simple Sudoku 4 saves puzzles.
std::string writeSimpleSudoku(const Board &board, const SymbolSet &, int)
{
    constexpr int boxSide = 3;
    const std::string cells = cellCharacters(board.puzzle.givens, '.');
    std::string text = "*-----------*\n";
    for (int row = 0; row < exportedSize; ++row) {
        if (row > 0 && row % boxSide == 0)
            text += "|---+---+---|\n";
        for (int column = 0; column < exportedSize; column += boxSide)
            text += '|' + cells.substr(row * exportedSize + column, boxSide);
        text += "|\n";
    }
    return text + "*-----------*\n";
}

} // namespace

std::string cellCharacters(const Grid &grid, char blank)
{
    std::string characters;
    for (Cell cell = 0; cell < grid.cellCount(); ++cell)
        characters += grid.isFilled(cell) ? static_cast<char>('0' + grid[cell]) : blank;
    return characters;
}

const Exporter simpleSudokuExporter{
    .id = "simple-sudoku",
    .name = TR_NOOP("Format", "Simple Sudoku"),
    .suffix = "ss",
    .write = writeSimpleSudoku,
    .parts = &nothingElse,
    .onlySize = exportedSize,
};

const Exporter sudokuWikiExporter{
    .id = "sudokuwiki",
    .name = TR_NOOP("Format", "SudokuWiki (link)"),
    .suffix = "url",
    .write = writeDigitLink<sudokuWikiAddress>,
    .parts = &nothingElse,
    .onlySize = exportedSize,
    .isLink = true,
};

const Exporter sudokuCoachExporter{
    .id = "sudoku-coach",
    .name = TR_NOOP("Format", "Sudoku Coach (link)"),
    .suffix = "url",
    .write = writeDigitLink<sudokuCoachAddress>,
    .parts = &nothingElse,
    .onlySize = exportedSize,
    .isLink = true,
};

} // namespace sudoku
