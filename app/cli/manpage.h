#pragma once

#include <QString>

namespace sudoku::cli {

/// The manual page sudoku-workbench-cli(1) for man, in the language of roff, made from the tables of commands
/// and options.
QString manPage();

} // namespace sudoku::cli
