#pragma once

#include <algorithm>
#include <string_view>
#include <vector>

namespace sudoku {

/// Returns the parts of \a text between the signs of \a between; they may be empty.
inline std::vector<std::string_view> partsOf(std::string_view text, std::string_view between)
{
    std::vector<std::string_view> parts;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find_first_of(between, begin), text.size());
        parts.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return parts;
}

} // namespace sudoku
