#include "core/board/regions.h"
#include "core/formats/oneline/lineforms.h"
#include "core/formats/plain/digitreader.h"

#include <algorithm>

namespace sudoku {
namespace {

// The jigsaws of Interactive Sudoku Solver: the cells in one line, and behind them, without a space, a
// character for the region of each cell. Digits are 1 … 9 up to 9x9, and letters above.

/// Returns the size of the board if \a line has two characters for each cell, or 0.
int sizeOf(std::string_view line)
{
    for (int size = minBoardSize; size <= maxBoardSize; ++size)
        if (2 * size * size == std::ssize(line))
            return size;
    return 0;
}

bool detectsJigsaw(std::string_view text)
{
    const std::string_view line = soleLine(text);
    const int size = sizeOf(line);
    const auto isPlain = [](char character) { return character > ' ' && character <= '~'; };
    if (size == 0 || !std::ranges::all_of(line, isPlain))
        return false;
    std::map<char, int> counts;
    for (const char region : line.substr(size * size))
        ++counts[region];
    const auto isRegion = [size](const auto &count) { return count.second == size; };
    return std::ssize(counts) == size && std::ranges::all_of(counts, isRegion);
}

TextResult readJigsaw(std::string_view text, const ReadOptions &options)
{
    PuzzleText parts = splitText(text);
    std::string &line = parts.lines.front().characters;
    const std::string_view content = trimmed(line);
    const int size = sizeOf(content);
    const std::string_view layout = content.substr(content.size() / 2);
    const auto geometry = geometryOf(size, {layout.begin(), layout.end()});
    if (!geometry)
        return tl::unexpected(TextError{TextErrorCode::BadRegions, parts.lines.front().number,
                                        static_cast<int>(layout.data() - line.data()) + 1});
    line.erase(layout.data() - line.data()); // the regions
    const SymbolSet *symbols = findSymbolSet(size > 9 ? "A" : "numbers");
    const CellLayout digitLayout = splitCharacters(parts);
    if (const auto count = std::ssize(digitLayout.cells); count != size * size) // bars are no cells
        return tl::unexpected(TextError{TextErrorCode::WrongCellCount,
                                        parts.lines.front().number,
                                        0,
                                        {},
                                        static_cast<int>(count),
                                        size * size});
    auto digits = readDigits(parts, digitLayout, size, size, symbols);
    if (!digits)
        return tl::unexpected(digits.error());
    return finishLine(parts, {*geometry, std::move(digits->grid)}, options, "jigsaw-line");
}

} // namespace

const Importer jigsawLineImporter{.id = "jigsaw-line", .detects = detectsJigsaw, .read = readJigsaw};

} // namespace sudoku
