#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace sudoku {

/// Returns what the cell \a item says, as plain text does: a number, a letter or "." for a blank, which may
/// be a sign, a word for nothing, -1 or 0. Numbers may be quoted and have a decimal point, as "6.0". Returns
/// nothing if \a item is no cell.
std::optional<std::string> cellValue(std::string_view item);

} // namespace sudoku
