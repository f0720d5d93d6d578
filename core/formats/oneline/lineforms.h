#pragma once

#include "core/formats/text/format.h"
#include "core/formats/text/puzzletext.h"

#include <map>

namespace sudoku {

// What the forms share that write a puzzle in one line of another kind than its digits.

/// The only line of \a text that is neither blank nor a comment, without the note behind it; empty where there is not
/// just one.
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
    /// Passes over \a text where it comes next.
    bool skip(std::string_view text);
    bool isAtDigit() const { return peek() >= '0' && peek() <= '9'; }
    /// Digits; what does not fit into an int is its largest value.
    int takeNumber();

    /// \a code about what comes next.
    TextError error(TextErrorCode code = TextErrorCode::UnknownSymbol) const;

private:
    const TextLine &m_line;
    int m_index;
    int m_end;
};

/// What such a line says.
struct LinePuzzle
{
    Geometry geometry;
    Grid givens;
    std::vector<Constraint> constraints = {};
};

/// The board of \a puzzle, to which the directives of \a text and \a options add theirs.
TextResult finishLine(const PuzzleText &text, LinePuzzle puzzle, const ReadOptions &options,
                      std::string_view formatId);

/// Killer cages in the order of their first cells: \a cageOf has the cage of each cell, -1 for none, and those that have
/// no sum in \a sums are left out.
std::vector<Constraint> killerCages(const std::vector<int> &cageOf, const std::map<int, int> &sums);
/// Both diagonals.
std::vector<Constraint> diagonals();

} // namespace sudoku
