#pragma once

#include <charconv>
#include <optional>
#include <string_view>

namespace sudoku {

/// Returns the number if the whole of \a text is one, or nothing.
inline std::optional<int> wholeNumber(std::string_view text)
{
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

} // namespace sudoku
