#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace sudoku {

/// Returns what \a bytes are compressed from by "deflate" without a header (RFC 1951), or nothing if they are
/// not, or if it has more than \a maxLength bytes.
std::optional<std::string> inflated(std::string_view bytes, std::size_t maxLength);

} // namespace sudoku
