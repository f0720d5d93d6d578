#include "core/board/board.h"
#include "core/formats/found/plaincharacters.h"
#include "core/formats/found/programfiles.h"
#include "core/formats/text/puzzletext.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <sstream>

namespace sudoku {
namespace {

constexpr std::size_t sudoCueSize = 9;

/// Returns whether \a field is a digit, an entry such as "u4", or candidates in ascending order.
bool isSudoCueCell(std::string_view field)
{
    const bool isEntry = field.starts_with('u');
    field.remove_prefix(isEntry ? 1 : 0);
    return !field.empty() && std::ranges::all_of(field, isFigure) && (!isEntry || field.size() == 1)
           && std::ranges::adjacent_find(field, std::greater_equal()) == field.end();
}

std::vector<std::string> fieldsOf(const std::string &line)
{
    std::istringstream stream(line);
    return {std::istream_iterator<std::string>(stream), {}};
}

} // namespace

bool isSudoCueRow(std::string_view line)
{
    constexpr std::size_t maxLength = 100;
    if (line.size() > maxLength || std::ranges::count(line, ' ') < std::ptrdiff_t{sudoCueSize} - 1)
        return false;
    const std::vector<std::string> row = fieldsOf(std::string(line));
    return row.size() == sudoCueSize && std::ranges::all_of(row, isSudoCueCell);
}

namespace {

/// Returns the cells, if \a text has nothing else but comments.
std::vector<std::string> sudoCueCells(std::string_view text)
{
    std::vector<std::string> cells;
    std::istringstream stream{std::string(text)};
    for (std::string line; std::getline(stream, line);) {
        if (line.starts_with('#') || trimmed(line).empty())
            continue;
        if (!isSudoCueRow(line) || cells.size() == sudoCueSize * sudoCueSize)
            return {};
        const std::vector<std::string> row = fieldsOf(line);
        cells.insert(cells.end(), row.begin(), row.end());
    }
    return cells;
}

} // namespace

FoundTexts findSudoCueCells(std::string_view text)
{
    constexpr std::size_t maxLength = 2000; // of a file with all candidates, and a few comments
    if (text.size() > maxLength)
        return {};
    const std::vector<std::string> cells = sudoCueCells(text);
    const bool hasEntries =
        std::ranges::any_of(cells, [](const std::string &cell) { return cell.starts_with('u'); });
    if (cells.size() != sudoCueSize * sudoCueSize || !hasEntries)
        return {};
    Board board(Puzzle(Geometry::withBoxes(defaultBoxes(sudoCueSize))));
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const auto cell = static_cast<Cell>(i);
        if (cells[i].starts_with('u'))
            board.entries.set(cell, cells[i][1] - '0');
        else if (cells[i].size() == 1)
            board.puzzle.givens.set(cell, cells[i][0] - '0');
        else
            for (const char digit : cells[i])
                board.centreMarks[cell].insert(digit - '0');
    }
    return {foundBoard(board, {})};
}

} // namespace sudoku
