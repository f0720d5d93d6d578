#pragma once

#include <deque>
#include <istream>
#include <string>

namespace sudoku {

/// A line of a stream and its possible kind.
struct StreamLine
{
    /// Row and the kinds after it contain cells. Small may be a 4x4 or 5x5 puzzle, or a row of a larger
    /// board.
    enum class Kind { Blank, Comment, Directive, Row, Small, Puzzle, Json };

    std::string text; ///< empty for a comment; cut behind maxPuzzleText
    int number;       ///< from 1
    Kind kind;
    int cellCount; ///< 0 for a frame, and if the kind says enough
};

/// Reads the lines of a stream, each only when it is requested.
class StreamLines
{
public:
    explicit StreamLines(std::istream &input) : m_input(input) {}

    /// Returns the line \a index lines behind the next one, or null at the end.
    const StreamLine *peek(std::size_t index = 0);
    /// Returns the next line, which must exist, and removes it.
    StreamLine take();
    /// Skips the rest of the stream.
    void close();

private:
    std::string readLine();
    bool readAhead();

    std::istream &m_input;
    std::deque<StreamLine> m_ahead;
    int m_count = 0; ///< of the lines read
    bool m_isClosed = false;
};

} // namespace sudoku
