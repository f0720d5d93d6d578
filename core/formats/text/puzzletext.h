#pragma once

#include <charconv>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sudoku {

/// The bytes in TextLine::characters for characters outside ASCII: a heavy or double vertical line of a
/// frame, and any character without a meaning in a puzzle.
inline constexpr char heavyBar = '\x01';
inline constexpr char foreignCharacter = '\x02';

/// A line with cells or a frame, without its comment and note. \a characters has one byte for each character,
/// so that an index is a column: the lines of frames are | - = +, and every other character outside ASCII is
/// a foreignCharacter.
struct TextLine
{
    int number; ///< from 1
    std::string characters;
    std::string original = {}; ///< in UTF-8, if \a characters is not the same

    /// Returns \a length characters from \a index on, from 0, in UTF-8; cut if that is very long.
    std::string found(int index, int length) const;
};

/// A line "# sudoku-workbench: KEY VALUE".
struct Directive
{
    std::string key;
    std::string value;
    int line;
    int keyColumn;
    int valueColumn;
};

/// A text taken apart: the lines that are neither blank nor comments, the directives, and the note
/// behind a puzzle in one line.
///
/// A '#' ends the cells of a line, and so does a tab unless at most one symbol stands before it, as in
/// rows copied from a spreadsheet.
struct PuzzleText
{
    std::vector<TextLine> lines;
    std::vector<Directive> directives;
    std::string note = {};
};

PuzzleText splitText(std::string_view text);

/// The kind of a line without cells; None if it may contain some.
enum class CommentKind { None, Blank, Comment, Directive };
CommentKind commentKind(std::string_view line);

/// Returns \a text without the mark that some editors put at the start of a file.
std::string_view withoutByteOrderMark(std::string_view text);
std::string_view trimmed(std::string_view text);
/// Returns the parts of \a text between characters of \a separators; they may be empty.
std::vector<std::string_view> partsBetween(std::string_view text, std::string_view separators);

/// Returns the number if the whole of \a text is one, or nothing.
inline std::optional<int> wholeNumber(std::string_view text)
{
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

} // namespace sudoku
