#include "core/formats/replacepuzzle.h"

#include "core/formats/formats.h"
#include "core/formats/puzzleplaces.h"
#include "core/formats/puzzlestream.h"
#include "core/formats/text/levelnote.h"
#include "core/formats/text/puzzletext.h"

#include <algorithm>
#include <sstream>
#include <vector>

namespace sudoku {
namespace {

/// A puzzle, and the lines in which it stands, from 1.
struct PuzzleLines
{
    TextPuzzle puzzle;
    int begin; ///< with its directives
    int cells; ///< the first line with cells
    int end;
};

std::optional<PuzzleLines> findPuzzle(std::string_view piece)
{
    std::istringstream input{std::string(piece)};
    PuzzleStream stream(input);
    std::optional<TextResult> next = stream.next();
    while (next && !*next)
        next = stream.next();
    if (!next || stream.wasFound())
        return {};
    return PuzzleLines{std::move(**next), stream.textLine(), stream.line(), stream.endLine()};
}

/// Returns the lines of \a text, each with its end.
std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t length = std::min(text.find('\n'), text.size() - 1) + 1;
        lines.push_back(text.substr(0, length));
        text.remove_prefix(length);
    }
    return lines;
}

std::string_view withoutEnd(std::string_view line)
{
    return line.substr(0, line.find_last_not_of("\r\n") + 1);
}

/// Returns \a note as it stands behind the cells of \a line, with what separates it from them.
std::string_view separatedNote(std::string_view line, std::string_view note)
{
    const std::size_t cells = line.find_last_not_of(" \t#", line.rfind(note) - 1);
    return withoutEnd(line.substr(cells + 1));
}

/// Returns \a board without what \a note says behind it, or nothing if the note would say something else.
std::optional<Board> withoutNote(const Board &board, std::string_view note)
{
    for (const bool keepsTitle : {false, true})
        for (const bool keepsLevel : {false, true}) {
            Board bare = board;
            if (!keepsTitle)
                bare.info.title.clear();
            if (!keepsLevel)
                bare.info.level.clear();
            Board noted = bare;
            keepNote(note, noted);
            if (noted.info == board.info)
                return bare;
        }
    return {};
}

/// Returns \a board in the format, the symbols and with the note of \a puzzle, whose cells begin in \a line.
std::string writeLike(const TextPuzzle &puzzle, std::string_view line, const Board &board,
                      const Format &otherwise)
{
    const Format *known = findFormat(puzzle.formatId); // null if it is only read
    const Format &format = known ? *known : otherwise;
    const bool isSameSize = board.puzzle.geometry.digitCount() == puzzle.board.puzzle.geometry.digitCount();
    const SymbolSet &symbols = isSameSize ? *puzzle.symbols : symbolSets().front();
    if (!puzzle.note.empty() && format.isPlainLine)
        if (const std::optional<Board> bare = withoutNote(board, puzzle.note)) {
            std::string text = format.write(*bare, symbols);
            text.insert(text.size() - 1, separatedNote(line, puzzle.note));
            return text;
        }
    return format.write(board, symbols);
}

/// Returns \a text with the line ends of \a line, or without the last one where that has none.
std::string endedLike(std::string_view line, const std::string &text)
{
    if (!line.ends_with('\n'))
        return text.substr(0, text.size() - 1);
    if (!line.ends_with("\r\n"))
        return text;
    std::string ended;
    for (const char character : text)
        ended += character == '\n' ? "\r\n" : std::string(1, character);
    return ended;
}

bool isPlainComment(std::string_view line)
{
    return commentKind(withoutEnd(line)) == CommentKind::Comment;
}

} // namespace

std::optional<std::string> replacePuzzle(std::string_view piece, const Board &board, const Format &otherwise)
{
    const std::optional<PuzzleLines> found = findPuzzle(piece);
    if (!found)
        return {};
    const std::vector<std::string_view> lines = linesOf(piece);
    std::string text;
    std::string rest;
    for (int number = 1; number <= std::ssize(lines); ++number) {
        const std::string_view line = lines[number - 1];
        if (number > found->end)
            rest += line;
        else if (number < found->begin || isPlainComment(line)
                 || (number < found->cells && trimmed(withoutEnd(line)).empty()))
            text += line;
    }
    text +=
        endedLike(lines[found->end - 1], writeLike(found->puzzle, lines[found->cells - 1], board, otherwise));
    text += rest;
    const std::optional<TextPuzzle> again = readPuzzleAt(text, {0, text.size()});
    return again && again->board == board ? std::optional(std::move(text)) : std::nullopt;
}

} // namespace sudoku
