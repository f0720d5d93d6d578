#pragma once

namespace sudoku {

/// On larger boards it takes minutes to prove that each clue is needed.
inline constexpr int maxMinimal = 16;
/// The same with rules that no search over planes knows, where there is a solver alone.
inline constexpr int maxMinimalWithRules = 9;

} // namespace sudoku
