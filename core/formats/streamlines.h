#pragma once

#include <deque>
#include <istream>
#include <string>
#include <string_view>

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
    /// Whether it begins with cells that have no gaps and are more than a row has: a puzzle by itself, right
    /// or wrong, whatever stands behind it.
    bool isRun = false;
};

/// Up to so many bytes of a line that is too long are skipped, to go on behind it.
inline constexpr std::size_t maxSkippedLine = 64'000'000;

/// Lines that are a classic 9x9 puzzle each (isDigitLine()), with the end of each line.
struct DigitLines
{
    std::string text;
    int firstLine = 0; ///< its number in the stream, from 1
    int count = 0;
};

/// Reads the lines of a stream, each only when it is requested. It waits for input only where that has no
/// whole line.
class StreamLines
{
public:
    explicit StreamLines(std::istream &input) : m_input(input) {}

    /// Returns the line \a index lines behind the next one, or null at the end.
    const StreamLine *peek(std::size_t index = 0);
    /// Returns the same line if reading it does not wait for input, else null.
    const StreamLine *peekArrived(std::size_t index);
    /// Returns the next line, which must exist, and removes it.
    StreamLine take();
    /// Returns and removes the lines that come next as far as they are digit lines, have arrived and were not
    /// peeked at, at most \a maxCount; perhaps none.
    DigitLines takeDigitLines(int maxCount);
    /// Skips the rest of the stream.
    void close();
    /// Returns whether the last line had no end within maxSkippedLine, so that nothing behind it is read.
    bool isEndless() const { return m_isEndless; }

private:
    std::string readLine();
    bool readAhead();
    bool hasArrived() const;
    bool readBlock();
    void addArrived();
    std::string_view block() const { return std::string_view(m_block).substr(m_blockStart); }

    std::istream &m_input;
    std::string m_block; ///< what has been read, from m_blockStart on not yet as lines
    std::size_t m_blockStart = 0;
    std::deque<StreamLine> m_ahead;
    int m_count = 0; ///< of the lines read
    bool m_isClosed = false;
    bool m_isEndless = false;
};

} // namespace sudoku
