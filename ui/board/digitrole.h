#pragma once

namespace sudoku {

/// Whether a typed value becomes part of the puzzle or of the player's solution.
enum class DigitRole { Given, Entry };

} // namespace sudoku
