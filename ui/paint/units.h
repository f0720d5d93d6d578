#pragma once

namespace sudoku {

/// What is painted for paper is painted in hundredths of a millimetre: whole numbers are fine enough for the
/// sizes of fonts then.
inline constexpr double unitsPerMillimetre = 100;

inline constexpr double millimetresPerInch = 25.4;
inline constexpr int pdfDotsPerInch = 1200;

} // namespace sudoku
