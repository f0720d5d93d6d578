#include "core/planes/furtherhouses.h"

#include "core/planes/planetables.h"
#include "core/rules/activerules.h"

#include <algorithm>

namespace sudoku {
namespace {

Plane planeOf(std::span<const Cell> cells)
{
    Plane plane{};
    for (const Cell cell : cells)
        for (int i = 0; i < 4; ++i)
            plane.bands[i] |= planeTables.cells[cell].bands[i];
    return plane;
}

/// Lets \a cells see each other.
void addPeers(Plane *peers, std::span<const Cell> cells)
{
    const Plane all = planeOf(cells);
    for (const Cell cell : cells)
        for (int i = 0; i < 4; ++i)
            peers[cell].bands[i] |= all.bands[i] & ~planeTables.cells[cell].bands[i];
}

const std::vector<Cell> *differentCells(const Rule &rule)
{
    if (const auto *house = std::get_if<rule::House>(&rule))
        return &house->cells;
    if (const auto *distinct = std::get_if<rule::Distinct>(&rule))
        return &distinct->cells;
    return nullptr;
}

} // namespace

std::shared_ptr<const FurtherHouses> FurtherHouses::of(const Puzzle &puzzle)
{
    const Geometry &geometry = puzzle.geometry;
    if (geometry.size() != planeSide || !geometry.isSquare() || geometry.digitCount() != planeSide)
        return {};
    auto further = std::make_shared<FurtherHouses>();
    further->hasBoxes = geometry.boxes() == BoxShape{3, 3};
    std::vector<Plane> houses;
    std::vector<Plane> boxes;
    bool hasMore = false; // rules that are no houses
    for (const ActiveRule &active : activeRules(puzzle)) {
        const std::vector<Cell> *cells = differentCells(active.rule);
        if (!cells)
            return {};
        addPeers(further->peers, *cells);
        const auto *name = std::get_if<HouseName>(&active.source);
        if (!std::holds_alternative<rule::House>(active.rule))
            hasMore = true;
        else if (!name || !further->hasBoxes)
            houses.push_back(planeOf(*cells));
        else if (name->kind == HouseKind::Box)
            boxes.push_back(planeOf(*cells));
    }
    if (hasMore)
        houses.insert(houses.end(), boxes.begin(), boxes.end());
    if (houses.size() > std::size(further->houses))
        return {};
    further->houseCount = static_cast<int>(houses.size());
    std::ranges::copy(houses, further->houses);
    return further;
}

} // namespace sudoku
