#include "core/formats/oneline/issreplicate.h"

#include "core/formats/text/urlcodes.h"

#include <optional>
#include <string_view>

namespace sudoku {
namespace {

constexpr std::string_view usualOrigin = "R1C1";

std::optional<IssPlace> placeOf(const IssShape &shape, std::string_view name)
{
    constexpr std::size_t length = 4;
    if (name.size() != length || name[0] != 'R' || name[2] != 'C')
        return {};
    const auto row = issCoordinate(name[1]);
    const auto column = issCoordinate(name[3]);
    const bool isCell = row && column && *row < shape.rows && *column < shape.columns;
    return isCell ? std::optional(IssPlace{*row, *column}) : std::nullopt;
}

/// Returns a place for each bit that is set in \a letters of Base64; the first bit stands for \a origin.
/// Returns nothing if there is another letter, or if a place is beyond the board.
std::optional<std::vector<IssPlace>> targetsOf(const IssShape &shape, std::string_view letters,
                                               IssPlace origin)
{
    constexpr int bitsOfLetter = 6;
    std::vector<IssPlace> targets;
    const int first = origin.row * shape.columns + origin.column;
    for (std::size_t i = 0; i < letters.size(); ++i) {
        const std::size_t bits = base64Letters(Base64::Url).find(letters[i]);
        if (bits == std::string_view::npos)
            return {};
        for (int bit = 0; bit < bitsOfLetter; ++bit) {
            const int place = first + static_cast<int>(i) * bitsOfLetter + bit;
            if ((bits >> bit & 1) == 0)
                continue;
            if (place >= shape.cellCount())
                return {};
            targets.push_back({place / shape.columns, place % shape.columns});
        }
    }
    return targets;
}

/// Moves all cells that \a items name; returns false if one would be beyond the board.
bool move(std::vector<IssItem> &items, const IssShape &shape, int rows, int columns)
{
    for (IssItem &item : items) {
        for (std::string &argument : item.arguments) {
            const auto end = std::min(argument.find('_'), argument.size());
            const auto place = placeOf(shape, std::string_view(argument).substr(0, end));
            if (!place)
                continue;
            const IssPlace moved{place->row + rows, place->column + columns};
            if (moved.row < 0 || moved.row >= shape.rows || moved.column < 0 || moved.column >= shape.columns)
                return false;
            argument.replace(0, end,
                             std::string("R") + issCoordinate(moved.row) + 'C' + issCoordinate(moved.column));
        }
        if (!move(item.children, shape, rows, columns))
            return false;
    }
    return true;
}

} // namespace

std::vector<IssItem> replicatedIssItems(const IssShape &shape, const IssItem &item)
{
    const auto origin =
        placeOf(shape, item.arguments.size() > 1 ? std::string_view(item.arguments[1]) : usualOrigin);
    const auto targets =
        origin && !item.arguments.empty() ? targetsOf(shape, item.arguments[0], *origin) : std::nullopt;
    std::vector<IssItem> items;
    for (const IssPlace target : targets.value_or(std::vector<IssPlace>())) {
        std::vector<IssItem> moved = item.children;
        if (!move(moved, shape, target.row - origin->row, target.column - origin->column))
            return {};
        items.insert(items.end(), moved.begin(), moved.end());
    }
    return items;
}

} // namespace sudoku
