#include "core/formats/plain/digitline.h"

namespace sudoku {
namespace {

bool isDigitOrBlank(char character)
{
    return static_cast<unsigned char>(character - '0') <= 9 || character == '.';
}

} // namespace

bool isDigitLine(std::string_view text)
{
    if (text.size() != digitLineLength)
        return false;
    bool isOther = false; // without a branch for each character, so that many are compared at once
    for (const char character : text)
        isOther |= !isDigitOrBlank(character);
    return !isOther;
}

Grid readDigits(std::string_view line)
{
    Grid givens(static_cast<int>(line.size()));
    for (std::size_t i = 0; i < line.size(); ++i)
        givens.set(static_cast<Cell>(i), line[i] > '0' ? line[i] - '0' : noDigit);
    return givens;
}

TextPuzzle readDigitLine(std::string_view text)
{
    static const Geometry geometry = Geometry::withBoxes(defaultBoxes(9));
    static const SymbolSet *const symbols = findSymbolSet("numbers");
    Puzzle puzzle(geometry);
    puzzle.givens = readDigits(text);
    return TextPuzzle{Board(std::move(puzzle)), symbols, "line"};
}

} // namespace sudoku
