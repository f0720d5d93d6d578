#include "core/formats/plain/celllayout.h"

#include "core/board/geometry.h"
#include "core/formats/text/characterset.h"

#include <algorithm>

namespace sudoku {
namespace {

constexpr std::string_view blanks = "._*@";
constexpr std::string_view cellSeparators = ",;\t";

bool isDigit(char character)
{
    return character >= '0' && character <= '9';
}

bool isGap(char character)
{
    return character == ' ' || character == '\t' || isBar(character);
}

bool isSeparator(char character)
{
    return cellSeparators.find(character) != cellSeparators.npos;
}

/// Returns the part of \a line from \a begin to \a end without spaces around it.
CellText field(const TextLine &line, int lineIndex, int begin, int end)
{
    int first = begin;
    while (first < end && line.characters[first] == ' ')
        ++first;
    if (first == end)
        return {lineIndex, begin, 0};
    while (line.characters[end - 1] == ' ')
        --end;
    return {lineIndex, first, end - first};
}

/// Returns the fields between the separators of a line; they may be empty.
template <typename IsSeparator>
std::vector<CellText> fieldsBetween(const TextLine &line, int lineIndex, IsSeparator isSeparator)
{
    std::vector<CellText> fields;
    const int length = static_cast<int>(line.characters.size());
    int begin = 0;
    for (int i = 0; i <= length; ++i) {
        if (i < length && !isSeparator(line.characters[i]))
            continue;
        fields.push_back(field(line, lineIndex, begin, i));
        begin = i + 1;
    }
    return fields;
}

std::vector<CellText> fieldsBetweenBars(const TextLine &line, int lineIndex, OuterBars outer)
{
    std::vector<CellText> fields = fieldsBetween(line, lineIndex, isBar);
    if (outer.left)
        fields.erase(fields.begin());
    if (outer.right && !fields.empty())
        fields.pop_back();
    return fields;
}

template <typename FieldsOf>
CellLayout splitFields(const PuzzleText &text, FieldsOf fieldsOf)
{
    CellLayout layout{Split::Fields};
    for (int i = 0; i < std::ssize(text.lines); ++i) {
        if (isFrameLine(text.lines[i].characters))
            continue;
        std::ranges::copy(fieldsOf(text.lines[i], i), std::back_inserter(layout.cells));
        layout.endRow();
    }
    return layout;
}

/// Returns fields between commas, semicolons or tabs, if a line has enough of these.
std::optional<CellLayout> splitAtSeparators(const PuzzleText &text)
{
    const auto isSeparated = [](const TextLine &line) {
        return std::ranges::count_if(line.characters, isSeparator) >= minBoardSize - 1;
    };
    if (!std::ranges::any_of(text.lines, isSeparated))
        return {};
    return splitFields(
        text, [](const TextLine &line, int index) { return fieldsBetween(line, index, isSeparator); });
}

/// Returns fields between bars, if each row has as many as there are rows.
std::optional<CellLayout> splitAtBars(const PuzzleText &text)
{
    const int bars = static_cast<int>(std::ranges::count_if(text.lines.front().characters, isBar));
    if (bars < minBoardSize - 1 && !isFrameLine(text.lines.front().characters))
        return {};
    const auto fieldsOf = [outer = outerBars(text)](const TextLine &line, int index) {
        return fieldsBetweenBars(line, index, outer);
    };
    CellLayout layout = splitFields(text, fieldsOf);
    for (int i = 0; i < layout.rowCount(); ++i)
        if (std::ssize(layout.row(i)) != layout.rowCount())
            return {};
    if (layout.rowCount() < minBoardSize)
        return {};
    return layout;
}

/// Returns whether a directive says that the board has ten digits or more.
bool hasDirectiveOfManyDigits(const PuzzleText &text)
{
    return std::ranges::any_of(text.directives, [](const Directive &directive) {
        return directive.key == "digits" && directive.value.size() > 1;
    });
}

/// Returns whether the fields between spaces are numbers, not groups of characters, or digits with spaces for
/// blank cells. Full boards above 9x9 have a zero in their 10.
bool areNumbers(const PuzzleText &text, const CellLayout &layout)
{
    std::ptrdiff_t characters = 0;
    std::ptrdiff_t numbers = 0;
    std::ptrdiff_t maxRowLength = 0;
    bool hasBlank = false;
    for (const CellText &cell : layout.cells) {
        const auto symbol =
            std::string_view(text.lines[cell.line].characters).substr(cell.column, cell.length);
        const bool isBlank = blanks.find(symbol.front()) != blanks.npos && cell.length == 1;
        characters += cell.length;
        numbers += isBlank || std::ranges::all_of(symbol, isDigit) ? 1 : 0;
        hasBlank = hasBlank || isBlank || symbol.find('0') != symbol.npos;
    }
    for (int i = 0; i < layout.rowCount(); ++i)
        maxRowLength = std::max(maxRowLength, std::ssize(layout.row(i)));
    const std::ptrdiff_t fields = std::ssize(layout.cells);
    if (characters == fields)
        return numbers == fields && hasBlank;
    const bool hasLongNumbers = maxRowLength > 9 || hasDirectiveOfManyDigits(text);
    return hasBlank && hasLongNumbers && characters <= 2 * fields && 10 * numbers >= 9 * fields;
}

} // namespace

std::span<const CellText> CellLayout::row(int index) const
{
    const int begin = index == 0 ? 0 : rowEnds[index - 1];
    return std::span(cells).subspan(begin, rowEnds[index] - begin);
}

void CellLayout::endRow()
{
    const int end = static_cast<int>(cells.size());
    if (end > (rowEnds.empty() ? 0 : rowEnds.back()))
        rowEnds.push_back(end);
}

bool isBar(char character)
{
    return character == '|' || character == heavyBar;
}

bool isFrameLine(std::string_view characters)
{
    static constexpr CharacterSet rules("-=+");
    static constexpr CharacterSet corners("-=+|\x01*.,:'` \t");
    // In this order the first digit answers for a line of cells.
    return corners.findOtherIn(characters) == characters.npos && rules.findIn(characters) != characters.npos;
}

bool hasFrame(const PuzzleText &text)
{
    return std::ranges::any_of(text.lines, [](const TextLine &line) {
        return isFrameLine(line.characters) || std::ranges::any_of(line.characters, isBar);
    });
}

OuterBars outerBars(const PuzzleText &text)
{
    OuterBars outer{true, true};
    for (const TextLine &line : text.lines) {
        const std::string_view row = trimmed(line.characters);
        if (isFrameLine(row))
            continue;
        outer.left = outer.left && isBar(row.front());
        outer.right = outer.right && isBar(row.back());
    }
    return outer;
}

CellLayout findCells(const PuzzleText &text)
{
    if (auto separated = splitAtSeparators(text))
        return *separated;
    if (auto barred = splitAtBars(text))
        return *barred;
    CellLayout fields = splitAtSpaces(text);
    if (areNumbers(text, fields))
        return fields;
    CellLayout characters = splitCharacters(text);
    if (boardSize(text, characters))
        return characters;
    return splitPlaces(text).value_or(std::move(characters));
}

CellLayout splitAtSpaces(const PuzzleText &text)
{
    CellLayout layout{Split::Fields};
    for (int i = 0; i < std::ssize(text.lines); ++i) {
        const std::string &characters = text.lines[i].characters;
        const int length = static_cast<int>(characters.size());
        if (isFrameLine(characters))
            continue;
        for (int begin = 0; begin < length; ++begin) {
            int end = begin;
            while (end < length && !isGap(characters[end]))
                ++end;
            if (end > begin)
                layout.cells.push_back({i, begin, end - begin});
            begin = end;
        }
        layout.endRow();
    }
    return layout;
}

CellLayout splitCharacters(const PuzzleText &text)
{
    CellLayout layout{Split::Characters};
    for (int i = 0; i < std::ssize(text.lines); ++i) {
        const std::string &characters = text.lines[i].characters;
        if (isFrameLine(characters))
            continue;
        for (int column = 0; column < std::ssize(characters); ++column)
            if (!isGap(characters[column]))
                layout.cells.push_back({i, column, 1});
        layout.endRow();
    }
    return layout;
}

} // namespace sudoku
