#pragma once

namespace sudoku::cli {

/// The program's name in messages and in the help.
inline constexpr char programName[] = "sudoku-workbench-cli";

} // namespace sudoku::cli
