#pragma once

#include <QByteArray>

#include "ui/list/collection/collectionprogress.h"

#include <variant>
#include <vector>

namespace sudoku {

struct RowAdded
{
    int row;
    ListedPuzzle puzzle;
};

struct RowsRemoved
{
    int first;
    int last;
};

struct RowMoved
{
    int from;
    int to;
};

/// Puzzles were saved or printed.
struct RowsSafe
{
    std::vector<int> rows;
};

/// Something was done with a puzzle.
struct RowLeft
{
    int row;
    LeftPuzzle left;
};

struct RowsCleared
{
};

/// A change of the list of generated puzzles.
using PuzzleLogEntry = std::variant<RowAdded, RowsRemoved, RowMoved, RowsSafe, RowLeft, RowsCleared>;

/// Returns changes as lines of JSON, so that a long list grows without being written again.
QByteArray logLines(const std::vector<PuzzleLogEntry> &entries);

/// The list that a log describes. The solutions of puzzles are not kept.
struct PuzzleLog
{
    std::vector<ListedPuzzle> puzzles = {};
    bool isWhole = true; ///< false if it ends before a damaged line
};

/// Reads a log. An unfinished last line is no damage, because the program may have ended while it wrote the
/// line.
PuzzleLog readPuzzleLog(const QByteArray &text);

} // namespace sudoku
