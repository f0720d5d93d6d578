#include "core/formats/text/foreignregions.h"

#include "core/board/regions.h"
#include "core/variants/constraintproblem.h"

#include <algorithm>
#include <map>

namespace sudoku {
ForeignRegions foreignRegions(int size, DigitValues digits, std::vector<int> regionOf,
                              const std::vector<bool> &holes, bool isFree)
{
    const auto boards = isFree ? std::optional(std::vector<SubBoard>()) : std::nullopt;
    for (int &region : regionOf)
        region = std::max(region, noRegion);
    for (std::size_t place = 0; place < holes.size(); ++place)
        if (holes[place])
            regionOf[place] = hole;
    if (const auto geometry = geometryOf(size, regionOf, digits.count, boards))
        return {geometry->withDigits(digits)};
    std::vector<int> bare = regionOf;
    for (int &region : bare)
        region = std::min(region, noRegion);
    ForeignRegions read{geometryOf(size, std::move(bare), digits.count, boards)
                            .value_or(Geometry::withBoxes({1, size}))
                            .withDigits(digits)};
    std::map<int, std::vector<Cell>> regions;
    for (Cell cell = 0; cell < read.geometry.cellCount(); ++cell) {
        const int region = regionOf[read.geometry.rowOf(cell) * size + read.geometry.columnOf(cell)];
        if (region >= 0)
            regions[region].push_back(cell);
    }
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
