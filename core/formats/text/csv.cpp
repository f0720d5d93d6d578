#include "core/formats/text/csv.h"

#include "core/formats/text/utf8.h"

#include <algorithm>

namespace sudoku {
namespace {

std::string quotedIfNeeded(std::string text)
{
    std::ranges::replace_if(
        text, [](char character) { return character == '\n' || character == '\r'; }, ' ');
    if (text.find_first_of(",\"") == text.npos)
        return text;
    for (std::size_t at = text.find('"'); at != text.npos; at = text.find('"', at + 2))
        text.insert(at, 1, '"');
    return '"' + text + '"';
}

/// Takes a field off \a rest, but not the comma behind it.
std::string takeField(std::string_view &rest)
{
    std::string text;
    const bool isQuoted = rest.starts_with('"');
    rest.remove_prefix(isQuoted ? 1 : 0);
    while (!rest.empty() && (isQuoted || rest.front() != ',')) {
        const bool isMark = isQuoted && rest.front() == '"';
        rest.remove_prefix(isMark ? 1 : 0);
        if (isMark && !rest.starts_with('"'))
            break;
        if (!rest.empty())
            appendCharacter(text, takeCharacter(rest));
    }
    return text;
}

} // namespace

std::vector<CsvField> csvFields(std::string_view row)
{
    if (row.ends_with('\r'))
        row.remove_suffix(1);
    std::vector<CsvField> fields;
    for (int column = 1;;) {
        const std::string_view before = row;
        const int mark = row.starts_with('"') ? 1 : 0;
        fields.push_back({takeField(row), column + mark});
        const std::size_t comma = std::min(row.find(','), row.size()); // nothing else follows a field
        row.remove_prefix(comma);
        if (row.empty())
            return fields;
        row.remove_prefix(1);
        column += characterCount(before.substr(0, before.size() - row.size()));
    }
}

std::string csvRow(const std::vector<std::string> &texts)
{
    std::string row;
    for (const std::string &text : texts)
        row += (&text == &texts.front() ? "" : ",") + quotedIfNeeded(text);
    return row + '\n';
}

} // namespace sudoku
