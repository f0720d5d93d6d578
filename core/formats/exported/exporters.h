#pragma once

#include "core/formats/text/exporter.h"

namespace sudoku {

// Files and links of other programs. core/formats/found and core/formats/links read them.

/// A file of Simple Sudoku (.ss): the givens in a frame.
extern const Exporter simpleSudokuExporter;
/// A file of SadMan Sudoku (.sdk): sections of cells, pencil marks and colours.
extern const Exporter sadManExporter;
/// A file of OpenSudoku, which is XML: a folder of games.
extern const Exporter openSudokuExporter;
/// Addresses that show the 81 digits.
extern const Exporter sudokuWikiExporter;
extern const Exporter sudokuCoachExporter;

/// The size of all boards of these programs.
inline constexpr int exportedSize = 9;

/// Returns the digits of \a grid, a character each, with \a blank for empty cells; a grid of up to 9 digits.
std::string cellCharacters(const Grid &grid, char blank);

} // namespace sudoku
