#pragma once

#include <QString>

namespace sudoku::cli {

/// Returns the manual page sudoku-workbench-cli(1) for man, in the language of roff, made from the tables of
/// commands and options.
QString manPage();

} // namespace sudoku::cli
