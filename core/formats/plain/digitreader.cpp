#include "core/formats/plain/digitreader.h"

#include "core/formats/plain/digittext.h"

#include <algorithm>
#include <charconv>

namespace sudoku {
namespace {

/// The characters of a text with one character a cell.
struct Seen
{
    int zeros = 0;
    bool hasDigit = false; ///< 1 … 9
    bool hasBlank = false; ///< other than 0
    char maxLetter = '\0';
};

bool isBlank(char character)
{
    return character == '.' || character == '_' || character == '*' || character == holeSign;
}

std::string_view textOf(const PuzzleText &text, const CellText &cell)
{
    return std::string_view(text.lines[cell.line].characters).substr(cell.column, cell.length);
}

/// Returns what the line itself has there, in UTF-8.
std::string wordOf(const PuzzleText &text, const CellText &cell)
{
    return cell.length == 0 ? std::string() : text.lines[cell.line].found(cell.column, cell.length);
}

Seen charactersIn(const PuzzleText &text, const CellLayout &layout)
{
    Seen seen;
    for (const CellText &cell : layout.cells) {
        const char character = cell.length == 0 ? '.' : textOf(text, cell).front();
        const char upper = static_cast<char>(character & ~0x20);
        seen.zeros += character == '0' ? 1 : 0;
        seen.hasDigit = seen.hasDigit || (character >= '1' && character <= '9');
        seen.hasBlank = seen.hasBlank || isBlank(character);
        if (upper >= 'A' && upper <= 'Z')
            seen.maxLetter = std::max(seen.maxLetter, upper);
    }
    return seen;
}

const SymbolSet &chooseSymbols(const Seen &seen, int digitCount)
{
    const SymbolSet &zeroIsDigit = *findSymbolSet("0-9A");
    const bool hasLetter = seen.maxLetter != '\0';
    if (hasLetter && !seen.hasDigit)
        return *findSymbolSet("A");
    if (digitCount <= 9 || (!hasLetter && !seen.hasDigit))
        return *findSymbolSet("numbers");
    const bool zeroFits = !hasLetter
                          || (zeroIsDigit.digitOf(seen.maxLetter) != noDigit
                              && zeroIsDigit.digitOf(seen.maxLetter) <= digitCount);
    if (zeroFits && seen.zeros > 0 && (seen.hasBlank || seen.zeros == digitCount))
        return zeroIsDigit;
    return *findSymbolSet("1-9A");
}

struct BoardDigits
{
    int size;
    int digitCount;
    int largestNumber; ///< as the text has it
};

TextError errorAt(TextErrorCode code, const PuzzleText &text, const CellText &cell, BoardDigits board)
{
    const TextLine &line = text.lines[cell.line];
    const int expected = code == TextErrorCode::NumberTooLarge ? board.largestNumber : board.size;
    return {code, line.number, cell.column + 1, line.found(cell.column, cell.length), 0, expected};
}

tl::expected<ReadDigits, TextError> readCharacters(const PuzzleText &text, const CellLayout &layout,
                                                   BoardDigits board, const SymbolSet &symbols)
{
    const SymbolSet &table = symbols.isNumeric() ? *findSymbolSet("1-9A") : symbols;
    Grid grid(static_cast<int>(layout.cells.size()));
    for (Cell index = 0; index < grid.cellCount(); ++index) {
        const CellText &cell = layout.cells[index];
        const char character = cell.length == 0 ? '.' : textOf(text, cell).front();
        if (cell.length <= 1 && isBlank(character))
            continue;
        const Digit digit = cell.length > 1 ? noDigit : table.digitOf(wordOf(text, cell));
        if (cell.length == 1 && character == '0' && digit == noDigit)
            continue;
        const bool isNumber =
            cell.length == 1 && character >= '0' && character <= '9' && digit > board.digitCount;
        if (digit == noDigit || digit > board.digitCount)
            return tl::unexpected(errorAt(
                isNumber ? TextErrorCode::NumberTooLarge : TextErrorCode::UnknownSymbol, text, cell, board));
        grid.set(index, digit);
    }
    return ReadDigits{std::move(grid), &symbols};
}

tl::expected<ReadDigits, TextError> readNumbers(const PuzzleText &text, const CellLayout &layout,
                                                BoardDigits board)
{
    Grid grid(static_cast<int>(layout.cells.size()));
    for (Cell index = 0; index < grid.cellCount(); ++index) {
        const CellText &cell = layout.cells[index];
        const std::string_view symbol = textOf(text, cell);
        if (symbol.empty() || (symbol.size() <= 2 && std::ranges::all_of(symbol, isBlank)))
            continue;
        Digit digit = noDigit;
        const auto [end, error] = std::from_chars(symbol.data(), symbol.data() + symbol.size(), digit);
        if (symbol.front() == '-' || end != symbol.data() + symbol.size()
            || error == std::errc::invalid_argument)
            return tl::unexpected(errorAt(TextErrorCode::UnknownSymbol, text, cell, board));
        if (error == std::errc::result_out_of_range || digit > board.digitCount)
            return tl::unexpected(errorAt(TextErrorCode::NumberTooLarge, text, cell, board));
        grid.set(index, digit);
    }
    return ReadDigits{std::move(grid), findSymbolSet("numbers")};
}

/// Returns whether \a text has figures that are none of \a symbols, and no letter of them.
bool hasOtherFigures(const PuzzleText &text, const CellLayout &layout, const SymbolSet &symbols)
{
    bool hasFigure = false;
    for (const CellText &cell : layout.cells) {
        const std::string word = wordOf(text, cell);
        if (word.empty() || (cell.length == 1 && isBlank(word.front())))
            continue;
        if (symbols.digitOf(word) != noDigit)
            return false;
        hasFigure = hasFigure || (word.front() >= '1' && word.front() <= '9');
    }
    return hasFigure;
}

/// Returns whether fields contain numbers: unless all of them are single characters with letters among them.
bool areNumbers(const CellLayout &layout, const Seen &seen)
{
    if (layout.split != Split::Fields)
        return false;
    const auto isLong = [](const CellText &cell) { return cell.length > 1; };
    return seen.maxLetter == '\0' || std::ranges::any_of(layout.cells, isLong);
}

} // namespace

tl::expected<ReadDigits, TextError> readDigits(const PuzzleText &text, const CellLayout &layout, int size,
                                               int digitCount, const SymbolSet *symbols)
{
    if (symbols && symbols->isOfPuzzle && (symbols->isNumeric() || hasOtherFigures(text, layout, *symbols)))
        symbols = nullptr;
    const bool isFromZero = symbols != nullptr && symbols->characters.starts_with('0');
    const BoardDigits board{size, digitCount, isFromZero ? digitCount - 1 : digitCount};
    const Seen seen = charactersIn(text, layout);
    const bool mayBeNumbers = symbols == nullptr || symbols->isNumeric();
    if (mayBeNumbers && areNumbers(layout, seen))
        return readNumbers(text, layout, board);
    if (symbols != nullptr && !(symbols->isNumeric() && digitCount > 9))
        return readCharacters(text, layout, board, *symbols);
    return readCharacters(text, layout, board, chooseSymbols(seen, digitCount));
}

} // namespace sudoku
