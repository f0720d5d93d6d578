#include "core/formats/text/digitvaluestext.h"

#include "core/board/geometry.h"
#include "core/formats/text/puzzletext.h"

namespace sudoku {

std::optional<DigitValues> digitValuesOf(std::string_view text)
{
    const auto hyphen = text.find('-');
    const auto first = hyphen == text.npos ? std::optional(1) : wholeNumber(text.substr(0, hyphen));
    const auto last = wholeNumber(hyphen == text.npos ? text : text.substr(hyphen + 1));
    if (!first || !last || *first < 0 || *first > 1 || *last > maxBoardSize)
        return {};
    const DigitValues values(*last - *first + 1, *first);
    const bool isPossible = values.count >= 1 && values.count <= maxBoardSize;
    return isPossible ? std::optional(values) : std::nullopt;
}

std::string digitValuesText(DigitValues values)
{
    const std::string last = std::to_string(values.last());
    return values.first == 1 ? last : std::to_string(values.first) + "-" + last;
}

} // namespace sudoku
