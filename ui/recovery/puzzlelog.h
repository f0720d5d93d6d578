#pragma once

#include <QByteArray>

#include "ui/generate/puzzlefactory.h"

#include <optional>
#include <variant>
#include <vector>

namespace sudoku {

/// A row of the list of generated puzzles; nothing is the heading of a section.
using GeneratedRow = std::optional<MadePuzzle>;

struct RowsRemoved
{
    int first;
    int last;
};

/// They were opened, printed or saved.
struct RowsTaken
{
    std::vector<int> rows;
};

struct RowsCleared
{
};

/// What happens to the list; a GeneratedRow comes as its last one.
using PuzzleLogEntry = std::variant<GeneratedRow, RowsRemoved, RowsTaken, RowsCleared>;

/// Writes what happens as lines of JSON, so that a long list grows without being written again.
class PuzzleLogWriter
{
public:
    QByteArray lines(const std::vector<PuzzleLogEntry> &entries);

private:
    QByteArray rowLines(const GeneratedRow &row);

    std::optional<GenerateRequest> m_request; ///< that the next puzzles share, apart from the seed
};

/// The list that a log tells of.
struct PuzzleLog
{
    std::vector<GeneratedRow> rows = {};
    bool isWhole = true; ///< else it ends before a damaged line
};

/// An unfinished last line does not count as damage: the program ended while it was written.
PuzzleLog readPuzzleLog(const QByteArray &text);

} // namespace sudoku
