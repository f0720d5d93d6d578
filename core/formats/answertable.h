#pragma once

#include "core/formats/text/format.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sudoku {

/// The puzzles in comma separated values: among the answers of the command line, or as puzzletable.h writes
/// them. The first row has the names of the columns and begins "number,puzzle"; each row behind it is a
/// puzzle. The column "rules" has what plain digits cannot say, as directives: "boxes 2x3; variant diagonal".
class AnswerTable
{
public:
    /// Returns the table that begins with \a row, or nothing if none begins so.
    static std::optional<AnswerTable> of(std::string_view row);
    /// Returns the first row of \a text, a whole file, if it is that of such a table, with its newline; else
    /// nothing.
    static std::string_view firstRowOf(std::string_view text);

    /// Reads the puzzle of \a row. An error has line 1 and its column in \a row.
    TextResult read(std::string_view row, const ReadOptions &options) const;

private:
    explicit AnswerTable(std::vector<std::string> names) : m_names(std::move(names)) {}

    std::vector<std::string> m_names; ///< of the columns
};

/// A column with a text about the puzzle.
struct InfoColumn
{
    std::string_view name;
    std::string PuzzleInfo::*text;
};

inline constexpr std::array infoColumns{
    InfoColumn{"title", &PuzzleInfo::title},   InfoColumn{"author", &PuzzleInfo::author},
    InfoColumn{"level", &PuzzleInfo::level},   InfoColumn{"source", &PuzzleInfo::source},
    InfoColumn{"ruleset", &PuzzleInfo::rules},
};

/// Returns \a board as the columns "puzzle" and "rules" have it.
struct TableCells
{
    std::string puzzle;
    std::string rules;
};
TableCells tableCells(const Board &board, const SymbolSet &symbols);

} // namespace sudoku
