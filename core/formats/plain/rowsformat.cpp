#include "core/formats/plain/directives.h"
#include "core/formats/plain/plaintext.h"

namespace sudoku {
namespace {

bool detectsRows(std::string_view text)
{
    return plainLayout(text) == PlainLayout::Rows;
}

TextResult readRows(std::string_view text, const ReadOptions &options)
{
    return readPlainText(text, options, "rows");
}

std::string writeRows(const Board &board, const SymbolSet &chosen)
{
    const SymbolSet &symbols = symbolsOf(board, chosen);
    const int size = board.puzzle.geometry.size();
    const std::vector<std::string> texts =
        symbolsByPlace(board.puzzle.geometry, board.puzzle.givens, symbols);
    const bool isSpaced = symbols.isNumeric() && board.puzzle.geometry.digitCount() > 9;
    std::string text = entriesDirective(board, symbols);
    for (int place = 0; place < size * size; ++place) {
        const bool isFirst = place % size == 0;
        if (isSpaced)
            text.append((isFirst ? 2 : 3) - texts[place].size(), ' ');
        text += texts[place];
        if (place % size == size - 1)
            text += '\n';
    }
    return withDirectives(text, board, symbols, readRows);
}

} // namespace

const Format rowsFormat{
    .id = "rows",
    .name = TR_NOOP("Format", "Rows"),
    .suffix = "sdk",
    .detects = detectsRows,
    .read = readRows,
    .write = writeRows,
    .holdsHoles = true,
    .losses = plainLosses,
};

} // namespace sudoku
