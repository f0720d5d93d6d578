#pragma once

namespace sudoku {

/// The units for painting on paper: hundredths of a mm, so that font sizes can be whole numbers.
inline constexpr double unitsPerMillimetre = 100;

inline constexpr double millimetresPerInch = 25.4;
inline constexpr int pdfDotsPerInch = 1200;

} // namespace sudoku
