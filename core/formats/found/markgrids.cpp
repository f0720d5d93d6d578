#include "core/board/symbols.h"
#include "core/formats/found/foundtext.h"
#include "core/formats/found/plaincharacters.h"
#include "core/formats/plain/celllayout.h"
#include "core/formats/text/puzzletext.h"

#include <algorithm>
#include <functional>
#include <string>

namespace sudoku {
namespace {

/// The candidates of a cell.
using Field = std::string;
using Fields = std::vector<Field>;

/// A row of candidates and its line in the text, from 1.
struct Row
{
    Fields fields;
    int line;
};

const SymbolSet &symbols()
{
    return *findSymbolSet("1-9A");
}

/// Returns the candidates in \a word without the signs and letters of chains: "*12", "12#", "(12)", "-12",
/// "a12". Returns nothing if it has none.
Field candidatesIn(std::string_view word, int digitCount)
{
    constexpr std::string_view marks = "*#()-+@$!<>[]{}'\"^~&%=";
    Field candidates;
    for (const char character : word) {
        const bool isDigit =
            isFigure(character) || (digitCount > 9 && symbols().digitOf(character) != noDigit);
        const bool isLetter = std::isalpha(static_cast<unsigned char>(character)) != 0;
        if (isDigit)
            candidates += character;
        else if (!isLetter && marks.find(character) == marks.npos)
            return {};
    }
    return candidates;
}

bool isSet(const Field &candidates)
{
    const auto digitOf = [](char character) { return symbols().digitOf(character); };
    return std::ranges::adjacent_find(candidates, std::greater_equal(), digitOf) == candidates.end();
}

/// Returns the words of \a line between spaces and bars. A mark that stands by itself is none.
Fields wordsOf(std::string_view line)
{
    Fields words(1);
    for (const char character : line)
        if (character == ' ' || character == '\t' || character == '|' || character == ':' || character == '!')
            words.emplace_back();
        else
            words.back() += character;
    std::erase_if(words, [](const Field &word) {
        return std::ranges::none_of(word,
                                    [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; });
    });
    return words;
}

/// Returns the fields of \a line if each is the candidates of a cell, or nothing.
Fields candidateFields(std::string_view line)
{
    const Fields words = wordsOf(line);
    const auto count = static_cast<int>(words.size());
    if (count < minBoardSize || count > maxBoardSize)
        return {};
    Fields fields;
    for (const Field &word : words) {
        Field candidates = candidatesIn(word, count);
        const bool isCell =
            !candidates.empty() && isSet(candidates) && symbols().digitOf(candidates.back()) <= count;
        if (!isCell)
            return {};
        fields.push_back(std::move(candidates));
    }
    return fields;
}

bool isMarked(const Row &row)
{
    return std::ranges::any_of(row.fields, [](const Field &field) { return field.size() > 1; });
}

/// Returns whether a board of \a size with so many digits has too few of them for one solution, so that the
/// candidates are its clues.
bool areClues(int digitCount, std::size_t size)
{
    return digitCount + 2 <= static_cast<int>(size);
}

bool isDigit(const Field &field)
{
    return field.size() == 1;
}

/// Writes candidates as directives and plain cells have them.
std::string digitsText(const Field &candidates, bool areNumbers, char separator)
{
    std::string text;
    for (const char digit : candidates) {
        text += text.empty() ? std::string() : std::string(1, separator);
        text += areNumbers ? std::to_string(symbols().digitOf(digit)) : std::string(1, digit);
    }
    return text;
}

/// Returns directives that limit the cells of \a rows to their candidates.
std::string clues(const std::vector<Row> &rows)
{
    std::string text;
    for (std::size_t row = 0; row < rows.size(); ++row)
        for (std::size_t column = 0; column < rows.size(); ++column)
            if (const Field &field = rows[row].fields[column]; !isDigit(field) && field.size() < rows.size())
                text += "# sudoku-workbench: variant given-candidates " + digitsText(field, true, ' ') + " r"
                        + std::to_string(row + 1) + 'c' + std::to_string(column + 1) + '\n';
    return text;
}

std::string marks(const std::vector<Row> &rows, bool areNumbers)
{
    std::string text = "# sudoku-workbench: centre-marks";
    for (const Row &row : rows)
        for (const Field &field : row.fields)
            text += ' ' + (isDigit(field) ? std::string(".") : digitsText(field, areNumbers, ','));
    return text + '\n';
}

FoundText gridText(const std::vector<Row> &rows)
{
    std::string givens;
    int digitCount = 0;
    const bool areNumbers = rows.size() > 9; // as directives have them
    for (const Row &row : rows)
        for (const Field &field : row.fields) {
            digitCount += isDigit(field) ? 1 : 0;
            givens += (isDigit(field) ? digitsText(field, areNumbers, ',') : ".")
                      + (&field == &row.fields.back() ? "\n" : ",");
        }
    const std::string candidates = areClues(digitCount, rows.size()) ? clues(rows) : marks(rows, areNumbers);
    return {.text = candidates + givens, .line = rows.front().line};
}

} // namespace

FoundTexts findMarkGrids(std::string_view text)
{
    FoundTexts found;
    std::vector<Row> rows;
    for (int number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (trimmed(line).empty() || isFrameLine(line))
            continue;
        Row row{candidateFields(line), number};
        if (row.fields.empty() || (!rows.empty() && rows.front().fields.size() != row.fields.size()))
            rows.clear();
        if (row.fields.empty())
            continue;
        rows.push_back(std::move(row));
        if (rows.size() < rows.front().fields.size())
            continue;
        if (std::ranges::any_of(rows, isMarked))
            found.push_back(gridText(rows));
        rows.clear();
    }
    return found;
}

} // namespace sudoku
