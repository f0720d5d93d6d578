#include "core/board/geometry.h"
#include "core/formats/found/foundtext.h"
#include "core/formats/found/gridrows.h"
#include "core/formats/found/regionmap.h"
#include "core/formats/text/puzzletext.h"

#include <algorithm>
#include <optional>

namespace sudoku {
namespace {

constexpr std::size_t cellWidth = 2;
constexpr std::size_t minPaddedSize = 10; // smaller boards have one character a cell

using PaddedLines = std::vector<std::string_view>;

bool isDigitOrSpace(char character)
{
    return character == ' ' || (character >= '0' && character <= '9');
}

/// Returns the number in a column of \a line, "." if it is blank, or nothing if it is none up to \a size.
std::optional<std::string> numberAt(std::string_view line, std::size_t begin, std::size_t pitch,
                                    std::size_t size)
{
    const std::string_view column = line.substr(std::min(begin, line.size()), pitch);
    const std::string_view number = trimmed(column);
    if (number.empty())
        return ".";
    const bool isInColumn =
        number.size() <= cellWidth
        && static_cast<std::size_t>(number.data() - column.data()) + number.size() <= cellWidth
        && number.find(' ') == number.npos;
    const bool fits = isInColumn && std::stoul(std::string(number)) <= size && number != "0";
    return fits ? std::optional(std::string(number)) : std::nullopt;
}

/// Returns the rows of a board whose columns are \a pitch characters apart, or nothing.
std::optional<std::string> paddedRows(const PaddedLines &lines, std::size_t pitch)
{
    const std::size_t size = lines.size();
    std::string text;
    for (const std::string_view line : lines) {
        if (line.size() > size * pitch)
            return {};
        CellTexts cells;
        for (std::size_t column = 0; column < size; ++column) {
            std::optional<std::string> number = numberAt(line, column * pitch, pitch, size);
            if (!number)
                return {};
            cells.push_back(std::move(*number));
        }
        text += rowText(cells);
    }
    return text;
}

/// Returns \a lines without the spaces before all of them.
PaddedLines withoutIndent(PaddedLines lines)
{
    std::size_t indent = lines.front().size();
    for (const std::string_view line : lines)
        indent = std::min(indent, line.find_first_not_of(' '));
    for (std::string_view &line : lines)
        line.remove_prefix(indent);
    return lines;
}

/// Returns the board of \a lines, which are as many as it has rows.
std::optional<std::string> paddedBoard(const PaddedLines &lines)
{
    const auto hasFullWidth = [&](const PaddedLines &rows, std::size_t pitch) {
        return std::ranges::any_of(
            rows, [&](std::string_view row) { return row.size() > (rows.size() - 2) * pitch; });
    };
    for (const PaddedLines &rows : {lines, withoutIndent(lines)})
        for (const std::size_t pitch : {cellWidth + 1, cellWidth, cellWidth + 2})
            if (hasFullWidth(rows, pitch))
                if (std::optional<std::string> text = paddedRows(rows, pitch))
                    return text;
    return {};
}

} // namespace

FoundTexts findPaddedColumns(std::string_view text)
{
    FoundTexts found;
    PaddedLines lines;
    int number = 0;
    const auto finish = [&] {
        if (lines.size() >= minPaddedSize && lines.size() <= maxBoardSize)
            if (std::optional<std::string> board = paddedBoard(lines))
                found.push_back(
                    {.text = std::move(*board), .line = number - static_cast<int>(lines.size()) + 1});
        lines.clear();
    };
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        line = line.substr(0, line.find_last_not_of(' ') + 1);
        if (line.empty() || !std::ranges::all_of(line, isDigitOrSpace))
            finish();
        else
            lines.push_back(line);
        ++number;
    }
    finish();
    return found;
}

} // namespace sudoku
