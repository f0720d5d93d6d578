#include "core/formats/plain/celllayout.h"

#include "core/board/geometry.h"

#include <algorithm>

namespace sudoku {
namespace {

constexpr int maxPlaceSize = 9;

/// A part of a row between two bars.
struct Segment
{
    int line;
    int begin;
    int end;
    bool isAfterBar;
};

using Row = std::vector<Segment>;

Row segmentsOf(const TextLine &line, int lineIndex, OuterBars outer)
{
    Row row;
    const int length = static_cast<int>(line.characters.size());
    int begin = 0;
    for (int i = 0; i <= length; ++i) {
        if (i < length && !isBar(line.characters[i]))
            continue;
        const bool isOutside = (outer.left && row.empty() && begin == 0) || (outer.right && i == length);
        if (!isOutside)
            row.push_back({lineIndex, begin, i, begin > 0});
        begin = i + 1;
    }
    return row;
}

/// Returns whether every digit of \a segment is where a space between two cells would leave it.
bool isSpacedOut(const PuzzleText &text, const Segment &segment)
{
    const int first = segment.begin + (segment.isAfterBar ? 1 : 0);
    for (int i = segment.begin; i < segment.end; ++i)
        if (text.lines[segment.line].characters[i] != ' ' && (i < first || (i - first) % 2 != 0))
            return false;
    return true;
}

/// Adds \a count cells, or more if \a segment is longer, \a step columns apart.
void addCells(CellLayout &layout, const PuzzleText &text, const Segment &segment, int count, int step)
{
    const std::string_view characters = text.lines[segment.line].characters;
    const auto last = characters.substr(0, segment.end).find_last_not_of(' ');
    const int end =
        last == characters.npos ? segment.begin : std::max(static_cast<int>(last) + 1, segment.begin);
    const int first = segment.begin + (step == 2 && segment.isAfterBar ? 1 : 0);
    for (int i = 0; i < count || first + i * step < end; ++i) {
        const int column = first + i * step;
        const bool isFilled = column < end && characters[column] != ' ';
        // A cell beyond the end of the line is before the next bar.
        const int place = std::max(std::min(column, segment.end - 1), 0);
        layout.cells.push_back({segment.line, place, isFilled ? 1 : 0});
    }
}

/// Returns the rows of \a text. If there is no frame, a blank line between them is a row of blank cells.
std::vector<Row> rowsOf(const PuzzleText &text)
{
    std::vector<Row> rows;
    const OuterBars outer = outerBars(text);
    const int lineCount = static_cast<int>(text.lines.size());
    const int span = text.lines.back().number - text.lines.front().number + 1;
    const bool fillGaps = lineCount < span && span <= maxPlaceSize && !hasFrame(text);
    for (int i = 0; i < lineCount; ++i) {
        if (isFrameLine(text.lines[i].characters))
            continue;
        const int gap = fillGaps && i > 0 ? text.lines[i].number - text.lines[i - 1].number : 1;
        rows.insert(rows.end(), gap - 1, Row{{i - 1, 0, 0, false}});
        rows.push_back(segmentsOf(text.lines[i], i, outer));
    }
    return rows;
}

CellLayout splitOneLine(const PuzzleText &text)
{
    const int length = static_cast<int>(text.lines.front().characters.size());
    int size = minBoardSize;
    while (size < maxPlaceSize && size * size < length)
        ++size;
    // Some editors remove the spaces at the end of a line.
    const bool isCut = length < size * size && length > size * (size - 1);
    CellLayout layout{Split::Places};
    addCells(layout, text, {0, 0, length, false}, isCut ? size * size : length, 1);
    layout.endRow();
    return layout;
}

/// Returns the number of cells in a segment of a row, or 0 if the rows are not divided alike.
int cellsInSegment(const std::vector<Row> &rows)
{
    const int size = static_cast<int>(rows.size());
    const int count = static_cast<int>(rows.front().size());
    const bool isRegular =
        count > 0 && size % count == 0
        && std::ranges::all_of(rows, [count](const Row &row) { return std::ssize(row) == count; });
    return isRegular ? size / count : 0;
}

bool isMadeOfDigitsAndSpaces(const PuzzleText &text)
{
    const auto isFine = [](char c) { return c == ' ' || isBar(c) || (c >= '1' && c <= '9'); };
    const auto isFineLine = [isFine](const TextLine &line) {
        return isFrameLine(line.characters) || std::ranges::all_of(line.characters, isFine);
    };
    return std::ranges::all_of(text.lines, isFineLine);
}

/// Returns the distance between the cells of a segment: 1, or 2 with a space between them; 0 if most rows fit
/// neither.
int stepOf(const PuzzleText &text, const std::vector<Row> &rows, int count)
{
    const auto isCompact = [count](const Row &row) {
        return std::ranges::all_of(row, [count](const Segment &s) { return s.end - s.begin <= count; });
    };
    const auto isSpaced = [&text](const Row &row) {
        return std::ranges::all_of(row, [&text](const Segment &s) { return isSpacedOut(text, s); });
    };
    const auto compactRows = std::ranges::count_if(rows, isCompact);
    if (compactRows < std::ssize(rows) && std::ranges::all_of(rows, isSpaced))
        return 2;
    return 2 * compactRows > std::ssize(rows) ? 1 : 0;
}

/// Returns whether the digits in one line are a puzzle: there must be blanks where nobody would put a mere
/// space.
bool isOneLineWithBlanks(const PuzzleText &text)
{
    const std::string_view line = text.lines.front().characters;
    return text.lines.size() == 1 && !hasFrame(text)
           && (line.starts_with(' ') || line.find("  ") != line.npos);
}

} // namespace

std::optional<CellLayout> splitPlaces(const PuzzleText &text)
{
    if (!isMadeOfDigitsAndSpaces(text))
        return {};
    if (isOneLineWithBlanks(text))
        return splitOneLine(text);
    const std::vector<Row> rows = rowsOf(text);
    const int size = static_cast<int>(rows.size());
    if (size < minBoardSize || size > maxPlaceSize)
        return {};
    const int count = cellsInSegment(rows);
    const int step = count == 0 ? 0 : stepOf(text, rows, count);
    if (step == 0)
        return {};
    CellLayout layout{Split::Places};
    for (const Row &row : rows) {
        for (const Segment &segment : row)
            addCells(layout, text, segment, count, step);
        layout.endRow();
    }
    return layout;
}

} // namespace sudoku
