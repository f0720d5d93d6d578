#pragma once

namespace sudoku::cli {

/// The program's name, as messages and the help call it.
inline constexpr char programName[] = "sudoku-workbench-cli";

} // namespace sudoku::cli
