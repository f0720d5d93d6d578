#pragma once

namespace sudoku {

/// Whether a typed value becomes part of the puzzle or of the player's solution.
enum class Role { Given, Entry };

} // namespace sudoku
