#include "core/formats/exported/exporters.h"
#include "core/formats/text/xml.h"

#include <algorithm>

namespace sudoku {
namespace {

// OpenSudoku ignores attributes that it does not know; here they are of single games, not of a folder.

const CarriedParts openSudokuParts{
    .entries = true,
    .cornerMarks = true,
    .centreMarks = true,
    .info = {&PuzzleInfo::title, &PuzzleInfo::author, &PuzzleInfo::source, &PuzzleInfo::level},
    .hasLineBreaks = true,
};

/// Returns the pencil marks of a cell: a bit for each digit.
std::string bitsText(DigitSet marks)
{
    int bits = 0;
    for (const Digit digit : marks)
        bits |= 1 << (digit - 1);
    return std::to_string(bits);
}

/// Returns for each cell its digit, the marks in its corners and in its centre, and whether it can be
/// changed.
std::string stateText(const Board &board)
{
    std::string text = "version: 4\n";
    for (Cell cell = 0; cell < board.entries.cellCount(); ++cell)
        text += std::to_string(board.digitAt(cell)) + '|' + bitsText(board.cornerMarks[cell]) + '|'
                + bitsText(board.centreMarks[cell]) + '|' + (board.isGiven(cell) ? "0|" : "1|");
    return text;
}

bool isBegun(const Board &board)
{
    const auto isMarked = [](const std::vector<DigitSet> &marks) {
        return !std::ranges::all_of(marks, &DigitSet::isEmpty);
    };
    return board.entries.filledCount() > 0 || isMarked(board.cornerMarks) || isMarked(board.centreMarks);
}

std::string writeGame(const Board &board, const SymbolSet &, int)
{
    const PuzzleInfo &info = board.info;
    return "<game" + xmlAttribute("note", info.title) + xmlAttribute("author", info.author)
           + xmlAttribute("source", info.source) + xmlAttribute("level", info.level)
           + xmlAttribute("data",
                          isBegun(board) ? stateText(board) : cellCharacters(board.puzzle.givens, '0'))
           + "/>\n";
}

} // namespace

const Exporter openSudokuExporter{
    .id = "opensudoku",
    .name = TR_NOOP("Format", "OpenSudoku"),
    .suffix = "opensudoku",
    .write = writeGame,
    .parts = &openSudokuParts,
    .begin = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
             "<opensudoku version=\"2\">\n"
             "<folder name=\"Sudoku Workbench\">\n",
    .end = "</folder>\n"
           "</opensudoku>\n",
    .onlySize = exportedSize,
};

} // namespace sudoku
