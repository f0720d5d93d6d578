#include "core/formats/oneline/issitems.h"

#include "core/formats/text/puzzletext.h"

#include <algorithm>
#include <span>

namespace sudoku {
namespace {

/// Reads items up to ".End" or the end of \a parts, and removes them.
std::vector<IssItem> takeItems(std::span<const std::string> &parts, int depth)
{
    constexpr int maxDepth = 20;
    std::vector<IssItem> items;
    while (!parts.empty()) {
        const std::string part = parts.front();
        parts = parts.subspan(1);
        if (part == "End" && depth > 0)
            break;
        std::vector<std::string> words = issParts(part, '~');
        IssItem item{words.front(), {words.begin() + 1, words.end()}, "." + part};
        if (std::ranges::find(issComposites, item.name) != issComposites.end() && depth < maxDepth) {
            item.children = takeItems(parts, depth + 1);
            for (const IssItem &child : item.children)
                item.text += child.text;
            item.text += ".End";
        }
        items.push_back(std::move(item));
    }
    return items;
}

} // namespace

std::vector<std::string> issParts(std::string_view text, char separator)
{
    std::vector<std::string> parts;
    for (std::size_t end = 0; end != text.npos; text.remove_prefix(std::min(end + 1, text.size()))) {
        end = text.find(separator);
        parts.emplace_back(text.substr(0, end));
        if (end == text.npos)
            break;
    }
    return parts;
}

std::optional<int> issNumber(const IssItem &item, std::size_t index)
{
    return index < item.arguments.size() ? wholeNumber(item.arguments[index]) : std::nullopt;
}

std::optional<std::vector<IssItem>> issItems(std::string_view string)
{
    std::string text(string);
    std::erase_if(
        text, [](char character) { return character == ' ' || (character >= '\t' && character <= '\r'); });
    if (!text.starts_with('.'))
        return {};
    // Control characters, and those that stand for letters of no item, would make the text a binary file.
    std::ranges::replace_if(
        text, [](char character) { return character >= 0 && character < ' '; }, '?');
    const std::vector<std::string> parts = issParts(std::string_view(text).substr(1), '.');
    std::span<const std::string> rest = parts;
    return takeItems(rest, 0);
}

std::optional<int> issCoordinate(char character)
{
    if (character >= '1' && character <= '9')
        return character - '1';
    return character >= 'a' && character <= 'p' ? std::optional(character - 'a' + 9) : std::nullopt;
}

char issCoordinate(int index)
{
    return static_cast<char>(index < 9 ? '1' + index : 'a' + index - 9);
}

std::string issCell(const Geometry &geometry, Cell cell)
{
    return std::string("R") + issCoordinate(geometry.rowOf(cell)) + 'C'
           + issCoordinate(geometry.columnOf(cell));
}

std::optional<Cell> issCell(const Geometry &geometry, std::string_view name)
{
    constexpr std::size_t length = 4;
    if (name.size() != length || name[0] != 'R' || name[2] != 'C')
        return {};
    const auto row = issCoordinate(name[1]);
    const auto column = issCoordinate(name[3]);
    return row && column ? geometry.findCell(*row, *column) : std::nullopt;
}

std::span<const std::string> issArguments(const IssItem &item, std::size_t first)
{
    return std::span(item.arguments).subspan(std::min(first, item.arguments.size()));
}

std::optional<std::vector<Cell>> issCells(const Geometry &geometry, std::span<const std::string> names)
{
    std::vector<Cell> cells;
    for (const std::string &name : names) {
        const std::optional<Cell> cell = issCell(geometry, name);
        if (!cell)
            return {};
        cells.push_back(*cell);
    }
    return cells;
}

std::string issCellsText(const Geometry &geometry, std::span<const Cell> cells)
{
    std::string text;
    for (const Cell cell : cells)
        text += "~" + issCell(geometry, cell);
    return text;
}

} // namespace sudoku
