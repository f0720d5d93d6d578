#include "core/formats/found/finders.h"
#include "core/formats/found/rowtext.h"

#include <algorithm>
#include <cmath>

namespace sudoku {

// The values go down the columns: '_' is a blank, 'b' is 1.
FoundTexts findKSudokuValues(std::string_view text)
{
    constexpr std::string_view opening = "<values>";
    const std::size_t begin = text.find(opening);
    const std::size_t end = text.find("</values>");
    if (text.find("<ksudoku") == text.npos || begin == text.npos || end == text.npos || end < begin)
        return {};
    std::string values(text.substr(begin + opening.size(), end - begin - opening.size()));
    std::erase_if(values, [](char character) { return character == '\n' || character == ' '; });
    const auto size = static_cast<std::size_t>(std::lround(std::sqrt(values.size())));
    if (size * size != values.size() || text.find("type=\"custom\"") != text.npos)
        return {};
    std::string rows;
    for (std::size_t y = 0; y < size; ++y) {
        std::vector<std::string> cells;
        for (std::size_t x = 0; x < size; ++x) {
            const char value = values[x * size + y];
            const bool isDigit = value > 'a' && value <= 'z';
            cells.push_back(isDigit ? std::to_string(value - 'a') : ".");
        }
        rows += rowText(cells);
    }
    return {{rows}};
}

} // namespace sudoku
