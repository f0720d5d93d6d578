#include "core/formats/found/gridrows.h"

#include "core/board/geometry.h"
#include "core/formats/found/foundtext.h"
#include "core/formats/found/plaincharacters.h"
#include "core/formats/plain/celllayout.h"
#include "core/formats/text/puzzletext.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>

namespace sudoku {
namespace {

constexpr std::string_view cellSeparators = ",;\t&";

/// Returns whether \a line has words: letters side by side. An x can be a blank.
bool hasWords(std::string_view line)
{
    const auto isOfWord = [](char character) {
        return isLatinLetter(character) && character != 'x' && character != 'X';
    };
    return std::ranges::adjacent_find(line,
                                      [&](char one, char next) { return isOfWord(one) && isOfWord(next); })
           != line.end();
}

/// Returns \a line without commands of LaTeX such as "\hline" and "\cline{1-9}".
std::string withoutCommands(std::string_view line)
{
    std::string rest;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] != '\\' || i + 1 == line.size() || !isLatinLetter(line[i + 1])) {
            rest += line[i];
            continue;
        }
        while (i + 1 < line.size() && isLatinLetter(line[i + 1]))
            ++i;
        while (i + 1 < line.size() && line[i + 1] == '{' && line.find('}', i + 1) != line.npos)
            i = line.find('}', i + 1);
    }
    return rest;
}

/// Returns \a line without quotation marks, brackets and other marks of messages and of LaTeX. Tabs at its
/// ends stay: they are between blank cells.
std::string withoutMarks(std::string_view line)
{
    constexpr std::string_view marks = "\"'`>[](){}\\$";
    std::string row = withoutCommands(line);
    std::erase_if(row, [&](char character) { return marks.find(character) != marks.npos; });
    row.erase(0, row.find_first_not_of(' '));
    row.erase(row.find_last_not_of(' ') + 1);
    const bool isListItem =
        (row.ends_with(',') || row.ends_with(';')) && row.find_first_of(",;") + 1 == row.size();
    if (isListItem || row.ends_with("|.")) // which ends a row in LaTeX's package sudoku
        row.pop_back();
    return row;
}

/// Returns where words begin behind the cells or the frame of \a line: "+---+ [easy]".
std::size_t beginOfNote(std::string_view line)
{
    constexpr std::string_view spaces = " \t";
    std::size_t begin = line.size();
    for (std::size_t space = line.find_first_of(spaces); space != line.npos && begin == line.size();
         space = line.find_first_of(spaces, space + 1)) {
        const std::size_t word = std::min(line.find_first_not_of(" \t[(", space), line.size());
        const std::string_view rest = line.substr(word);
        const bool isCell = cellValue(rest.substr(0, rest.find_first_of(" \t,;|"))).has_value();
        if (rest.size() > 1 && hasWords(rest.substr(0, 2)) && !isCell)
            begin = space;
    }
    const std::string_view cells = line.substr(0, begin);
    const auto count = std::ranges::count_if(cells, [](char c) { return c != ' ' && c != '\t'; });
    return count >= minBoardSize && !hasWords(cells) ? begin : line.size();
}

CellTexts textsBetween(std::string_view row, std::string_view between)
{
    const std::vector<std::string_view> parts = partsBetween(row, between);
    return {parts.begin(), parts.end()};
}

CellTexts partsBetweenBars(std::string_view row)
{
    if (row.starts_with('|'))
        row.remove_prefix(1);
    if (row.ends_with('|'))
        row.remove_suffix(1);
    return textsBetween(row, "|");
}

CellTexts charactersOf(std::string_view row)
{
    CellTexts parts;
    for (const char character : row)
        if (character != ' ' && character != '\t' && character != '|')
            parts.emplace_back(1, character);
    return parts;
}

CellTexts splitRow(std::string_view row, RowCut cut)
{
    constexpr std::ptrdiff_t enough = minBoardSize - 1;
    const auto isSeparator = [](char character) {
        return cellSeparators.find(character) != cellSeparators.npos;
    };
    CellTexts parts;
    switch (cut) {
    case RowCut::Separators:
        return std::ranges::count_if(row, isSeparator) >= enough ? textsBetween(row, cellSeparators)
                                                                 : CellTexts();
    case RowCut::Bars:
        return std::ranges::count(row, '|') >= enough ? partsBetweenBars(row) : CellTexts();
    case RowCut::Spaces:
        parts = textsBetween(row, " \t|");
        std::erase(parts, std::string());
        return parts;
    case RowCut::Characters:
        return charactersOf(row);
    }
    return parts;
}

