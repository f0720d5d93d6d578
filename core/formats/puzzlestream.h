#pragma once

#include "core/formats/answertable.h"
#include "core/formats/foundahead.h"
#include "core/formats/streamlines.h"
#include "core/formats/text/format.h"
#include "core/formats/text/jsontext.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace sudoku {

/// Reads puzzle after puzzle from a stream of any length, keeping one puzzle's text at a time.
///
/// - A line of more than 25 cells, more than any row has, is a puzzle by itself, right or wrong. It is
///   answered before the next line is read, so that pipes work.
/// - Other lines are rows: they make a block, which ends at a blank line, before such a long line or at
///   the end.
/// - Lines of about 16 (or 25) cells can be both: 4x4 (5x5) puzzles, some of them with a cell too many or
///   too few, or the rows of a 16x16 (25x25) board. Those that follow one another are looked at together,
///   up to 17 (26) of them. They are rows if there are more than half as many as the board has, and more than
///   half of them are no 4x4 (5x5) puzzle, as rows show larger digits; or if there are just 16 (25), and more
///   than half of them have too few clues for one. Else each is a puzzle, right or wrong, and ends a block of
///   rows of another length. ReadOptions::boxes decide if they are given.
/// - A line of a form that is not plain digits (isLineForm()) is a puzzle by itself too, and so is one that
///   is too long.
/// - A line that begins with a brace begins a JSON object, which goes on to its closing brace. A faulty one
///   that is not closed ends at a blank line, and before a line that is a puzzle or has a brace in its first
///   column.
/// - Blank lines between the bands of a board do not end its block.
/// - Rows of candidates are taken together, even where each row could be a puzzle by itself.
/// - Facts of a logic program ("given(1,2,3).") are taken together, with all that stands between them.
/// - Words in the line above a puzzle in one line, as the header of a table, are remarked on.
/// - After the first row of a table of answers (answertable.h) each line is a row of it.
/// - What is none of these may hold puzzles all the same (found/puzzlesin.h): a line, a block, or a block
///   and what follows it up to the next puzzle. They come one after the other.
/// - A grid that names the region of each cell makes the grid before it, or behind it, a jigsaw: in the same
///   block, or in the next one if that has arrived, since a block is answered at its end.
/// - Directives belong to the puzzle that comes next, or to the block in which they stand.
class PuzzleStream
{
public:
    explicit PuzzleStream(std::istream &input, ReadOptions options = {});

    /// Returns the next puzzle, its error, or nothing at the end. Errors count lines from the start of the
    /// stream. After an error, reading continues with the next puzzle. A stream without any puzzle returns
    /// NoPuzzle or EmptyText once, and directives without a puzzle after them NoPuzzle.
    std::optional<TextResult> next();

    /// Returns classic 9x9 puzzles that next() would return one by one, if those that come next are lines of
    /// digits and have arrived; at most \a maxCount, perhaps none. They count as returned.
    DigitLines takeDigitLines(int maxCount);

    /// Returns the line on which the puzzle of the last next() begins, from 1, or the text in which it was
    /// found.
    int line() const { return m_line; }
    /// Returns the line on which the text of the last next() begins, with its directives, from 1.
    int textLine() const { return std::max(m_textLine, 1); }
    /// Returns the last line of that text, from 1.
    int endLine() const { return m_endLine; }
    /// Returns whether the puzzle of the last next() was found in a text that is more than a puzzle.
    bool wasFound() const { return m_wasFound; }

private:
    bool goToText();
    TextResult refuseFile();
    TextResult readText();
    TextResult readRow();
    TextResult readAlone();
    TextResult readBlock();
    TextResult withRegions(TextResult result);
    TextResult readJson();
    TextResult readCollected();
    bool findPuzzles();
    bool searchFurtherOn();
    bool take(FoundAhead ahead);
    TextResult takeFound();
    void skipTitle();
    TextResult withSkipped(TextResult result);
    void skipText(bool isCode);
    void append(const StreamLine &line);
    void appendLines(std::size_t count);

    std::optional<TextResult> atEnd();

    StreamLines m_lines;
    ReadOptions m_options;
    std::string m_text;      ///< the text of the puzzle that is being read
    std::string m_readText;  ///< that of the last puzzle, as it was read
    int m_textLine = 0;      ///< the line on which m_text begins
    int m_endLine = 0;       ///< the line on which it ends
    int m_line = 0;          ///< the line of the last puzzle
    bool m_wasFound = false; ///< the last puzzle comes from m_found
    int m_searchedTo = 0;    ///< the last line that was looked at for puzzles together with those before it
    int m_smallCells = 0; ///< 16 or 25 while lines with about this number of cells are puzzles, otherwise 0
    std::optional<AnswerTable> m_table; ///< to which all further lines belong
    std::deque<FoundText> m_found;      ///< puzzles in the last text, which are still to be read
    std::vector<Remark> m_skipped;      ///< lines above the next puzzle
    bool m_isAnswered = false;          ///< next() has returned something
    bool m_isEmpty = true;              ///< all lines so far are blank
};

} // namespace sudoku
