#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace sudoku {

/// Returns the letters and digits of \a name as an id has them: small ones, with a hyphen for whatever is
/// between two of them: "Three apart!" becomes "three-apart". It has at most \a maxLength characters, and
/// none if the name has no letter of the Latin alphabet and no digit.
std::string shortName(std::string_view name, std::size_t maxLength);

} // namespace sudoku
