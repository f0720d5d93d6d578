#pragma once

#include <string>
#include <vector>

namespace sudoku {

/// Returns the line of a row, with commas between its cells.
inline std::string rowText(const std::vector<std::string> &cells)
{
    std::string text;
    for (const std::string &cell : cells)
        text += cell + ',';
    text.back() = '\n';
    return text;
}

} // namespace sudoku
