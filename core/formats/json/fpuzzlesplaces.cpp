#include "core/formats/json/fpuzzlesplaces.h"

#include "core/formats/text/puzzletext.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace sudoku {

std::optional<FpuzzlesPlace> fpuzzlesPlace(const Geometry &geometry, std::string_view text)
{
    const std::size_t c = text.starts_with('R') ? text.find('C') : text.npos;
    const int last = geometry.size() + 1;
    const auto isFine = [last](std::optional<int> at) { return at && *at >= 0 && *at <= last; };
    if (c == text.npos)
        return {};
    const std::optional<int> row = wholeNumber(text.substr(1, c - 1));
    const std::optional<int> column = wholeNumber(text.substr(c + 1));
    return isFine(row) && isFine(column) ? std::optional(FpuzzlesPlace{*row - 1, *column - 1}) : std::nullopt;
}

std::string fpuzzlesPlaceName(FpuzzlesPlace place)
{
    return "R" + std::to_string(place.row + 1) + "C" + std::to_string(place.column + 1);
}

std::string fpuzzlesCell(const Geometry &geometry, Cell cell)
{
    return fpuzzlesPlaceName({geometry.rowOf(cell), geometry.columnOf(cell)});
}

nlohmann::json fpuzzlesCells(const Geometry &geometry, std::span<const Cell> cells)
{
    nlohmann::json names = nlohmann::json::array();
    for (const Cell cell : cells)
        names.push_back(fpuzzlesCell(geometry, cell));
    return names;
}

std::string placeName(std::string fpuzzlesName)
{
    std::ranges::replace(fpuzzlesName, 'R', 'r');
    std::ranges::replace(fpuzzlesName, 'C', 'c');
    return fpuzzlesName;
}

} // namespace sudoku
