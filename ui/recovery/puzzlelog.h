#pragma once

#include <QByteArray>

#include "ui/generate/puzzlefactory.h"

#include <optional>
#include <variant>
#include <vector>

namespace sudoku {

/// A row of the list of generated puzzles; an empty one is the heading of a section.
using GeneratedRow = std::optional<MadePuzzle>;

struct RowsRemoved
{
    int first;
    int last;
};

/// Puzzles were opened, printed or saved.
struct RowsTaken
{
    std::vector<int> rows;
};

struct RowsCleared
{
};

/// A change of the list; a GeneratedRow is appended to it.
using PuzzleLogEntry = std::variant<GeneratedRow, RowsRemoved, RowsTaken, RowsCleared>;

/// Writes changes as lines of JSON, so that a long list grows without being written again.
class PuzzleLogWriter
{
public:
    QByteArray lines(const std::vector<PuzzleLogEntry> &entries);

private:
    QByteArray rowLines(const GeneratedRow &row);

    std::optional<GenerateRequest> m_request; ///< the request of the next puzzles, apart from the seed
};

/// The list that a log describes.
struct PuzzleLog
{
    std::vector<GeneratedRow> rows = {};
    bool isWhole = true; ///< false if it ends before a damaged line
};

/// Reads a log. An unfinished last line is no damage, because the program may have ended while it wrote the
/// line.
PuzzleLog readPuzzleLog(const QByteArray &text);

} // namespace sudoku
