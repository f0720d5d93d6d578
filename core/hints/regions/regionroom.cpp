#include "core/hints/regions/regionroom.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <queue>
#include <utility>

namespace sudoku {

DigitSet placedIn(const Position &position, const std::vector<Cell> &cells)
{
    DigitSet digits;
    for (const Cell cell : cells)
        if (!position.isOpen(cell))
            digits.insert(position.digitAt(cell));
    return digits;
}

bool mayJoin(const Position &position, const std::vector<Cell> &part, Cell cell)
{
    const RegionKnowledge &regions = position.regions();
    const std::vector<Cell> &other = regions.partOf(cell);
    return std::ssize(part) + std::ssize(other) <= regions.regionSize()
           && std::ranges::none_of(part, [&](Cell own) { return regions.areApart(own, cell); })
           && (placedIn(position, part) & placedIn(position, other)).isEmpty();
}

// The shortest ways by Dijkstra, "A note on two problems in connexion with graphs", 1959: to enter a part
// costs its cells.
CellSet roomOf(const Position &position, const std::vector<Cell> &part, const std::vector<Cell> &barred)
{
    using Reached = std::pair<int, Cell>; // by how many further cells, and the first cell of the part
    const RegionKnowledge &regions = position.regions();
    const Geometry &geometry = position.rules().geometry();
    const int most = regions.regionSize() - static_cast<int>(part.size());
    const CellSet own(geometry.cellCount(), part);
    const CellSet closed(geometry.cellCount(), barred);
    CellSet room = own;
    std::vector<int> costs(geometry.cellCount(), std::numeric_limits<int>::max());
    std::priority_queue<Reached, std::vector<Reached>, std::greater<>> open;
    const auto leave = [&](const std::vector<Cell> &cells, int cost) {
        for (const Cell cell : cells)
            for (const Cell next : geometry.neighbours(cell)) {
                const std::vector<Cell> &entered = regions.partOf(next);
                const int after = cost + static_cast<int>(entered.size());
                if (after > most || after >= costs[entered.front()] || own.contains(next)
                    || closed.contains(next) || regions.areApart(cell, next)
                    || !mayJoin(position, part, next))
                    continue;
                costs[entered.front()] = after;
                room.insert(entered);
                open.emplace(after, entered.front());
            }
    };
    leave(part, 0);
    while (!open.empty()) {
        const auto [cost, first] = open.top();
        open.pop();
        if (cost == costs[first])
            leave(regions.partOf(first), cost);
    }
    return room;
}

} // namespace sudoku
