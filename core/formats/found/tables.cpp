#include "core/formats/found/foundtext.h"
#include "core/formats/found/gridrows.h"
#include "core/formats/text/puzzletext.h"

#include <algorithm>
#include <cctype>
#include <iterator>

namespace sudoku {
namespace {

/// Returns the parts of \a text between \a opening, which is the beginning of a tag, and \a closing.
std::vector<std::string_view> between(std::string_view text, std::string_view opening,
                                      std::string_view closing)
{
    std::vector<std::string_view> parts;
    for (std::size_t at = text.find(opening); at != text.npos; at = text.find(opening, at)) {
        const std::size_t begin = text.find('>', at);
        const std::size_t end = text.find(closing, at);
        if (begin == text.npos || end == text.npos || end < begin)
            break;
        parts.push_back(text.substr(begin + 1, end - begin - 1));
        at = end;
    }
    return parts;
}

/// Returns what a person sees of a cell: its text without tags, or the value of a field.
std::string seenIn(std::string_view cell)
{
    std::string seen;
    bool isInTag = false;
    for (const char character : cell) {
        if (character == '<' || character == '>')
            isInTag = character == '<';
        else if (!isInTag)
            seen += character;
    }
    if (seen == "&nbsp;" || trimmed(seen).empty())
        seen.clear();
    constexpr std::string_view value = "value=\"";
    const std::size_t at = cell.find(value);
    if (seen.empty() && at != cell.npos)
        seen = cell.substr(at + value.size(), cell.find('"', at + value.size()) - at - value.size());
    const bool isNumber = !trimmed(seen).empty() && std::ranges::all_of(trimmed(seen), [](char character) {
        return std::isdigit(static_cast<unsigned char>(character)) != 0;
    });
    return isNumber ? std::string(trimmed(seen)) : ".";
}

/// Returns the rows of a table as text; empty if they are not as many as each has cells.
std::string tableText(std::string_view html)
{
    std::string text;
    const std::vector<std::string_view> rows = between(html, "<tr", "</tr");
    for (const std::string_view row : rows) {
        const std::vector<std::string_view> cells = between(row, "<td", "</td");
        if (cells.empty() || cells.size() != rows.size())
            return {};
        std::vector<std::string> digits;
        std::ranges::transform(cells, std::back_inserter(digits), seenIn);
        text += rowText(digits);
    }
    return text;
}

} // namespace

FoundTexts findTables(std::string_view text)
{
    if (text.find("<td") == text.npos)
        return {};
    FoundTexts found;
    for (const std::string_view inside : between(text, "<table", "</table"))
        if (std::string rows = tableText(inside); !rows.empty())
            found.push_back({std::move(rows)});
    if (found.empty()) // one that is cut out, or tables in tables
        found.push_back({tableText(text)});
    return found;
}

} // namespace sudoku