/// Returns whether \a cells count from \a first on, in figures or letters.
bool countFrom(const std::string &first, const CellTexts &cells)
{
    const bool isNumber = std::isdigit(static_cast<unsigned char>(first.front())) != 0;
    const int begin = isNumber ? std::stoi(first) : first.front();
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const int value = begin + static_cast<int>(i);
        if (cells[i] != (isNumber ? std::to_string(value) : std::string(1, static_cast<char>(value))))
            return false;
    }
    return true;
}

std::string_view withoutSpace(std::string_view item)
{
    constexpr std::string_view space = " \t\n";
    item.remove_prefix(std::min(item.find_first_not_of(space), item.size()));
    return item.substr(0, item.find_last_not_of(space) + 1);
}

std::string_view unquoted(std::string_view item)
{
    constexpr std::string_view quotes = "\"'`";
    item = withoutSpace(item);
    if (item.size() >= 2 && item.front() == item.back() && quotes.find(item.front()) != quotes.npos)
        return withoutSpace(item.substr(1, item.size() - 2));
    return item;
}

bool isWordForNothing(std::string_view item)
{
    constexpr std::array words{"None", "none", "null", "NULL", "nil", "NIL",
                               "NaN",  "nan",  "NA",   "<NA>", "-1"};
    return std::ranges::find(words, item) != words.end();
}

/// Returns \a item without the decimal point and zeros of a whole number.
std::string_view withoutPoint(std::string_view item)
{
    const std::size_t point = item.find('.');
    const bool isWhole =
        point != item.npos && point > 0 && item.find_first_not_of('0', point + 1) == item.npos;
    return isWhole ? item.substr(0, point) : item;
}

} // namespace

std::optional<std::string> cellValue(std::string_view item)
{
    item = unquoted(item);
    const bool isBlank = item.empty() || (item.size() == 1 && isBlankSign(item.front()));
    if (isBlank || isWordForNothing(item))
        return ".";
    item = withoutPoint(item);
    const bool isNumber = item.size() <= 2 && item.find_first_not_of("0123456789") == item.npos;
    if (!isNumber && !(item.size() == 1 && isLatinLetter(item.front())))
        return {};
    return item == "0" || item == "00" ? std::string(".") : std::string(item);
}

std::vector<GridRow> gridRowsIn(std::string_view text)
{
    std::vector<GridRow> rows;
    for (int number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        const std::size_t note = beginOfNote(line);
        if (std::string row = withoutMarks(line.substr(0, note)); !row.empty())
            rows.push_back(
                {row, std::string(trimmed(line.substr(note))), number, isFrameLine(row), hasWords(row)});
    }
    return rows;
}

CellTexts cellsOf(const GridRow &row, RowCut cut)
{
    CellTexts cells;
    for (const std::string &part : splitRow(row.text, cut)) {
        std::optional<std::string> value = cellValue(part);
        if (!value || std::ssize(cells) > maxBoardSize)
            return {};
        cells.push_back(std::move(*value));
    }
    return cells;
}

std::string blankSignsOf(const GridRow &row, RowCut cut)
{
    std::string signs;
    for (const std::string &part : splitRow(row.text, cut))
        if (const std::string_view cell = trimmed(part); cell.size() == 1 && isBlankSign(cell.front()))
            signs += cell;
    return signs;
}

GridRow withoutLabel(const GridRow &row)
{
    const std::size_t end = std::min(row.text.find_first_of(" \t|:.)", 1), row.text.size() - 1);
    GridRow rest = row;
    rest.text = trimmed(std::string_view(row.text).substr(end + 1));
    return rest;
}

bool isHeader(const CellTexts &cells)
{
    if (std::ranges::all_of(cells, [](const std::string &cell) { return cell == "."; }))
        return true;
    // "0 1 2" begins with what cellValue() takes for a blank.
    CellTexts counted = cells;
    if (counted.size() > 1 && counted[0] == "." && counted[1] == "1")
        counted[0] = "0";
    const std::string &first = counted.front();
    return (first == "0" || first == "1" || first == "A" || first == "a") && countFrom(first, counted);
}

} // namespace sudoku
