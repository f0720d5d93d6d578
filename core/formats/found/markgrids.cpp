#include "core/formats/found/finders.h"
#include "core/formats/found/plaincharacters.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace sudoku {
namespace {

constexpr std::size_t gridSize = 9;

using Fields = std::vector<std::string>;

/// Returns the fields of \a line if they are candidates of nine cells, or nothing.
Fields candidateFields(std::string_view line)
{
    Fields fields;
    std::string field;
    for (const char character : std::string(line) + ' ') {
        if (isFigure(character)) {
            field += character;
        } else if (character == ' ' || character == '|' || character == '\t' || character == ':'
                   || character == '!') {
            if (!field.empty())
                fields.push_back(std::exchange(field, {}));
        } else {
            return {};
        }
    }
    const auto isSet = [](const std::string &digits) {
        return std::ranges::adjacent_find(digits, std::greater_equal()) == digits.end();
    };
    return fields.size() == gridSize && std::ranges::all_of(fields, isSet) ? fields : Fields();
}

std::string gridText(const Fields &cells)
{
    std::string marks = "# sudoku-workbench: centre-marks";
    std::string givens;
    for (const std::string &cell : cells) {
        const bool isDigit = cell.size() == 1;
        givens += isDigit ? cell : ".";
        std::string digits;
        for (const char digit : cell)
            digits += (digits.empty() ? "" : ",") + std::string(1, digit);
        marks += ' ' + (isDigit ? std::string(".") : digits);
    }
    return marks + '\n' + givens + '\n';
}

} // namespace

FoundTexts findMarkGrids(std::string_view text)
{
    FoundTexts found;
    Fields cells;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        const Fields row = candidateFields(text.substr(begin, end - begin));
        cells.insert(cells.end(), row.begin(), row.end());
        begin = end + 1;
        if (cells.size() < gridSize * gridSize)
            continue;
        const bool hasMarks =
            std::ranges::any_of(cells, [](const std::string &cell) { return cell.size() > 1; });
        if (hasMarks)
            found.push_back({gridText(cells)});
        cells.clear();
    }
    return found;
}

} // namespace sudoku
