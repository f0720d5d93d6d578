#include "core/formats/puzzletable.h"

#include "core/formats/answertable.h"
#include "core/formats/text/csv.h"
#include "core/formats/text/infomembers.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace sudoku {
namespace {

/// Returns whether \a text is read from its column as it is. A row has no line breaks.
bool fits(const InfoColumn &column, const std::string &text)
{
    PuzzleInfo info;
    info.*column.text = text;
    Board read{Puzzle(Geometry::withBoxes(defaultBoxes(minBoardSize)))};
    keepInfo(info, read);
    return read.info == info
           && std::ranges::none_of(text, [](char character) { return character >= '\0' && character < ' '; });
}

/// Returns the directive for a text about the puzzle, in quotation marks because semicolons separate parts.
std::string directiveOf(std::string PuzzleInfo::*text, const PuzzleInfo &info)
{
    const auto member = std::ranges::find(infoMembers, text, &InfoMember::text);
    return std::string(member->name) + ' ' + nlohmann::json(info.*text).dump();
}

std::string writeTableRow(const Board &board, const SymbolSet &symbols, int number)
{
    Board bare = board;
    bare.info = {};
    const TableCells cells = tableCells(bare, symbols);
    std::vector<std::string> row{std::to_string(number), cells.puzzle, cells.rules};
    for (const InfoColumn &column : infoColumns) {
        const std::string &text = board.info.*column.text;
        const bool isInColumn = fits(column, text);
        row.push_back(isInColumn ? text : std::string());
        if (!isInColumn)
            row[2] += (row[2].empty() ? "" : "; ") + directiveOf(column.text, board.info);
    }
    return csvRow(row);
}

} // namespace

const Exporter tableExporter{
    .id = "csv",
    .name = TR_NOOP("Format", "Table (CSV)"),
    .suffix = "csv",
    .write = writeTableRow,
    .begin = "number,puzzle,rules,title,author,level,source,ruleset\n",
};

} // namespace sudoku
