#include "core/formats/plain/celllayout.h"

#include "core/board/geometry.h"

#include <algorithm>
#include <map>

namespace sudoku {
namespace {

/// Returns the size of the board with the number of cells nearest to \a cellCount.
int nearestSize(int cellCount)
{
    int size = minBoardSize;
    while (size < maxBoardSize && size * size + (size + 1) * (size + 1) < 2 * cellCount)
        ++size;
    return size;
}

bool isSize(int size)
{
    return size >= minBoardSize && size <= maxBoardSize;
}

/// Returns the length of most rows, or the number of rows if it is as frequent.
int commonRowLength(const CellLayout &layout)
{
    std::map<int, int> counts;
    for (int i = 0; i < layout.rowCount(); ++i)
        ++counts[static_cast<int>(layout.row(i).size())];
    const auto byCount = [](const auto &a, const auto &b) { return a.second < b.second; };
    const auto [length, count] = *std::ranges::max_element(counts, byCount);
    const auto square = counts.find(layout.rowCount());
    return square != counts.end() && square->second == count ? square->first : length;
}

/// Returns whether no symbol set has the symbol of \a cell.
bool isStray(const PuzzleText &text, const CellText &cell)
{
    const auto isKnown = [](char character) {
        return (character >= '0' && character <= '9') || (character >= 'A' && character <= 'Z')
               || (character >= 'a' && character <= 'z') || character == '.' || character == '_'
               || character == '*' || character == '@';
    };
    const std::string_view line = text.lines[cell.line].characters;
    return !std::ranges::all_of(line.substr(cell.column, cell.length), isKnown);
}

/// Returns whether \a layout is a row of letters only: a word is no puzzle with too few cells.
bool isWord(const PuzzleText &text, const CellLayout &layout)
{
    const auto isLetter = [](char character) {
        return (character >= 'A' && character <= 'Z') || (character >= 'a' && character <= 'z');
    };
    constexpr std::size_t maxLetters = 24; // more are a row
    const std::string_view line = trimmed(text.lines[layout.cells.front().line].characters);
    return layout.rowCount() == 1 && line.size() <= maxLetters && std::ranges::any_of(line, isLetter)
           && std::ranges::all_of(
               line, [&](char character) { return isLetter(character) || character == foreignCharacter; });
}

/// Returns the error about the number of cells, or about a strange character if there is one.
TextError wrongCount(const PuzzleText &text, const CellLayout &layout, int size)
{
    if (isWord(text, layout))
        return {TextErrorCode::NotPuzzleText, 0, 0, "prose"};
    const int count = static_cast<int>(layout.cells.size());
    const auto stray =
        std::ranges::find_if(layout.cells, [&](const CellText &cell) { return isStray(text, cell); });
    if (stray != layout.cells.end()) {
        const TextLine &line = text.lines[stray->line];
        return {TextErrorCode::UnknownSymbol,
                line.number,
                stray->column + 1,
                line.found(stray->column, stray->length),
                0,
                size};
    }
    const int firstLine = text.lines[layout.cells.front().line].number;
    return {TextErrorCode::WrongCellCount, firstLine, 0, {}, count, size * size};
}

/// Returns the error about the length of \a row, at its first superfluous cell or after its last one.
TextError unevenRow(const PuzzleText &text, std::span<const CellText> row, int expected)
{
    const int length = static_cast<int>(row.size());
    const CellText &place = row[std::min(expected, length - 1)];
    const int column = length > expected ? place.column + 1 : place.column + place.length + 1;
    return {TextErrorCode::UnevenRow, text.lines[place.line].number, column, {}, length, expected};
}

} // namespace

tl::expected<int, TextError> boardSize(const PuzzleText &text, const CellLayout &layout)
{
    const int count = static_cast<int>(layout.cells.size());
    if (count == 0)
        return tl::unexpected(TextError{TextErrorCode::NoPuzzle});
    const int size = nearestSize(count);
    const bool isBoard = size * size == count;
    if (layout.rowCount() == 1 && isBoard)
        return size;
    if (layout.rowCount() == 1)
        return tl::unexpected(wrongCount(text, layout, size));
    const int rowLength = commonRowLength(layout);
    for (int i = 0; i < layout.rowCount(); ++i)
        if (std::ssize(layout.row(i)) != rowLength)
            return tl::unexpected(unevenRow(text, layout.row(i), rowLength));
    if (rowLength == layout.rowCount() && isSize(rowLength))
        return rowLength;
    if (isSize(rowLength))
        return tl::unexpected(wrongCount(text, layout, rowLength));
    if (isBoard)
        return tl::unexpected(unevenRow(text, layout.row(0), size));
    return tl::unexpected(wrongCount(text, layout, size));
}

} // namespace sudoku
