#include "core/board/geometry.h"
#include "core/board/grid.h"
#include "core/formats/found/foundtext.h"
#include "core/formats/found/gridrows.h"
#include "core/formats/found/plaincharacters.h"
#include "core/formats/found/puzzlesin.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <optional>

namespace sudoku {
namespace {

/// The three numbers of "given(1, 2, 3).": a row, a column and a digit, or a column, a row and a digit, which
/// only turns the board over.
using Fact = std::array<int, 3>;
using Facts = std::vector<Fact>;

bool isPartOfName(char character)
{
    return isLatinLetter(character) || character == '_' || (character >= '0' && character <= '9');
}

/// Reads "1, 2, 3)." at the beginning of \a text.
std::optional<Fact> factAt(std::string_view text)
{
    Fact fact{};
    const auto skipSpace = [&text] {
        text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    };
    for (std::size_t i = 0; i < fact.size(); ++i) {
        skipSpace();
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), fact[i]);
        if (error != std::errc() || fact[i] < 0 || fact[i] > maxBoardSize)
            return {};
        text.remove_prefix(static_cast<std::size_t>(end - text.data()));
        skipSpace();
        if (!text.starts_with(i + 1 < fact.size() ? ',' : ')'))
            return {};
        text.remove_prefix(1);
    }
    skipSpace();
    return text.starts_with('.') ? std::optional(fact) : std::nullopt;
}

/// Returns the facts of \a text by their names, without those in comments.
std::map<std::string, Facts> factsByName(std::string_view text)
{
    std::map<std::string, Facts> facts;
    bool isComment = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        isComment = text[i] == '%' || (isComment && text[i] != '\n');
        if (isComment || text[i] != '(')
            continue;
        std::size_t begin = i;
        while (begin > 0 && isPartOfName(text[begin - 1]))
            --begin;
        if (const std::optional<Fact> fact = begin < i ? factAt(text.substr(i + 1)) : std::nullopt)
            facts[std::string(text.substr(begin, i - begin))].push_back(*fact);
    }
    return facts;
}

/// Returns the size of the smallest board of square boxes, or of 6 rows, that has room for \a number; the
/// facts may not use its last digit.
int sizeFor(int number)
{
    constexpr std::array sizes{4, 6, 9, 16, 25};
    return *std::ranges::lower_bound(sizes, number);
}

/// Returns the rows of a board; nothing if two facts are about one cell, or too few for a puzzle.
std::optional<FoundText> boardOf(const Facts &facts)
{
    int largest = 0;
    bool isFromZero = false; // rows and columns count from 0
    for (const auto &[row, column, digit] : facts) {
        largest = std::max({largest, row, column, digit});
        isFromZero = isFromZero || row == 0 || column == 0;
    }
    const int size = sizeFor(largest);
    const int first = isFromZero ? 0 : 1;
    if (std::ssize(facts) < size)
        return {};
    std::vector<std::string> cells(static_cast<std::size_t>(size) * size);
    for (const auto &[row, column, digit] : facts) {
        if (row - first >= size || column - first >= size)
            return {};
        std::string &cell = cells[static_cast<std::size_t>(row - first) * size + column - first];
        if (!cell.empty())
            return {};
        cell = digit == 0 ? "." : std::to_string(digit);
    }
    FoundText board;
    for (auto row = cells.begin(); row != cells.end(); row += size) {
        std::replace(row, row + size, std::string(), std::string("."));
        board.text += rowText({row, row + size});
    }
    return board;
}

} // namespace

FoundTexts findFacts(std::string_view text)
{
    FoundTexts found;
    for (const auto &[name, facts] : factsByName(text))
        if (std::optional<FoundText> board = boardOf(facts))
            found.push_back(std::move(*board));
    return found;
}

bool hasFact(std::string_view line)
{
    return line.find('(') != line.npos && !factsByName(line).empty();
}

} // namespace sudoku
