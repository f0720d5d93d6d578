#include "core/board/regions.h"

#include <algorithm>
#include <map>

namespace sudoku {
namespace {

constexpr std::string_view regionNames = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

bool areBoxes(BoxShape boxes, const std::vector<int> &regionOf)
{
    const int size = boxes.size();
    for (Cell cell = 0; cell < size * size; ++cell)
        if (regionOf[cell] != cell / size / boxes.rows * boxes.rows + cell % size / boxes.columns)
            return false;
    return true;
}

} // namespace

std::vector<int> numberedRegions(const std::vector<int> &regionOf)
{
    std::map<int, int> numbers;
    std::vector<int> result;
    for (const int region : regionOf)
        result.push_back(
            region < 0 ? region : numbers.emplace(region, static_cast<int>(numbers.size())).first->second);
    return result;
}

tl::expected<Geometry, RegionError> geometryOf(int size, std::vector<int> regionOf,
                                               std::optional<int> digitCount,
                                               std::optional<std::vector<SubBoard>> boards)
{
    if (size < minBoardSize || size > maxBoardSize)
        return tl::unexpected(RegionError::BadSize);
    if (std::ssize(regionOf) != size * size)
        return tl::unexpected(RegionError::BadMap);
    if (std::ranges::min(regionOf) < hole)
        return tl::unexpected(RegionError::BadMap);
    std::vector<int> inOrder = numberedRegions(regionOf);
    const int count = std::max(std::ranges::max(inOrder) + 1, 0);
    const bool isOneBoard = !boards || *boards == std::vector{SubBoard{0, 0, size}};
    const bool isSquare = isOneBoard && std::ranges::count(inOrder, hole) == 0;
    if (isSquare && digitCount.value_or(size) < size)
        return tl::unexpected(RegionError::LargeBoard);
    for (int rows = 1; rows <= size && isSquare; ++rows)
        if (const BoxShape boxes{rows, size / rows}; boxes.size() == size && areBoxes(boxes, inOrder))
            return Geometry::withBoxes(boxes, digitCount);
    if (count == 0 && isSquare)
        return Geometry::withBoxes({1, size}, digitCount);
    const bool areKept = std::ranges::all_of(regionOf, [count](int region) { return region < count; });
    return Geometry::withRegions(size, areKept ? std::move(regionOf) : std::move(inOrder), digitCount,
                                 std::move(boards));
}

int usualDigitCount(const Geometry &geometry)
{
    const bool isOrdinary = geometry.isSquare() || geometry.houses().empty();
    return isOrdinary ? geometry.size() : geometry.minDigitCount();
}

void setRegions(Grid &grid, const std::vector<int> &regionOf)
{
    const std::vector<int> inOrder = numberedRegions(regionOf);
    grid.setRegions({inOrder.begin(), inOrder.end()});
}

std::string regionLetters(const Grid &grid)
{
    std::string letters;
    for (const std::size_t region : grid.regions())
        letters += region < regionNames.size() ? regionNames[region] : '?';
    return letters;
}

char regionLetter(int region)
{
    return regionNames[region];
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
