#pragma once

#include "core/formats/text/format.h"
#include "core/formats/text/puzzletext.h"

#include <map>

namespace sudoku {

// What formats share that write a puzzle in one line, but not as plain digits.

/// The only line of \a text that is neither blank nor a comment, without the note behind it; empty where
/// there is not just one.
std::string_view soleLine(std::string_view text);

/// Reads a line piece by piece, without the spaces around it; columns count from 1.
class LineReader
{
public:
    explicit LineReader(const TextLine &line);

    bool isAtEnd() const { return m_index >= m_end; }
    /// '\0' at the end.
    char peek() const { return isAtEnd() ? '\0' : m_line.characters[m_index]; }
    char take();
    /// Skips \a text if it comes next; returns whether it did.
    bool skip(std::string_view text);
    bool isAtDigit() const { return peek() >= '0' && peek() <= '9'; }
    /// Takes digits as a number; one that does not fit into an int becomes the largest int.
    int takeNumber();

    /// \a code about what comes next.
    TextError error(TextErrorCode code = TextErrorCode::UnknownSymbol) const;

private:
    const TextLine &m_line;
    int m_index;
    int m_end;
};

/// The content of such a line.
struct LinePuzzle
{
    Geometry geometry;
    Grid givens;
    std::vector<Constraint> constraints = {};
};

/// The board of \a puzzle, to which the directives of \a text and \a options add theirs.
TextResult finishLine(const PuzzleText &text, LinePuzzle puzzle, const ReadOptions &options,
                      std::string_view formatId);

/// Killer cages in the order of their first cells: \a cageOf has the cage of each cell, -1 for none, and
/// those that have no sum in \a sums are left out.
std::vector<Constraint> killerCages(const std::vector<int> &cageOf, const std::map<int, int> &sums);
/// Both diagonals.
std::vector<Constraint> diagonals();

} // namespace sudoku
