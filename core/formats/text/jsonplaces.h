#pragma once

#include <cstddef>
#include <string_view>

namespace sudoku {

// Places in a JSON text, as indices of bytes.

/// Returns the string that \a json begins with, in quotation marks and with escapes; all of \a json if it has
/// no end.
std::string_view quotedString(std::string_view json);

/// Returns where the word, the number or the whole string begins that ends at \a index; \a index itself if a
/// string is not yet over there.
std::size_t tokenAt(std::string_view json, std::size_t index);

/// Returns where the value at \a path begins in \a json, a valid object, such as "constraints[2].cells[0]";
/// if there is none, where the innermost object or array that should hold it begins.
std::size_t valueAt(std::string_view json, std::string_view path);

} // namespace sudoku
