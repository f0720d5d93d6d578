#include "core/formats/text/boxestext.h"

#include "core/formats/text/puzzletext.h"

namespace sudoku {

std::optional<BoxShape> parseBoxes(std::string_view text)
{
    const auto cross = text.find('x');
    if (cross == text.npos)
        return {};
    const auto number = [](std::string_view part) {
        const int value = wholeNumber(part).value_or(0);
        return value > 0 && value <= maxBoardSize ? value : 0;
    };
    const BoxShape boxes{number(text.substr(0, cross)), number(text.substr(cross + 1))};
    if (boxes.size() < minBoardSize || boxes.size() > maxBoardSize)
        return {};
    return boxes;
}

std::string boxesText(BoxShape boxes)
{
    return std::to_string(boxes.rows) + "x" + std::to_string(boxes.columns);
}

} // namespace sudoku
