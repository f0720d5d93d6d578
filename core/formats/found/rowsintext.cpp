#include "core/board/geometry.h"
#include "core/formats/found/finders.h"
#include "core/formats/found/plaincharacters.h"
#include "core/formats/plain/celllayout.h"
#include "core/formats/plain/plaintext.h"
#include "core/formats/text/puzzletext.h"

#include <algorithm>
#include <cctype>
#include <span>

namespace sudoku {
namespace {

using Rows = std::vector<std::string>;

bool isLetterSign(char character)
{
    return std::isalpha(static_cast<unsigned char>(character)) != 0 && !isBlankSign(character);
}

/// Returns whether \a line has words: letters side by side.
bool hasWords(std::string_view line)
{
    return std::ranges::adjacent_find(
               line, [](char one, char next) { return isLetterSign(one) && isLetterSign(next); })
           != line.end();
}

/// Returns \a line without quotation marks, brackets and other marks of messages. Tabs at its ends stay: they
/// are between blank cells.
std::string withoutMarks(std::string_view line)
{
    constexpr std::string_view marks = "\"'`>[](){}\\";
    std::string row(line);
    std::erase_if(row, [&](char character) { return marks.find(character) != marks.npos; });
    row.erase(0, row.find_first_not_of(' '));
    row.erase(row.find_last_not_of(' ') + 1);
    return row;
}

/// Returns \a row without its first field, which names it: "A", "r1", "1.".
std::string withoutLabel(const std::string &row)
{
    return std::string(
        trimmed(std::string_view(row).substr(std::min(row.find_first_of(" \t|:.)"), row.size() - 1) + 1)));
}

/// Returns whether \a row has dashes for blanks.
bool hasDashes(const std::string &row)
{
    return row.find('-') != row.npos && std::ranges::any_of(row, isFigure);
}

/// Writes all blanks as dots, unless they are the lines of a frame.
Rows withDots(Rows rows)
{
    const bool areDashesBlank = std::ranges::any_of(rows, hasDashes);
    for (std::string &row : rows)
        if (areDashesBlank || !isFrameLine(row))
            std::ranges::replace_if(
                row, [](char sign) { return isBlankSign(sign) && sign != '0'; }, '.');
    return rows;
}

std::string joined(const Rows &rows)
{
    std::string text;
    for (const std::string &row : rows)
        text += row + '\n';
    return text;
}

/// Returns the cells of \a rows without frames.
std::string cellsOf(const Rows &rows)
{
    const bool areDashesBlank = std::ranges::any_of(rows, hasDashes);
    std::string cells;
    for (const std::string &row : rows)
        if (areDashesBlank || !isFrameLine(row))
            cells += row;
    return cells;
}

bool isBoard(const std::string &text)
{
    return readPlainText(text, {}, "found").has_value();
}

/// Returns whether each of \a rows may have as many cells as there are rows; separators may be all it has.
bool areLongEnough(std::span<const std::string> rows)
{
    return std::ranges::all_of(rows, [&](const std::string &row) { return row.size() + 1 >= rows.size(); });
}

/// Adds the boards in \a rows, which follow each other.
void addBoards(const Rows &rows, FoundTexts &found)
{
    if (const std::string text = joined(rows); isBoard(text)) {
        found.push_back({text});
        return;
    }
    Rows cells;
    std::ranges::copy_if(rows, std::back_inserter(cells),
                         [](const std::string &row) { return !isFrameLine(row); });
    for (const std::size_t size : {std::size_t{9}, std::size_t{16}, std::size_t{25}})
        for (std::size_t begin = 0; begin + size <= cells.size(); ++begin) {
            if (!areLongEnough(std::span(cells).subspan(begin, size)))
                continue;
            const std::string text = joined({cells.begin() + static_cast<std::ptrdiff_t>(begin),
                                             cells.begin() + static_cast<std::ptrdiff_t>(begin + size)});
            if (!isBoard(text))
                continue;
            found.push_back({text});
            begin += size - 1;
        }
}

/// Adds the boards in \a rows if all their blanks are alike. Returns whether there are any.
bool addUniform(const Rows &rows, FoundTexts &found)
{
    const std::size_t before = found.size();
    if (hasOneBlankSign(cellsOf(rows)))
        addBoards(withDots(rows), found);
    return found.size() > before;
}

void addRows(const Rows &rows, FoundTexts &found)
{
    constexpr std::size_t maxRows = 1000; // more are no page of a person
    if (rows.size() < minBoardSize || rows.size() > maxRows || addUniform(rows, found))
        return;
    Rows unlabelled;
    for (const std::string &row : rows)
        unlabelled.push_back(isFrameLine(row) ? row : withoutLabel(row));
    addUniform(unlabelled, found);
}

} // namespace

FoundTexts findRows(std::string_view text)
{
    FoundTexts found;
    Rows rows;
    const auto finish = [&] {
        addRows(rows, found);
        rows.clear();
    };
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        const std::string_view line = text.substr(begin, end - begin);
        begin = end + 1;
        if (hasWords(line))
            finish();
        else if (std::string row = withoutMarks(line); !row.empty())
            rows.push_back(std::move(row));
    }
    finish();
    return found;
}

} // namespace sudoku
