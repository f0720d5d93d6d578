#include "core/formats/text/countednumbers.h"

#include <algorithm>

namespace sudoku {

constexpr int tens = 10;

std::optional<std::vector<int>> countedNumbers(std::string_view text)
{
    const auto isFigure = [](char character) { return character >= '0' && character <= '9'; };
    if (text.empty() || text.size() % 2 != 0 || !std::ranges::all_of(text, isFigure))
        return {};
    std::vector<int> numbers;
    for (std::size_t i = 0; i < text.size(); i += 2)
        numbers.push_back((text[i] - '0') * tens + (text[i + 1] - '0'));
    return numbers;
}

std::string countedText(const std::vector<int> &numbers)
{
    std::string text;
    for (const int number : numbers)
        text += std::to_string(number / tens) + std::to_string(number % tens);
    return text;
}

} // namespace sudoku
