#include "core/formats/plain/celllayout.h"
#include "core/formats/plain/directives.h"
#include "core/formats/plain/plaintext.h"

#include <algorithm>

namespace sudoku {
namespace {

// ":technique:candidates:digits:deleted candidates:eliminations:placements:extra", and a '+' before each
// digit that is no given. Only the digits are read, and the technique with its candidates as the note.

constexpr int digitField = 3;                      // the first is empty, in front of the first colon
constexpr std::string_view nothingSaid = "0000:x"; // of a technique, nor of candidates

bool detectsLibrary(std::string_view text)
{
    return plainLayout(text) == PlainLayout::Library;
}

struct Field
{
    std::size_t begin;
    std::size_t end;
};

Field findField(std::string_view line, int index)
{
    std::size_t begin = 0;
    for (int i = 0; i < index && begin < line.size(); ++i)
        begin = std::min(line.find(':', begin), line.size() - 1) + 1;
    return {begin, std::min(line.find(':', begin), line.size())};
}

/// Returns an empty text if neither is named.
std::string noteOf(std::string_view line)
{
    const std::size_t begin = findField(line, 1).begin;
    const std::size_t end = findField(line, 2).end;
    const std::string_view note = line.substr(begin, end - begin);
    return note == nothingSaid ? std::string() : std::string(note);
}

/// Replaces everything but the digits by spaces, so that columns stay the same.
void keepDigits(std::string &line)
{
    const auto [begin, end] = findField(line, digitField);
    std::fill(line.begin(), line.begin() + begin, ' ');
    std::replace(line.begin() + begin, line.begin() + end, '+', ' ');
    std::fill(line.begin() + end, line.end(), ' ');
}

void moveToEntries(Board &board, Cell cell)
{
    board.entries.set(cell, board.puzzle.givens[cell]);
    board.puzzle.givens.clear(cell);
}

TextResult readLibrary(std::string_view text, const ReadOptions &options)
{
    PuzzleText parts = splitText(text);
    if (parts.lines.size() != 1)
        return tl::unexpected(TextError{TextErrorCode::NoPuzzle});
    const std::string line = parts.lines.front().characters;
    keepDigits(parts.lines.front().characters);
    parts.note = noteOf(line);
    const CellLayout layout = splitCharacters(parts);
    TextResult result = readParts(std::move(parts), layout, options, "library");
    if (!result)
        return result;
    Board &board = result->board;
    for (Cell cell = 0; cell < board.entries.cellCount(); ++cell)
        if (board.isGiven(cell) && line[layout.cells[cell].column - 1] == '+')
            moveToEntries(board, cell);
    return result;
}

std::string writeLibrary(const Board &board, const SymbolSet &symbols)
{
    const SymbolSet &characters = symbols.isNumeric() ? *findSymbolSet("1-9A") : symbols;
    std::string line = ':' + std::string(nothingSaid) + ':';
    for (Cell cell = 0; cell < board.entries.cellCount(); ++cell) {
        const Digit digit = board.digitAt(cell);
        line += board.entries.isFilled(cell) ? "+" : "";
        line += digit == noDigit ? "." : characters.symbol(digit);
    }
    line += "::::\n";
    return withDirectives(line, board, characters);
}

} // namespace

extern const Format libraryFormat{
    .id = "library",
    .name = TR_NOOP("Format", "HoDoKu library line"),
    .suffix = "txt",
    .detects = detectsLibrary,
    .read = readLibrary,
    .write = writeLibrary,
    .isOneLine = true,
    .losses = directiveLosses,
};

} // namespace sudoku
