#pragma once

#include "core/formats/text/format.h"
#include "core/formats/text/puzzletext.h"

#include <map>

namespace sudoku {

// Functions for formats that write a puzzle in one line, but not as plain digits.

/// Returns the only line of \a text that is neither blank nor a comment, without the note behind it, or an
/// empty text if there is not exactly one.
std::string_view soleLine(std::string_view text);

/// Reads a line piece by piece, without the spaces around it; columns count from 1.
class LineReader
{
public:
    explicit LineReader(const TextLine &line);

    bool isAtEnd() const { return m_index >= m_end; }
    /// Returns the next character, or '\0' at the end.
    char peek() const { return isAtEnd() ? '\0' : m_line.characters[m_index]; }
    char take();
    /// Skips \a text if it comes next; returns whether it did.
    bool skip(std::string_view text);
    bool isAtDigit() const { return peek() >= '0' && peek() <= '9'; }
    /// Takes digits as a number; one that does not fit into an int becomes the largest int.
    int takeNumber();

    /// Returns the error \a code for the next characters.
    TextError error(TextErrorCode code = TextErrorCode::UnknownSymbol) const;

private:
    const TextLine &m_line;
    int m_index;
    int m_end;
};

/// The content of a line.
struct LinePuzzle
{
    Geometry geometry;
    Grid givens;
    std::vector<Constraint> constraints = {};
};

/// Returns the board of \a puzzle with the additions of the directives of \a text and of \a options.
TextResult finishLine(const PuzzleText &text, LinePuzzle puzzle, const ReadOptions &options,
                      std::string_view formatId);

/// Returns killer cages in the order of their first cells: \a cageOf has the cage of each cell, -1 for none.
/// A cage without a sum in \a sums only keeps its digits different, so that a single cell is none.
std::vector<Constraint> killerCages(const std::vector<int> &cageOf, const std::map<int, int> &sums);
/// Returns the constraints for both diagonals.
std::vector<Constraint> diagonals();

/// Puzzles with rules in one line of other programs.
extern const Format sgtFormat;
extern const Importer candidateLineImporter;
extern const Importer longKillerImporter;
extern const Importer shortKillerImporter;
extern const Importer jigsawLineImporter;
extern const Importer sumoCueImporter;

} // namespace sudoku
