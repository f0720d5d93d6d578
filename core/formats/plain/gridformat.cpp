#include "core/formats/plain/directives.h"
#include "core/formats/plain/plaintext.h"
#include "core/formats/text/utf8.h"

#include <array>

namespace sudoku {
namespace {

bool detectsGrid(std::string_view text)
{
    return plainLayout(text) == PlainLayout::FramedRows;
}

TextResult readGrid(std::string_view text, const ReadOptions &options)
{
    return readPlainText(text, options, "grid");
}

/// Returns a text such as "+-------+-------+\n", as wide as a row of cells of \a cellWidth columns each.
std::string frameLine(BoxShape boxes, int cellWidth)
{
    std::string line = "+";
    for (int stack = 0; stack < boxes.rows; ++stack)
        line += std::string(boxes.columns * (cellWidth + 1) + 1, '-') + "+";
    return line + "\n";
}

std::string rowLine(std::span<const std::string> symbols, BoxShape boxes, int cellWidth)
{
    std::string line = "|";
    for (int column = 0; column < boxes.size(); ++column) {
        const std::string &symbol = symbols[column];
        line += std::string(cellWidth + 1 - characterCount(symbol), ' ') + symbol;
        if (column % boxes.columns == boxes.columns - 1)
            line += " |";
    }
    return line + "\n";
}

std::string writeGrid(const Board &board, const SymbolSet &chosen)
{
    const SymbolSet &symbols = symbolsOf(board, chosen);
    const Geometry &geometry = board.puzzle.geometry;
    // A directive holds irregular regions, so the frame is only around the board.
    const BoxShape boxes = geometry.boxes().value_or(BoxShape{geometry.size(), 1});
    const int cellWidth = symbols.isNumeric() && geometry.digitCount() > 9 ? 2 : 1;
    std::string text = entriesDirective(board, symbols) + frameLine(boxes, cellWidth);
    const std::vector<std::string> texts = symbolsByPlace(geometry, board.puzzle.givens, symbols);
    for (int row = 0; row < geometry.size(); ++row) {
        text += rowLine(std::span(texts).subspan(row * geometry.size(), geometry.size()), boxes, cellWidth);
        if (row % boxes.rows == boxes.rows - 1)
            text += frameLine(boxes, cellWidth);
    }
    return withDirectives(text, board, symbols, readGrid);
}

constexpr std::array<std::string_view, 2> otherSuffixes{"ss", "sudoku"}; // of Simple Sudoku and others

} // namespace

const Format gridFormat{
    .id = "grid",
    .name = TR_NOOP("Format", "Framed grid"),
    .suffix = "txt",
    .detects = detectsGrid,
    .read = readGrid,
    .write = writeGrid,
    .holdsHoles = true,
    .otherSuffixes = otherSuffixes,
    .losses = plainLosses,
};

} // namespace sudoku
