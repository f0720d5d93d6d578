#pragma once

#include "core/formats/found/foundtext.h"
#include "core/formats/streamlines.h"
#include "core/formats/text/format.h"

namespace sudoku {

/// Puzzles that were found in the lines that come next in a stream, together with the number of these lines.
struct FoundAhead
{
    std::size_t lineCount = 0;
    FoundTexts texts = {}; ///< empty if there are none
};

/// Finds the rows of a file of SudoCue, which may be as long as puzzles.
FoundAhead findSudoCueRows(StreamLines &lines);
/// Finds the facts of a logic program, one or several in a line, up to the last one before another text.
FoundAhead findFactLines(StreamLines &lines);
/// Finds rows with cells so long that each row could be a puzzle by itself: candidates, or numbers in
/// columns.
FoundAhead findFieldRows(StreamLines &lines);
/// Finds puzzles in \a before and the lines after it, up to one that is a puzzle by itself: source code and
/// messages have blank lines, and lines longer than rows. Puts the number of the last line that it has looked
/// at into \a searchedTo.
FoundAhead findFurtherOn(StreamLines &lines, const std::string &before, const ReadOptions &options,
                         int &searchedTo);

/// Returns whether \a line is words, or names with commas, semicolons or tabs between them.
bool areWords(std::string_view line);

} // namespace sudoku
