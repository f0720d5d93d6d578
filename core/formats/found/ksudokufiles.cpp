#include "core/formats/found/gridrows.h"
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

/// What tells the puzzles of KSudoku that are no boards of rows, columns and boxes.
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

} // namespace

std::string_view otherKSudokuKind(std::string_view text)
{
    if (text.find("<ksudoku") == text.npos)
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
    const auto size = static_cast<std::size_t>(std::lround(std::sqrt(values.size())));
    if (size * size != values.size())
        return {};
    std::string rows;
    for (std::size_t y = 0; y < size; ++y) {
        std::vector<std::string> cells;
        for (std::size_t x = 0; x < size; ++x) {
            const char value = values[x * size + y];
            const bool isDigit = value > 'a' && value <= 'z';
            cells.push_back(isDigit ? std::to_string(value - 'a') : ".");
        }
        rows += rowText(cells);
    }
    return {{rows, ksudokuRest(text)}};
}

} // namespace sudoku
