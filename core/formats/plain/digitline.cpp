#include "core/formats/plain/digitline.h"

#include <algorithm>

namespace sudoku {
namespace {

constexpr std::size_t lineLength = 81;

bool isDigitOrBlank(char character)
{
    return (character >= '0' && character <= '9') || character == '.';
}

} // namespace

bool isDigitLine(std::string_view text)
{
    return text.size() == lineLength && std::ranges::all_of(text, isDigitOrBlank);
}

TextPuzzle readDigitLine(std::string_view text)
{
    static const Geometry geometry = Geometry::withBoxes(defaultBoxes(9));
    static const SymbolSet *const symbols = findSymbolSet("numbers");
    Puzzle puzzle(geometry);
    for (std::size_t i = 0; i < text.size(); ++i)
        if (text[i] > '0')
            puzzle.givens.set(static_cast<Cell>(i), text[i] - '0');
    return TextPuzzle{Board(std::move(puzzle)), symbols, "line"};
}

} // namespace sudoku
