#include "core/formats/text/foreignregions.h"

#include "core/board/regions.h"
#include "core/variants/constraintproblem.h"

#include <algorithm>
#include <map>

namespace sudoku {
ForeignRegions foreignRegions(int size, DigitValues digits, std::vector<int> regionOf)
{
    for (int &region : regionOf)
        region = std::max(region, noRegion);
    if (const auto geometry = geometryOf(size, regionOf, digits.count))
        return {geometry->withDigits(digits)};
    ForeignRegions read{Geometry::withBoxes({1, size}).withDigits(digits)};
    std::map<int, std::vector<Cell>> regions;
    for (Cell cell = 0; cell < std::ssize(regionOf); ++cell)
        if (regionOf[cell] != noRegion)
            regions[regionOf[cell]].push_back(cell);
    for (auto &[number, cells] : regions) {
        Constraint region{findVariant("extra-region"), std::move(cells)};
        const Cell first = region.cells.front();
        if (region.cells.size() == 1)
            continue; // demands nothing
        if (findProblem(read.geometry, region))
            read.leftOut.push_back({region.variant, {}, read.geometry.cellName(first)});
        else
            read.extraRegions.push_back(std::move(region));
    }
    return read;
}

} // namespace sudoku
