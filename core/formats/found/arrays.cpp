#include "core/board/geometry.h"
#include "core/formats/found/foundtext.h"
#include "core/formats/found/gridrows.h"
#include "core/formats/found/regionmap.h"
#include "core/formats/text/puzzletext.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace sudoku {
namespace {

using Items = std::vector<std::string_view>;

constexpr std::string_view openings = "[{(";
constexpr std::string_view closings = "]})";

bool isOneOf(std::string_view characters, char character)
{
    return characters.find(character) != characters.npos;
}

/// Returns \a text without comments, which are to the ends of lines.
std::string withoutCodeComments(std::string_view text)
{
    std::string rest;
    for (std::string_view line : partsBetween(text, "\n")) {
        for (const std::string_view mark : {"%", "//", "#", ";;"})
            line = line.substr(0, std::min(line.find(mark), line.size()));
        rest += std::string(line) + '\n';
    }
    return rest;
}

bool isSpace(std::string_view item)
{
    return item.find_first_not_of(" \t\n") == item.npos;
}

/// Returns whether \a item is a letter without quotation marks, as the name of a variable.
bool isName(std::string_view item)
{
    const std::string_view name = item.substr(std::min(item.find_first_not_of(" \t\n"), item.size()));
    const char upper = name.empty() ? ' ' : static_cast<char>(name.front() & ~0x20);
    return upper >= 'A' && upper <= 'Z' && upper != 'X' && cellValue(item) != ".";
}

/// Returns the items of \a text, between commas or else between spaces; none if one is no cell.
CellTexts itemsOf(std::string_view text)
{
    const bool hasCommas = text.find(',') != text.npos;
    Items items = partsBetween(text, hasCommas ? "," : " \t\n");
    if (!hasCommas)
        std::erase_if(items, isSpace);
    const bool hasCommaAfter =
        hasCommas && isSpace(items.back()) && std::ranges::count_if(items, isSpace) == 1;
    if (hasCommaAfter)
        items.pop_back();
    CellTexts cells;
    for (const std::string_view item : items) {
        std::optional<std::string> value = cellValue(item);
        if (!value || isName(item))
            return {};
        cells.push_back(std::move(*value));
    }
    return cells;
}

/// Returns the rows between the brackets around \a text: "| 1, 2 | 3, 4 |" or "1 2; 3 4", or a single one.
Items arrayRowsOf(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t\n");
    if (first != text.npos && text[first] == '|')
        text = text.substr(first + 1, text.rfind('|') - first - 1);
    return partsBetween(text, "|;");
}

/// Collects arrays that are rows, or a whole board.
class ArrayCollector
{
public:
    void add(const CellTexts &items)
    {
        const int count = static_cast<int>(items.size());
        const int root = static_cast<int>(std::lround(std::sqrt(count)));
        if (count > maxBoardSize && root * root == count && root <= maxBoardSize) {
            m_rows.clear();
            for (int row = 0; row < root; ++row)
                m_rows.emplace_back(items.begin() + row * root, items.begin() + (row + 1) * root);
            finish();
        } else if (count >= minBoardSize && count <= maxBoardSize) {
            if (!m_rows.empty() && m_rows.front().size() != items.size())
                m_rows.clear();
            m_rows.push_back(items);
            if (m_rows.size() == items.size())
                finish();
        } else {
            m_rows.clear();
        }
    }

    FoundTexts takeFound() { return std::move(m_found); }

private:
    void finish()
    {
        std::string text;
        for (const CellTexts &row : m_rows)
            text += rowText(row);
        m_found.push_back({std::move(text)});
        m_rows.clear();
    }

    std::vector<CellTexts> m_rows;
    FoundTexts m_found;
};

} // namespace

FoundTexts findArrays(std::string_view text)
{
    ArrayCollector collector;
    std::size_t opening = text.npos;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (isOneOf(openings, text[i])) {
            opening = i;
        } else if (isOneOf(closings, text[i]) && opening != text.npos) {
            const std::string inside = withoutCodeComments(text.substr(opening + 1, i - opening - 1));
            for (const std::string_view row : arrayRowsOf(inside))
                collector.add(itemsOf(row));
            opening = text.npos;
        }
    }
    return collector.takeFound();
}

} // namespace sudoku
