#include "core/formats/plain/directives.h"
#include "core/formats/plain/plaintext.h"

#include <algorithm>

namespace sudoku {
namespace {

// Rows as spreadsheets copy and paste them: a tab between two cells.

bool detectsTable(std::string_view text)
{
    const auto hasTab = [](const TextLine &line) {
        return line.characters.find('\t') != line.characters.npos;
    };
    return plainLayout(text) == PlainLayout::Rows && std::ranges::all_of(splitText(text).lines, hasTab);
}

TextResult readTable(std::string_view text, const ReadOptions &options)
{
    return readPlainText(text, options, "table");
}

std::string writeTable(const Board &board, const SymbolSet &symbols)
{
    const Grid &givens = board.puzzle.givens;
    const int size = board.puzzle.geometry.size();
    std::string text = entriesDirective(board, symbols);
    for (Cell cell = 0; cell < givens.cellCount(); ++cell) {
        text += givens.isFilled(cell) ? symbols.symbol(givens[cell]) : ".";
        text += cell % size == size - 1 ? '\n' : '\t';
    }
    return withDirectives(text, board, symbols);
}

} // namespace

extern const Format tableFormat{
    .id = "table",
    .name = TR_NOOP("Format", "Table for spreadsheets"),
    .suffix = "tsv",
    .detects = detectsTable,
    .read = readTable,
    .write = writeTable,
    .losses = plainLosses,
};

} // namespace sudoku
