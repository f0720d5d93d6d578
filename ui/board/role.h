#pragma once

namespace sudoku {

/// Whether a value that is typed becomes part of the puzzle or of the player's solution.
enum class Role { Given, Entry };

} // namespace sudoku
