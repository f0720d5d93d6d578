#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace sudoku {

/// What stands in TextLine::characters for characters outside ASCII: a heavy or double vertical line of
/// a frame, and whatever has no meaning in a puzzle.
inline constexpr char heavyBar = '\x01';
inline constexpr char foreignCharacter = '\x02';

/// A line that holds cells or a frame, without its comment and note. \a characters has one byte a
/// character, so that an index is a column: the drawn lines of frames are spelled with | - = +, every
/// other character outside ASCII stands as a foreignCharacter.
struct TextLine
{
    int number; ///< from 1
    std::string characters;
    std::string original = {}; ///< in UTF-8, where \a characters is not the same

    /// What stands at \a index, from 0, in UTF-8: \a length characters, cut where that is very long.
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

/// What a line is that holds no cells; None where it may hold some.
enum class CommentKind { None, Blank, Comment, Directive };
CommentKind commentKind(std::string_view line);

/// \a text without the mark that some editors put at the start of a file.
std::string_view withoutByteOrderMark(std::string_view text);
std::string_view trimmed(std::string_view text);

} // namespace sudoku
