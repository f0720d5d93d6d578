#include "ui/pictures/softspots.h"

#include "ui/pictures/quantile.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <vector>

namespace sudoku {
namespace {

constexpr int insideFrom = 8, insideTo = cellImageSide - 8; ///< well inside the lines of a cell

int mostInk(const CellImage &cell)
{
    int most = 0;
    for (int y = insideFrom; y < insideTo; ++y)
        for (int x = insideFrom; x < insideTo; ++x)
            most = std::max<int>(most, cell[y * cellImageSide + x]);
    return most;
}

/// Returns the largest difference of neighbouring pixels, as a share of the most ink.
double sharpness(const CellImage &cell)
{
    int largest = 0;
    for (int y = insideFrom; y + 1 < insideTo; ++y)
        for (int x = insideFrom; x + 1 < insideTo; ++x) {
            const int at = y * cellImageSide + x;
            largest = std::max(
                {largest, std::abs(cell[at] - cell[at + 1]), std::abs(cell[at] - cell[at + cellImageSide])});
        }
    return double(largest) / std::max(1, mostInk(cell));
}

} // namespace

void eraseSoftSpots(std::span<CellImage> cells)
{
    constexpr int clearInk = 80, leastInk = 30; // of 255
    constexpr double clearlyLess = 0.5;         // of the usual sharpness
    std::vector<double> usual;
    for (const CellImage &cell : cells)
        if (mostInk(cell) >= clearInk)
            usual.push_back(sharpness(cell));
    if (usual.empty())
        return;
    const double soft = clearlyLess * quantile(usual, 0.5);
    for (CellImage &cell : cells)
        if (mostInk(cell) >= leastInk && sharpness(cell) < soft)
            cell.fill(0);
}

} // namespace sudoku
