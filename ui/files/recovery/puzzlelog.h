#pragma once

#include <QByteArray>

#include "ui/list/collection/listarrangement.h"
#include "ui/text/qtjson.h"

#include <optional>
#include <vector>

namespace sudoku {

// Changes of the list of generated puzzles, each a line of JSON, so that a long list grows without being
// written again.

QByteArray addedLine(int row, const ListedPuzzle &puzzle);
QByteArray removedLine(int first, int last);
QByteArray movedLine(int from, int to);
/// Puzzles were saved or printed.
QByteArray safeLine(const std::vector<int> &rows);
/// Something was done with a puzzle.
QByteArray leftLine(int row, const LeftPuzzle &left);

/// Returns what a header says of how a list differs from its file.
nlohmann::json jsonOf(const ListArrangement &arrangement);
/// Reads jsonOf(). Returns nothing if \a object cannot be right.
std::optional<ListArrangement> readArrangement(const nlohmann::json &object);

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
