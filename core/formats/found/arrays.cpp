#include "core/board/geometry.h"
#include "core/formats/found/finders.h"
#include "core/formats/found/rowtext.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

namespace sudoku {
namespace {

using Items = std::vector<std::string_view>;

constexpr std::string_view openings = "[{(";
constexpr std::string_view closings = "]})";

bool isOneOf(std::string_view characters, char character)
{
    return characters.find(character) != characters.npos;
}

std::string_view withoutSpace(std::string_view item)
{
    constexpr std::string_view space = " \t\n";
    const std::size_t begin = std::min(item.find_first_not_of(space), item.size());
    item.remove_prefix(begin);
    return item.substr(0, item.find_last_not_of(space) + 1);
}

std::string_view unquoted(std::string_view item)
{
    item = withoutSpace(item);
    if (item.size() >= 2 && item.front() == item.back() && isOneOf("\"'`", item.front()))
        return withoutSpace(item.substr(1, item.size() - 2));
    return item;
}

/// Returns whether \a item is a cell: a number of at most two figures, or a word for nothing.
bool isItem(std::string_view item)
{
    constexpr std::array blanks{"", ".", "_", "-", "x", "X", "?", "*", "None", "null", "nil", "NULL"};
    const auto isDigit = [](char character) { return character >= '0' && character <= '9'; };
    return (item.size() <= 2 && !item.empty() && std::ranges::all_of(item, isDigit))
           || std::ranges::find(blanks, item) != blanks.end();
}

/// Returns the items between the commas of \a text; none if one is no cell.
Items itemsOf(std::string_view text)
{
    Items items;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        items.push_back(unquoted(text.substr(begin, end - begin)));
        begin = end + 1;
    }
    const bool hasCommaBehind = items.back().empty() && std::ranges::count(items, std::string_view()) == 1;
    if (hasCommaBehind && items.size() > 1)
        items.pop_back();
    return std::ranges::all_of(items, isItem) ? items : Items();
}

std::string textOfItem(std::string_view item)
{
    const bool isNumber = !item.empty() && item.front() >= '0' && item.front() <= '9';
    return isNumber && item != "0" ? std::string(item) : std::string(".");
}

/// Collects arrays that are rows, or a whole board.
class ArrayCollector
{
public:
    void add(const Items &items)
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
        for (const Items &row : m_rows) {
            std::vector<std::string> cells;
            std::ranges::transform(row, std::back_inserter(cells), textOfItem);
            text += rowText(cells);
        }
        m_found.push_back({std::move(text)});
        m_rows.clear();
    }

    std::vector<Items> m_rows;
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
            collector.add(itemsOf(text.substr(opening + 1, i - opening - 1)));
            opening = text.npos;
        }
    }
    return collector.takeFound();
}

} // namespace sudoku
