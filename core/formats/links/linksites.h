#pragma once

#include "core/formats/text/format.h"
#include "core/formats/text/texterror.h"

#include <string>
#include <string_view>

namespace sudoku {

/// Returns the cells of a plain 9x9 puzzle that \a link, without percent codes, shows as 81 digits, with 0 or
/// a dot for a blank: links of SudokuWiki, SudokuExchange, Sudoku Coach and the Interactive Sudoku Solver.
/// Returns an empty text if it shows none.
std::string_view digitsOfLink(std::string_view link);

/// Returns whether \a link leads to SudokuPad, which has had two addresses.
bool isOfSudokuPad(std::string_view link);
bool isOfSudokuMaker(std::string_view link);
bool isOfInteractiveSolver(std::string_view link);

/// Returns why no puzzle can be read from \a link, which has none in a known form.
TextError linkError(std::string_view link);

/// Puzzles as addresses that a browser opens.
extern const Format linkFormat;
extern const Format sudokuPadFormat;
extern const Format sudokuMakerFormat;
extern const Format issLinkFormat;

} // namespace sudoku
