#pragma once

#include "core/formats/format.h"

#include <deque>
#include <istream>
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
/// - Lines of 16 (or 25) cells can be both: 4x4 (5x5) puzzles, or the rows of a 16x16 (25x25) board. Lines
///   that follow one another are looked at together, up to 17 (26) of them. They are rows if more than half
///   of them are no 4x4 (5x5) puzzle, as rows show larger digits, or if there are 16 (25) and more than half
///   of them have too few clues for one; else each is a puzzle. ReadOptions::boxes decide where they are given.
/// - A line of a form that is not plain digits (isLineForm()) is a puzzle by itself too.
/// - A line that begins with a brace begins a JSON object, which goes on to its closing brace.
/// - Directives belong to the puzzle that comes next, or to the block in which they stand.
class PuzzleStream
{
public:
    explicit PuzzleStream(std::istream &input, ReadOptions options = {});

    /// The next puzzle, or what is wrong with it, or nothing at the end. Errors count lines from the start of
    /// the stream. After an error reading goes on with the next puzzle; after TooLong that is behind the
    /// next blank line. A stream without any puzzle gives NoPuzzle once.
    std::optional<TextResult> next();

    /// The line on which the puzzle of the last next() begins, from 1.
    int line() const { return m_line; }

private:
    enum class Kind { Blank, Comment, Directive, Row, SmallPuzzle, Puzzle, Json };
    struct Line
    {
        std::string text;
        int number;
        Kind kind;
        int cellCount;
    };

    const Line *peek();
    Line take();
    std::string readLine();
    static Line classify(std::string text, int number);

    void append(const Line &line);
    TextResult readCollected();
    TextResult readBlock();
    TextResult readJson();
    TextResult readAlone(const Line &line);
    TextResult readSmall();
    std::vector<Line> takeRun(int cellCount);
    bool areRows(const std::vector<Line> &run) const;
    std::optional<TextResult> atEnd();

    std::istream &m_input;
    ReadOptions m_options;
    std::optional<Line> m_peeked;
    std::deque<Line> m_waiting; ///< small puzzles that were read to see what they are
    std::string m_text;         ///< of the puzzle that is being read
    int m_textLine = 0;         ///< where m_text begins
    int m_line = 0;             ///< of the last puzzle
    int m_lineNumber = 0;       ///< of the last line read
    int m_lastSmall = 0;        ///< the line of the last small puzzle
    int m_lastSmallCells = 0;
    bool m_isAnswered = false; ///< next() gave something
};

} // namespace sudoku
