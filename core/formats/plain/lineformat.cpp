#include "core/formats/plain/directives.h"
#include "core/formats/plain/plaintext.h"

namespace sudoku {
namespace {

bool detectsLine(std::string_view text)
{
    return plainLayout(text) == PlainLayout::Line;
}

TextResult readLine(std::string_view text, const ReadOptions &options)
{
    return readPlainText(text, options, "line");
}

std::string writeLine(const Board &board, const SymbolSet &chosen)
{
    const SymbolSet &symbols = symbolsOf(board, chosen);
    const Geometry &geometry = board.puzzle.geometry;
    const std::string digits = digitLine(geometry, board.puzzle.givens, symbols) + "\n";
    return withDirectives(entriesDirective(board, symbols) + digits, board, symbols, readLine);
}

} // namespace

const Format lineFormat{
    .id = "line",
    .name = TR_NOOP("Format", "One line"),
    .suffix = "sdm",
    .detects = detectsLine,
    .read = readLine,
    .write = writeLine,
    .isOneLine = true,
    .isPlainLine = true,
    .holdsHoles = true,
    .losses = plainLosses,
};

} // namespace sudoku
