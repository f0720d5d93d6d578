#include "core/formats/found/regionmap.h"

#include "core/board/regions.h"

#include <cmath>
#include <map>

namespace sudoku {

std::optional<std::string> regionsOf(const CellTexts &cells)
{
    const auto size = static_cast<int>(std::lround(std::sqrt(cells.size())));
    if (size < minBoardSize || size > maxBoardSize || size * size != static_cast<int>(cells.size()))
        return {};
    std::map<std::string, int> numbers;
    std::vector<int> regionOf;
    std::string value;
    for (const std::string &cell : cells) {
        const int number = numbers.try_emplace(cell, static_cast<int>(numbers.size())).first->second;
        if (number >= size)
            return {};
        regionOf.push_back(number);
        value += static_cast<char>('A' + number);
    }
    const auto geometry = geometryOf(size, std::move(regionOf));
    return geometry && geometry->hasFullRegions() ? std::optional(value) : std::nullopt;
}

} // namespace sudoku
