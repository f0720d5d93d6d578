#include "core/board/board.h"
#include "core/formats/found/gridrows.h"
#include "core/formats/found/ksudokugraph.h"
#include "core/formats/found/programfiles.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

namespace sudoku {
namespace {

struct PuzzleMark
{
    std::string_view mark;
    std::string_view kind;
};

/// What tells the puzzles of KSudoku that no board here can be.
constexpr std::array ksudokuMarks{
    PuzzleMark{"type=\"roxdoku\"", "ksudoku-roxdoku"},
    PuzzleMark{"<cage", "ksudoku-cages"},
    PuzzleMark{"type=\"custom\"", "ksudoku-custom"},
};

/// Returns what of a saved game is not in its values: the moves, and the time that was played.
std::vector<Remark> ksudokuRest(std::string_view text)
{
    std::vector<Remark> leftOut;
    for (const std::string_view event : {"<simple-event", "<complex-event"})
        if (text.find(event) != text.npos) {
            leftOut.push_back(textLeftOut("history"));
            break;
        }
    constexpr std::string_view time = "msecs-elapsed=\"";
    if (const std::size_t at = text.find(time); at != text.npos)
        leaveOutTime(std::atof(std::string(text.substr(at + time.size(), 20)).c_str()) / 1000, leftOut);
    return leftOut;
}

/// Returns the digit of a character of the values, or noDigit for a blank or a place that is no cell.
Digit digitOfValue(char value)
{
    return value > 'a' && value <= 'z' ? value - 'a' : noDigit;
}

/// Returns the text of a graph that says its groups itself, with the digits of \a values.
std::optional<std::string> textOfGraph(std::string_view text, std::string_view values)
{
    const std::optional<KSudokuGraph> graph = ksudokuGraph(text);
    if (!graph)
        return {};
    const Geometry &geometry = graph->geometry;
    Puzzle puzzle(geometry);
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell) {
        const int place = geometry.columnOf(cell) * graph->rows + geometry.rowOf(cell);
        const auto at = static_cast<std::size_t>(place);
        const Digit digit = at < values.size() ? digitOfValue(values[at]) : noDigit;
        if (at >= values.size() || digit > geometry.digitCount())
            return {};
        puzzle.givens.set(cell, digit);
    }
    return graph->directives + foundBoard(Board(std::move(puzzle)), {}).text;
}

} // namespace

std::string_view otherKSudokuKind(std::string_view text)
{
    if (text.find("<ksudoku") == text.npos)
        return {};
    if (ksudokuGraph(text))
        return {};
    const auto found = std::ranges::find_if(
        ksudokuMarks, [text](const PuzzleMark &mark) { return text.find(mark.mark) != text.npos; });
    return found == ksudokuMarks.end() ? std::string_view() : found->kind;
}

// The values go down the columns: '_' is a blank, 'b' is 1.
FoundTexts findKSudokuValues(std::string_view text)
{
    constexpr std::string_view opening = "<values>";
    const std::size_t begin = text.find(opening);
    const std::size_t end = text.find("</values>");
    if (text.find("<ksudoku") == text.npos || begin == text.npos || end == text.npos || end < begin)
        return {};
    std::string values(text.substr(begin + opening.size(), end - begin - opening.size()));
    std::erase_if(values, [](char character) { return character == '\n' || character == ' '; });
    if (const auto found = textOfGraph(text, values))
        return {{*found, ksudokuRest(text)}};
    if (text.find("type=\"custom\"") != text.npos)
        return {}; // its groups are not those of rows, columns and boxes
    const auto size = static_cast<std::size_t>(std::lround(std::sqrt(values.size())));
    if (size * size != values.size())
        return {};
    std::string rows;
    for (std::size_t y = 0; y < size; ++y) {
        std::vector<std::string> cells;
        for (std::size_t x = 0; x < size; ++x) {
            const Digit digit = digitOfValue(values[x * size + y]);
            cells.push_back(digit == noDigit ? "." : std::to_string(digit));
        }
        rows += rowText(cells);
    }
    return {{rows, ksudokuRest(text)}};
}

} // namespace sudoku
