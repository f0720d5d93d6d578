#pragma once

#include <string_view>
#include <vector>

namespace sudoku {

/// How much of a code may be lost: 7 % or 15 %.
enum class QrRedundancy { Low, Medium };

/// Whether qrModules() makes codes: ui/paint/qrmodulesmissing.cpp is compiled where the library is missing.
extern const bool canMakeQrModules;

/// Returns which modules are dark, row by row, of the code of that \a version, 1 to 40, or a larger one if it
/// does not hold the bytes of \a text. Returns none if there is no such code.
std::vector<bool> qrModules(std::string_view text, QrRedundancy redundancy, int version);

} // namespace sudoku
