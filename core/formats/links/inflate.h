#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace sudoku {

/// Returns the bytes that \a text stands for in Base64 (RFC 4648, with or without '=' at the end), or nothing
/// if it has other characters.
std::optional<std::string> fromBase64(std::string_view text);

/// Returns what \a bytes are compressed from by "deflate" without a header (RFC 1951), or nothing if they are
/// not, or if it has more than \a maxLength bytes.
std::optional<std::string> inflated(std::string_view bytes, std::size_t maxLength);

} // namespace sudoku
