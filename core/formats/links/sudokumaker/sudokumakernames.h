#pragma once

#include <string>

namespace sudoku {

/// Returns the name of the constraints of a \a type in SudokuMaker's files that the program does not read, in
/// English: "arrows".
std::string sudokuMakerName(int type);

/// Returns whether a \a type is a drawing: lines, cages or symbols without a rule that a program knows, or
/// fog.
bool isSudokuMakerDrawing(int type);

} // namespace sudoku
