#pragma once

#include "core/formats/streamlines.h"
#include "core/formats/text/format.h"

namespace sudoku {

// Whether the lines that come next in a stream are rows of one board, or puzzles by themselves.

/// Returns the number of cells of the 4x4 or 5x5 puzzle that \a line may be, even a wrong one; 0 if it cannot
/// be one.
int smallCells(const StreamLine &line);

/// Returns whether the next lines, of about \a cellCount cells, are rows of a larger board. \a before is the
/// text before them.
bool areRows(StreamLines &lines, int cellCount, const std::string &before, const ReadOptions &options);

/// Returns whether the blank line that comes next is between the bands of a board, after \a rowCount rows of
/// it: the bands after it have as many rows as those before, and make the board whole.
bool isGapOfBands(StreamLines &lines, int rowCount, int rowLength);

/// Returns whether \a line is a small puzzle after rows of another length.
bool isPuzzleAfterRows(const StreamLine &line, int rowLength, const ReadOptions &options);

/// Returns whether the next line is words above rows.
bool isTitleOfRows(StreamLines &lines);

} // namespace sudoku
