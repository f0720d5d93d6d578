#pragma once

#include "core/board/digitvalues.h"

#include <optional>
#include <string>
#include <string_view>

namespace sudoku {

/// Returns the digits of a text such as "10", the digits 1 to 10, or "0-8", or nothing if no board has such
/// digits.
std::optional<DigitValues> digitValuesOf(std::string_view text);
/// The inverse: the count alone where the digits begin with 1.
std::string digitValuesText(DigitValues values);

} // namespace sudoku
