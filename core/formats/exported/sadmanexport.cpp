#include "core/formats/exported/exporters.h"

#include <algorithm>
#include <array>
#include <utility>

namespace sudoku {
namespace {

// "[Puzzle]" and the givens in rows; "[State]" with the entries too, "[PencilMarks]" and "[Colors]" with the
// numbers of each cell between commas, where there are some. Header lines begin with # and a letter.

constexpr std::array<std::pair<char, std::string PuzzleInfo::*>, 4> headers{{{'A', &PuzzleInfo::author},
                                                                             {'D', &PuzzleInfo::title},
                                                                             {'S', &PuzzleInfo::source},
                                                                             {'L', &PuzzleInfo::level}}};

const CarriedParts sadManParts{
    .entries = true,
    .centreMarks = true,
    .colours = true,
    .info = {&PuzzleInfo::author, &PuzzleInfo::title, &PuzzleInfo::source, &PuzzleInfo::level},
};

std::string rowsText(const Grid &grid)
{
    const std::string cells = cellCharacters(grid, '.');
    std::string rows;
    for (int row = 0; row < exportedSize; ++row)
        rows += cells.substr(row * exportedSize, exportedSize) + '\n';
    return rows;
}

/// Returns a section of the numbers of each cell, or an empty text if there are none.
std::string setsText(std::string_view section, const std::vector<DigitSet> &sets)
{
    if (std::ranges::all_of(sets, &DigitSet::isEmpty))
        return {};
    std::string text(section);
    for (std::size_t cell = 0; cell < sets.size(); ++cell) {
        text += cell % exportedSize == 0 ? '\n' : ',';
        for (const Digit digit : sets[cell])
            text += static_cast<char>('0' + digit);
    }
    return text + '\n';
}

std::string writeSadMan(const Board &board, const SymbolSet &, int)
{
    std::string text;
    for (const auto &[letter, info] : headers)
        if (sadManParts.takes(board.info, info) && !(board.info.*info).empty())
            text += std::string{'#', letter} + board.info.*info + '\n';
    text += "[Puzzle]\n" + rowsText(board.puzzle.givens);
    if (board.entries.filledCount() > 0)
        text += "[State]\n" + rowsText(board.digits());
    return text + setsText("[PencilMarks]", board.centreMarks) + setsText("[Colors]", board.colours);
}

} // namespace

const Exporter sadManExporter{
    .id = "sadman",
    .name = TR_NOOP("Format", "SadMan Sudoku"),
    .suffix = "sdk",
    .write = writeSadMan,
    .parts = &sadManParts,
    .onlySize = exportedSize,
    .holdsMany = false,
};

} // namespace sudoku
