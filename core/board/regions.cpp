#include "core/board/regions.h"

#include <algorithm>
#include <map>

namespace sudoku {
namespace {

constexpr std::string_view regionNames = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/// Returns the regions, numbered from 0 in the order of their first cells.
std::vector<int> numbered(const std::vector<int> &regionOf)
{
    std::map<int, int> numbers;
    std::vector<int> result;
    for (const int region : regionOf)
        result.push_back(region == noRegion
                             ? noRegion
                             : numbers.emplace(region, static_cast<int>(numbers.size())).first->second);
    return result;
}

bool areBoxes(BoxShape boxes, const std::vector<int> &regionOf)
{
    const int size = boxes.size();
    for (Cell cell = 0; cell < size * size; ++cell)
        if (regionOf[cell] != cell / size / boxes.rows * boxes.rows + cell % size / boxes.columns)
            return false;
    return true;
}

} // namespace

tl::expected<Geometry, RegionError> geometryOf(int size, std::vector<int> regionOf,
                                               std::optional<int> digitCount)
{
    if (size < minBoardSize || size > maxBoardSize)
        return tl::unexpected(RegionError::BadSize);
    if (std::ssize(regionOf) != size * size)
        return tl::unexpected(RegionError::BadMap);
    if (std::ranges::min(regionOf) < noRegion)
        return tl::unexpected(RegionError::BadMap);
    std::vector<int> inOrder = numbered(regionOf);
    for (int rows = 1; rows <= size; ++rows)
        if (const BoxShape boxes{rows, size / rows}; boxes.size() == size && areBoxes(boxes, inOrder))
            return Geometry::withBoxes(boxes, digitCount);
    const int count = std::ranges::max(inOrder) + 1;
    if (count == 0)
        return Geometry::withBoxes({1, size}, digitCount);
    const bool areKept = std::ranges::all_of(regionOf, [count](int r) { return r >= noRegion && r < count; });
    return Geometry::withRegions(size, areKept ? std::move(regionOf) : std::move(inOrder), digitCount);
}

void setRegions(Grid &grid, const std::vector<int> &regionOf)
{
    const std::vector<int> inOrder = numbered(regionOf);
    grid.setRegions({inOrder.begin(), inOrder.end()});
}

std::string regionLetters(const Grid &grid)
{
    std::string letters;
    for (const std::size_t region : grid.regions())
        letters += region < regionNames.size() ? regionNames[region] : '?';
    return letters;
}

std::optional<std::vector<int>> regionsOfLetters(std::string_view letters)
{
    std::vector<int> regionOf;
    for (const char letter : letters) {
        const std::size_t region = regionNames.find(letter);
        if (region == regionNames.npos)
            return {};
        regionOf.push_back(static_cast<int>(region));
    }
    return regionOf;
}

} // namespace sudoku
