#include "core/formats/plain/frames.h"

#include <algorithm>

namespace sudoku {
namespace {

/// A line of the frame: the row or column of cells after it, and its place in the text.
struct Rule
{
    int position;
    bool isHeavy;
    int line;
    int column;
};

using Rules = std::vector<Rule>;

Rule makeRule(int position, bool isHeavy, const TextLine &line, int index)
{
    return {position, isHeavy, line.number, index + 1};
}

/// Returns the frame lines between rows of cells.
Rules rowRules(const PuzzleText &text, const CellLayout &layout)
{
    Rules rules;
    int row = 0;
    for (int i = 0; i < std::ssize(text.lines); ++i) {
        const TextLine &line = text.lines[i];
        while (row < layout.rowCount() && layout.row(row).front().line < i)
            ++row;
        if (isFrameLine(line.characters)) {
            const auto first = line.characters.find_first_not_of(" \t");
            const bool isHeavy = line.characters.find('=') != line.characters.npos;
            rules.push_back(makeRule(row, isHeavy, line, static_cast<int>(first)));
        }
    }
    return rules;
}

/// Returns the bars in a row of cells; two side by side are a double line.
Rules columnRules(const TextLine &line, std::span<const CellText> row)
{
    Rules rules;
    int position = 0;
    for (int i = 0; i < std::ssize(line.characters); ++i) {
        if (!isBar(line.characters[i]))
            continue;
        while (position < std::ssize(row) && row[position].column < i)
            ++position;
        const bool isHeavy = line.characters[i] == heavyBar;
        if (i > 0 && isBar(line.characters[i - 1]) && !rules.empty())
            rules.back().isHeavy = true;
        else
            rules.push_back(makeRule(position, isHeavy, line, i));
    }
    return rules;
}

/// Returns the lines inside the board; the heavy ones if there are two kinds.
Rules boxRules(Rules rules, int size)
{
    std::erase_if(rules, [size](const Rule &rule) { return rule.position == 0 || rule.position >= size; });
    if (std::ranges::any_of(rules, &Rule::isHeavy))
        std::erase_if(rules, [](const Rule &rule) { return !rule.isHeavy; });
    return rules;
}

TextError misplaced(const Rule &rule)
{
    return {TextErrorCode::MisplacedFrame, rule.line, rule.column};
}

/// Returns the distance between the lines, or nothing if there are none or they are around every cell.
tl::expected<std::optional<int>, TextError> distanceOf(const Rules &rules, int size)
{
    if (rules.empty() || std::ssize(rules) == size - 1)
        return std::nullopt;
    const int distance = rules.front().position;
    if (size % distance != 0)
        return tl::unexpected(misplaced(rules.front()));
    int expected = distance;
    for (const Rule &rule : rules) {
        if (rule.position != expected)
            return tl::unexpected(misplaced(rule));
        expected += distance;
    }
    if (expected != size)
        return tl::unexpected(misplaced(rules.back()));
    return distance;
}

/// Returns the same for the bars of all rows, which must agree.
tl::expected<std::optional<int>, TextError> columnDistance(const PuzzleText &text, const CellLayout &layout,
                                                           int size)
{
    std::optional<int> distance;
    for (int i = 0; i < layout.rowCount(); ++i) {
        const std::span<const CellText> row = layout.row(i);
        const Rules rules = boxRules(columnRules(text.lines[row.front().line], row), size);
        const auto found = distanceOf(rules, size);
        if (!found)
            return found;
        if (distance && *found && *found != distance)
            return tl::unexpected(misplaced(rules.front()));
        distance = distance ? distance : *found;
    }
    return distance;
}

} // namespace

tl::expected<std::optional<BoxShape>, TextError> framedBoxes(const PuzzleText &text, const CellLayout &layout,
                                                             int size)
{
    if (layout.rowCount() != size || !hasFrame(text))
        return std::nullopt;
    const Rules rules = boxRules(rowRules(text, layout), size);
    const auto rows = distanceOf(rules, size);
    if (!rows)
        return tl::unexpected(rows.error());
    const auto columns = columnDistance(text, layout, size);
    if (!columns)
        return tl::unexpected(columns.error());
    if (*rows && *columns && **rows * **columns != size)
        return tl::unexpected(misplaced(rules.front()));
    if (*columns)
        return BoxShape{size / **columns, **columns};
    if (*rows)
        return BoxShape{**rows, size / **rows};
    return std::nullopt;
}

} // namespace sudoku
