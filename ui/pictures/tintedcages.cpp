#include "ui/pictures/tintedcages.h"

#include "ui/pictures/quantile.h"
#include "ui/pictures/sidelines.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace sudoku {
namespace {

/// Red, green and blue, 0 to 255.
using CellColour = std::array<int, 3>;

bool areSame(const CellColour &a, const CellColour &b)
{
    constexpr int most = 6;
    return std::ranges::equal(a, b, [](int x, int y) { return std::abs(x - y) <= most; });
}

/// Returns the colour that most of a cell has: that of its background.
CellColour backgroundOf(const QImage &picture, const GridMap &map, int row, int column)
{
    constexpr int samples = 5;
    constexpr double first = 0.14, step = 0.18; // in cells
    std::array<std::vector<int>, 3> values;
    for (int i = 0; i < samples * samples; ++i) {
        const QPointF place =
            map.at({column + first + step * (i % samples), row + first + step * (i / samples)});
        const QRgb pixel = picture.pixel(
            std::clamp(static_cast<int>(place.x() * picture.width()), 0, picture.width() - 1),
            std::clamp(static_cast<int>(place.y() * picture.height()), 0, picture.height() - 1));
        values[0].push_back(qRed(pixel));
        values[1].push_back(qGreen(pixel));
        values[2].push_back(qBlue(pixel));
    }
    constexpr double middle = 0.5;
    return {quantile(values[0], middle), quantile(values[1], middle), quantile(values[2], middle)};
}

int countOfKinds(const std::vector<CellColour> &tints)
{
    std::vector<CellColour> kinds;
    for (const CellColour &tint : tints)
        if (std::ranges::none_of(kinds, [&](const CellColour &other) { return areSame(tint, other); }))
            kinds.push_back(tint);
    return static_cast<int>(kinds.size());
}

} // namespace

std::optional<Cages> tintedCages(const QImage &picture, const GridMap &map)
{
    constexpr int fewestTints = 3;
    const int size = map.size();
    std::vector<CellColour> tints;
    for (int cell = 0; cell < size * size; ++cell)
        tints.push_back(backgroundOf(picture, map, cell / size, cell % size));
    if (countOfKinds(tints) < fewestTints)
        return {};
    const std::vector<int> sets = connectedSets(
        size, [&](int cell, int side) { return areSame(tints[cell], tints[across(cell, side, size)]); });
    std::vector<int> counts(1 + std::ranges::max(sets)), numbers(counts.size(), -1);
    for (const int set : sets)
        ++counts[set];
    Cages cages{.size = size, .ofCell = {}, .isDoubtful = {}};
    for (const int set : sets) { // larger ones are the board, not a cage
        if (numbers[set] < 0 && counts[set] <= size) {
            numbers[set] = static_cast<int>(cages.isDoubtful.size());
            cages.isDoubtful.push_back(false);
        }
        cages.ofCell.push_back(numbers[set]);
    }
    return std::ssize(cages.isDoubtful) < size ? std::nullopt : std::optional(cages);
}

} // namespace sudoku
