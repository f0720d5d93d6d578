#include "core/board/board.h"
#include "core/formats/found/programfiles.h"
#include "core/formats/text/puzzletext.h"

#include <algorithm>
#include <optional>

namespace sudoku {
namespace {

constexpr int sdkuSize = 9;

/// Returns what is between "<name>" and "</name>" in \a text.
std::string_view contentOf(std::string_view text, const std::string &name)
{
    const std::string opening = '<' + name + '>';
    const std::size_t begin = text.find(opening);
    const std::size_t end = text.find("</" + name + '>', begin);
    if (begin == text.npos || end == text.npos)
        return {};
    return trimmed(text.substr(begin + opening.size(), end - begin - opening.size()));
}

/// Returns a number of one figure.
std::optional<int> figureIn(std::string_view text, const std::string &name)
{
    const std::string_view content = contentOf(text, name);
    if (content.size() != 1 || content.front() < '0' || content.front() > '9')
        return {};
    return content.front() - '0';
}

/// Reads "<x>", "<y>", "<value>" and "<origin>", who wrote the digit. Returns whether they are a cell.
bool takeCell(std::string_view element, bool hasProvided, Board &board)
{
    const std::optional<int> column = figureIn(element, "x");
    const std::optional<int> row = figureIn(element, "y");
    const std::optional<int> digit = figureIn(element, "value");
    if (!column || !row || *column >= sdkuSize || *row >= sdkuSize)
        return false;
    if (digit.value_or(noDigit) == noDigit)
        return true;
    const Cell cell = board.puzzle.geometry.cellAt(*row, *column);
    const std::string_view origin = contentOf(element, "origin");
    if (origin == "Provided" || (origin == "User" && !hasProvided)) {
        board.puzzle.givens.set(cell, *digit);
    } else {
        board.entries.set(cell, *digit);
        board.isFromSolve[cell] = origin == "Calculated";
    }
    return true;
}

} // namespace

FoundTexts findSdkuCells(std::string_view text)
{
    constexpr std::string_view opening = "<Cell>";
    if (text.find("<Sudoku version=") == text.npos)
        return {};
    const bool hasProvided = text.find("<origin>Provided</origin>") != text.npos;
    Board board(Puzzle(Geometry::withBoxes(defaultBoxes(sdkuSize))));
    bool isSound = text.find(opening) != text.npos;
    for (std::size_t at = text.find(opening); at != text.npos && isSound;) {
        const std::size_t next = text.find(opening, at + opening.size());
        isSound = takeCell(text.substr(at, std::min(next, text.size()) - at), hasProvided, board);
        at = next;
    }
    return isSound ? FoundTexts{foundBoard(board, {})} : FoundTexts{};
}

} // namespace sudoku
