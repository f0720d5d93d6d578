#pragma once

#include "core/formats/found/foundtext.h"
#include "core/formats/streamlines.h"
#include "core/formats/text/format.h"

namespace sudoku {

/// Puzzles that were found in the lines that come next in a stream, together with the number of these lines.
struct FoundAhead
{
    std::size_t lineCount = 0; ///< of the lines that were searched
    FoundTexts texts = {};     ///< empty if there are none
};

/// Finds the rows of a file of SudoCue, which may be as long as puzzles.
FoundAhead findSudoCueRows(StreamLines &lines);
/// Finds the facts of a logic program, one or several in a line, up to the last one before another text.
FoundAhead findFactLines(StreamLines &lines);
/// Finds the rows of boards that overlap in which nothing, or spaces, are where no board is.
FoundAhead findBoardRows(StreamLines &lines);
/// Finds rows with cells so long that each row could be a puzzle by itself: candidates, or numbers in
/// columns.
FoundAhead findFieldRows(StreamLines &lines);
/// Finds puzzles in \a before and the lines after it, up to one that is a puzzle by itself: source code and
/// messages have blank lines, and lines longer than rows.
FoundAhead findFurtherOn(StreamLines &lines, const std::string &before, const ReadOptions &options);

/// Returns whether the next line is words above a puzzle in one line, such as the header of a file of comma
/// separated values.
bool isTitleOfPuzzle(StreamLines &lines);
/// Returns whether the first line without '#' is a name in brackets, as in a file of SadMan Sudoku, whose
/// header lines with '#' are no comments.
bool beginsWithSections(StreamLines &lines);

} // namespace sudoku
