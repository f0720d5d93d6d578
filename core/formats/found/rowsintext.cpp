#include "core/board/geometry.h"
#include "core/formats/found/foundtext.h"
#include "core/formats/found/gridrows.h"
#include "core/formats/found/plaincharacters.h"
#include "core/formats/found/programfiles.h"
#include "core/formats/plain/plaintext.h"
#include "core/formats/text/puzzletext.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>

namespace sudoku {
namespace {

using Rows = std::vector<GridRow>;

/// How the rows of a grid are read.
struct RowReading
{
    RowCut cut;
    bool isLabelled;     ///< the first field of each row names it
    bool areDashesBlank; ///< a line of dashes is a row of blanks
};

constexpr std::array rowReadings = [] {
    std::array<RowReading, 4 * rowCuts.size()> readings{};
    std::size_t count = 0;
    for (const bool areDashesBlank : {false, true})
        for (const bool isLabelled : {false, true})
            for (const RowCut cut : rowCuts)
                readings[count++] = {cut, isLabelled, areDashesBlank};
    return readings;
}();

/// Rows that follow each other and have the same number of cells.
struct Run
{
    std::vector<std::size_t> rows = {}; ///< indices of rows that are no frame lines
    std::vector<CellTexts> cells = {};  ///< of each

    int count() const { return static_cast<int>(rows.size()); }
    int width() const { return cells.empty() ? 0 : static_cast<int>(cells.front().size()); }
};

/// A grid in a text.
struct FoundGrid
{
    std::string text;
    std::size_t begin; ///< its rows, and behind its end
    std::size_t end;
    int size;
};

bool isSize(int size)
{
    return size >= minBoardSize && size <= maxBoardSize;
}

bool isRowOfDashes(const GridRow &row)
{
    return row.text.find_first_not_of("- ") == row.text.npos;
}

CellTexts readRow(const GridRow &row, RowReading reading)
{
    if (!reading.isLabelled)
        return cellsOf(row, reading.cut);
    if (reading.cut == RowCut::Characters || reading.cut == RowCut::Spaces)
        return cellsOf(withoutLabel(row), reading.cut);
    CellTexts cells = cellsOf(row, reading.cut);
    if (!cells.empty())
        cells.erase(cells.begin());
    return cells;
}

/// Returns the rows from \a begin on that have as many cells as the first one, at most \a maxCount.
Run runFrom(const Rows &rows, std::size_t begin, RowReading reading, int maxCount)
{
    Run run;
    for (std::size_t i = begin; i < rows.size() && run.count() < maxCount; ++i) {
        if (rows[i].isFrame && !(reading.areDashesBlank && isRowOfDashes(rows[i])))
            continue;
        CellTexts cells = readRow(rows[i], reading);
        if (run.width() > 0 && std::ssize(cells) != run.width())
            break;
        if (!isSize(static_cast<int>(cells.size())))
            break;
        run.rows.push_back(i);
        run.cells.push_back(std::move(cells));
    }
    return run;
}

/// Returns the text of the rows with all their blanks as dots, or nothing if they use several signs for them.
std::optional<std::string> uniformText(const std::vector<std::string> &rows, std::string_view cells)
{
    if (!hasOneBlankSign(cells))
        return {};
    const bool areDashesBlank = cells.find('-') != cells.npos;
    std::string text;
    for (std::string row : rows) {
        if (areDashesBlank || !isFrameLine(row))
            std::ranges::replace_if(
                row, [](char sign) { return isBlankSign(sign) && sign != '0'; }, '.');
        text += row + '\n';
    }
    return text;
}

bool isBoard(const std::string &text, int size)
{
    const TextResult read = readPlainText(text, {}, "found");
    return read && read->board.puzzle.geometry.size() == size;
}

/// Returns the rows of \a run from \a first on as they stand in the text, with the frame around them.
std::optional<std::string> asWritten(const Rows &rows, const Run &run, int first, RowReading reading)
{
    const int size = run.width();
    std::vector<std::string> lines;
    std::string cells;
    const std::size_t begin = run.rows[first];
    const std::size_t end = run.rows[first + size - 1];
    for (std::size_t i = begin; i <= end; ++i) {
        const bool isRow = std::ranges::find(run.rows, i) != run.rows.end();
        lines.push_back(isRow && reading.isLabelled ? withoutLabel(rows[i]).text : rows[i].text);
        cells += isRow ? lines.back() : "";
    }
    std::optional<std::string> text = uniformText(lines, cells);
    return text && isBoard(*text, size) ? text : std::nullopt;
}

/// Returns the cells of \a run from row \a first on, with commas between them, unless they use several signs
/// for blanks.
std::optional<std::string> asCells(const Rows &rows, const Run &run, int first, RowReading reading)
{
    std::string text;
    std::string signs;
    for (int i = first; i < first + run.width(); ++i) {
        const GridRow &row = rows[run.rows[i]];
        signs += blankSignsOf(row, reading.cut);
        text += rowText(run.cells[i]);
    }
    return hasOneBlankSign(signs) && isBoard(text, run.width()) ? std::optional(std::move(text))
                                                                : std::nullopt;
}

/// Returns whether the fields of \a run are more than signs: "-1", "6.0", "None".
bool hasWordsForCells(const Rows &rows, const Run &run)
{
    return std::ranges::any_of(run.rows, [&](std::size_t row) {
        const std::string &text = rows[row].text;
        return rows[row].hasWords || text.find("-1") != text.npos || text.find(".0") != text.npos;
    });
}

std::optional<std::string> textOfRun(const Rows &rows, const Run &run, int first, RowReading reading)
{
    const bool isTable = reading.cut == RowCut::Separators || reading.cut == RowCut::Bars;
    if ((reading.isLabelled && isTable) || (reading.cut != RowCut::Characters && hasWordsForCells(rows, run)))
        return asCells(rows, run, first, reading);
    if (std::optional<std::string> text = asWritten(rows, run, first, reading))
        return text;
    return reading.cut == RowCut::Characters ? std::nullopt : asCells(rows, run, first, reading);
}

/// Returns the first row of the board in \a run, which has as many rows or more; nothing if that is not
/// clear.
std::optional<int> firstRowIn(const Rows &rows, const Run &run, RowReading reading)
{
    const int spare = run.count() - run.width();
    if (spare == 0)
        return 0;
    if (spare < 0)
        return {};
    int first = 0;
    while (first < spare && isHeader(run.cells[first]))
        ++first;
    if (first > 0 || spare % run.width() == 0)
        return first;
    // A title with as many signs as a row has other blanks.
    const auto isReadable = [&](int begin) { return textOfRun(rows, run, begin, reading).has_value(); };
    const bool isFirstReadable = isReadable(0);
    if (isFirstReadable && (isHeader(run.cells[run.width()]) || !isReadable(spare)))
        return 0;
    return !isFirstReadable && isReadable(spare) ? std::optional(spare) : std::nullopt;
}

/// Returns whether the rows of \a run, as many as columns, have a name each, under a header.
bool isTableWithNames(const Run &run)
{
    CellTexts header = run.cells.front();
    header.erase(header.begin());
    CellTexts names;
    for (const CellTexts &cells : run.cells)
        names.push_back(cells.front());
    names.erase(names.begin());
    const auto isBlank = [](const std::string &cell) { return cell == "."; };
    return run.count() == run.width() && isHeader(header) && !std::ranges::all_of(names, isBlank)
           && isHeader(names);
}

std::optional<FoundGrid> gridAt(const Rows &rows, std::size_t begin, RowReading reading)
{
    const int width = runFrom(rows, begin, reading, 1).width();
    const Run run = runFrom(rows, begin, reading, 2 * width + 2);
    if (run.count() < width || width == 0 || (!reading.isLabelled && isTableWithNames(run)))
        return {};
    const std::optional<int> first = firstRowIn(rows, run, reading);
    if (!first)
        return {};
    std::optional<std::string> text = textOfRun(rows, run, *first, reading);
    if (!text)
        return {};
    return FoundGrid{std::move(*text), run.rows[*first], run.rows[*first + width - 1] + 1, width};
}

std::optional<FoundGrid> gridAt(const Rows &rows, std::size_t begin)
{
    if (rows[begin].isFrame && !isRowOfDashes(rows[begin]))
        return {};
    for (const RowReading reading : rowReadings)
        if (std::optional<FoundGrid> grid = gridAt(rows, begin, reading))
            return grid;
    return {};
}

std::vector<FoundGrid> gridsIn(const Rows &rows)
{
    std::vector<FoundGrid> grids;
    for (std::size_t i = 0; i < rows.size();) {
        std::optional<FoundGrid> grid = gridAt(rows, i);
        i = grid ? grid->end : i + 1;
        if (grid)
            grids.push_back(std::move(*grid));
    }
    return grids;
}

/// Returns whether \a row, which is in no grid, looks like a row of a grid of \a size.
bool looksLikeRow(const GridRow &row, int size)
{
    if (row.isFrame || row.hasWords)
        return false;
    return std::ranges::any_of(rowCuts, [&](RowCut cut) {
        const auto count = static_cast<int>(cellsOf(row, cut).size());
        return count == size || count == size + 1;
    });
}

Remark remarkOn(const std::string &text, int line, Remark::Code code)
{
    Remark remark = textLeftOut(text);
    remark.code = code;
    remark.line = line;
    return remark;
}

/// Returns whether \a row, above a grid of \a size, is a title: no row, no name in source code and not only
/// the size of the grid.
bool isTitle(const GridRow &row, int size)
{
    const bool isSize = row.text.find_first_not_of("0123456789 x*") == row.text.npos
                        && row.text.find(std::to_string(size)) != row.text.npos;
    return !row.isFrame && !isSize && !row.text.ends_with('=') && !looksLikeRow(row, size);
}

/// Adds the remarks on \a rows, which are in no grid.
void remarkOnOthers(std::span<const GridRow> rows, int size, std::vector<Remark> &remarks)
{
    for (const GridRow &row : rows)
        if (looksLikeRow(row, size))
            remarks.push_back(remarkOn(row.text, row.line, Remark::Code::RowLeftOut));
}

/// Adds the remarks on the words behind \a rows.
void remarkOnNotes(std::span<const GridRow> rows, std::vector<Remark> &remarks)
{
    for (const GridRow &row : rows)
        if (!row.note.empty())
            remarks.push_back(remarkOn(row.note, row.line, Remark::Code::TextLeftOut));
}

/// Returns the texts of \a grids. Rows that are in none belong to the grid behind them, or else to the last
/// one.
FoundTexts withRemarks(const std::vector<FoundGrid> &grids, const Rows &rows)
{
    FoundTexts found;
    std::size_t behind = 0;
    const std::span all(rows);
    for (const FoundGrid &grid : grids) {
        FoundText text{.text = grid.text, .line = rows[grid.begin].line};
        remarkOnOthers(all.subspan(behind, grid.begin - behind), grid.size, text.leftOut);
        if (grid.begin > behind && isTitle(all[grid.begin - 1], grid.size))
            text.leftOut.push_back(
                remarkOn(all[grid.begin - 1].text, all[grid.begin - 1].line, Remark::Code::TextLeftOut));
        behind = grid.end;
        while (behind < rows.size() && rows[behind].isFrame)
            ++behind;
        remarkOnNotes(all.subspan(grid.begin, behind - grid.begin), text.leftOut);
        found.push_back(std::move(text));
    }
    if (!found.empty())
        remarkOnOthers(all.subspan(behind), grids.back().size, found.back().leftOut);
    return found;
}

} // namespace

FoundTexts findRows(std::string_view text)
{
    constexpr std::size_t maxRows = 20'000; // more are no page of a person
    const Rows rows = gridRowsIn(text);
    if (rows.size() < minBoardSize || rows.size() > maxRows)
        return {};
    return withRemarks(gridsIn(rows), rows);
}

} // namespace sudoku
