#include "ui/pictures/regionfinder.h"

#include "ui/pictures/straightboard.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace sudoku {
namespace {

/// Returns the region of each cell if cells are joined wherever the border between them is below \a thick;
/// regions are numbered by their first cells.
std::vector<int> regionsBelow(const CellBorders &borders, double thick)
{
    const int size = borders.size;
    std::vector<int> root(size * size);
    std::iota(root.begin(), root.end(), 0);
    const std::function<int(int)> rootOf = [&](int cell) {
        return root[cell] == cell ? cell : root[cell] = rootOf(root[cell]);
    };
    const auto join = [&](int a, int b) {
        root[std::max(rootOf(a), rootOf(b))] = std::min(rootOf(a), rootOf(b));
    };
    for (int cell = 0; cell < size * size; ++cell) {
        if (cell % size + 1 < size && borders.right[cell] < thick)
            join(cell, cell + 1);
        if (cell / size + 1 < size && borders.below[cell] < thick)
            join(cell, cell + size);
    }
    std::vector<int> number(size * size, -1), regions;
    int next = 0;
    for (int cell = 0; cell < size * size; ++cell) {
        int &known = number[rootOf(cell)];
        if (known < 0)
            known = next++;
        regions.push_back(known);
    }
    return regions;
}

bool areOfOneSize(const std::vector<int> &regions, int size)
{
    std::vector<int> counts(size * size);
    for (const int region : regions)
        ++counts[region];
    return std::all_of(counts.begin(), counts.begin() + size, [size](int count) { return count == size; });
}

Geometry shapeWith(int size, std::vector<int> regions)
{
    for (const BoxShape &boxes : boxShapes(size)) {
        const Geometry geometry = Geometry::withBoxes(boxes);
        bool isSame = true;
        for (Cell cell = 0; cell < geometry.cellCount(); ++cell)
            isSame = isSame && geometry.regionOf(cell) == regions[cell];
        if (isSame)
            return geometry;
    }
    return Geometry::withRegions(size, std::move(regions)).value_or(Geometry::withBoxes(defaultBoxes(size)));
}

} // namespace

CellBorders bordersIn(const FlatPicture &picture, const GridMap &map)
{
    const int size = map.size();
    constexpr int boardPixels = 600;
    const double side = size;
    const StraightBoard board(
        picture,
        {map.straight({0, 0}), map.straight({side, 0}), map.straight({side, side}), map.straight({0, side})},
        boardPixels);
    CellBorders borders{size, std::vector<double>(size * size), std::vector<double>(size * size)};
    for (int row = 0; row < size; ++row)
        for (int column = 0; column < size; ++column) {
            const QPointF right = map.shifted({column + 1.0, row + 0.5});
            const QPointF below = map.shifted({column + 0.5, row + 1.0});
            borders.right[row * size + column] = board.ink({LineAxis::Upright, right.x(), right.y()}, size);
            borders.below[row * size + column] = board.ink({LineAxis::Level, below.y(), below.x()}, size);
        }
    return borders;
}

CellBorders turnedBorders(const CellBorders &borders, int quarterTurns)
{
    CellBorders result = borders;
    const int size = borders.size;
    for (; quarterTurns > 0; --quarterTurns) {
        const CellBorders before = result;
        for (int row = 0; row < size; ++row)
            for (int column = 0; column < size; ++column) {
                const int from = (size - 1 - column) * size + row; // the cell that comes to this place
                const int cell = row * size + column;
                // What was above a cell is right of it, and what was right is below.
                result.right[cell] = column + 1 < size ? before.below[from - size] : 0;
                result.below[cell] = row + 1 < size ? before.right[from] : 0;
            }
    }
    return result;
}

std::optional<Geometry> shapeOf(const CellBorders &borders)
{
    const int size = borders.size;
    std::vector<double> strengths;
    for (int cell = 0; cell < size * size; ++cell) {
        if (cell % size + 1 < size)
            strengths.push_back(borders.right[cell]);
        if (cell / size + 1 < size)
            strengths.push_back(borders.below[cell]);
    }
    std::ranges::sort(strengths);
    constexpr double clearly = 1.1; // times as thick
    double widest = clearly;
    std::optional<std::vector<int>> best;
    for (std::size_t i = 1; i < strengths.size(); ++i) {
        const double ratio = strengths[i] / std::max(1.0, strengths[i - 1]);
        if (ratio <= widest)
            continue;
        std::vector<int> regions = regionsBelow(borders, strengths[i]);
        if (!areOfOneSize(regions, size))
            continue;
        widest = ratio;
        best = std::move(regions);
    }
    return best ? std::optional(shapeWith(size, std::move(*best))) : std::nullopt;
}

} // namespace sudoku
