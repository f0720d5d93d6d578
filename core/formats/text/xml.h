#pragma once

#include <string>
#include <string_view>

namespace sudoku {

/// Returns ` name="text"`, in which every character keeps its meaning and its place, line breaks too; an
/// empty text if \a text is empty. Characters that XML cannot hold are left out.
std::string xmlAttribute(std::string_view name, std::string_view text);

} // namespace sudoku
