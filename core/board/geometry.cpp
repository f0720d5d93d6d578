#include "core/board/geometry.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <map>
#include <mutex>
#include <utility>

namespace sudoku {

struct Geometry::Data
{
    int size;
    int digitCount;
    std::optional<BoxShape> boxes;
    std::vector<int> regionOf;
    std::vector<House> houses;
    std::vector<std::vector<Cell>> peers;
    std::vector<std::vector<Cell>> neighbours;
    int firstValue = 1;
};

namespace {

std::vector<House> makeHouses(int size, const std::vector<int> &regionOf, HouseKind regionKind)
{
    std::vector<House> houses;
    for (const HouseKind kind : {HouseKind::Row, HouseKind::Column})
        for (int i = 0; i < size; ++i)
            houses.push_back({{kind, i}, {}});
    const int regionCount = std::ranges::max(regionOf) + 1;
    for (int region = 0; region < regionCount; ++region)
        houses.push_back({{regionKind, region}, {}});
    for (Cell cell = 0; cell < size * size; ++cell) {
        houses[cell / size].cells.push_back(cell);
        houses[size + cell % size].cells.push_back(cell);
        if (regionOf[cell] != noRegion)
            houses[2 * size + regionOf[cell]].cells.push_back(cell);
    }
    return houses;
}

std::vector<std::vector<Cell>> makePeers(int size, const std::vector<House> &houses)
{
    std::vector<std::vector<Cell>> peers(size * size);
    for (const House &house : houses)
        for (const Cell cell : house.cells)
            for (const Cell other : house.cells)
                if (other != cell)
                    peers[cell].push_back(other);
    for (std::vector<Cell> &cells : peers) {
        std::ranges::sort(cells);
        cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    }
    return peers;
}

std::vector<std::vector<Cell>> makeNeighbours(int size)
{
    std::vector<std::vector<Cell>> neighbours(size * size);
    for (Cell cell = 0; cell < size * size; ++cell) {
        if (cell >= size)
            neighbours[cell].push_back(cell - size);
        if (cell % size > 0)
            neighbours[cell].push_back(cell - 1);
        if (cell % size < size - 1)
            neighbours[cell].push_back(cell + 1);
        if (cell < size * (size - 1))
            neighbours[cell].push_back(cell + size);
    }
    return neighbours;
}

bool isOnePiece(const std::vector<std::vector<Cell>> &neighbours, std::span<const Cell> cells)
{
    if (cells.empty())
        return true;
    std::vector<bool> isUnreached(neighbours.size());
    for (const Cell cell : cells)
        isUnreached[cell] = true;
    std::vector<Cell> reached{cells.front()};
    isUnreached[cells.front()] = false;
    for (std::size_t i = 0; i < reached.size(); ++i)
        for (const Cell next : neighbours[reached[i]])
            if (isUnreached[next]) {
                isUnreached[next] = false;
                reached.push_back(next);
            }
    return reached.size() == cells.size();
}

std::vector<Cell> cellsOf(const std::vector<int> &regionOf, int region)
{
    std::vector<Cell> cells;
    for (Cell cell = 0; cell < std::ssize(regionOf); ++cell)
        if (regionOf[cell] == region)
            cells.push_back(cell);
    return cells;
}

std::optional<RegionError> findRegionError(int size, const std::vector<int> &regionOf, int digitCount)
{
    if (size < minBoardSize || size > maxBoardSize || digitCount > maxBoardSize)
        return RegionError::BadSize;
    if (std::ssize(regionOf) != size * size)
        return RegionError::BadMap;
    const auto [first, last] = std::ranges::minmax(regionOf);
    if (first < noRegion || last >= maxBoardSize)
        return RegionError::BadMap;
    const std::vector<std::vector<Cell>> neighbours = makeNeighbours(size);
    for (int region = 0; region <= last; ++region) {
        const std::vector<Cell> cells = cellsOf(regionOf, region);
        if (cells.empty())
            return RegionError::BadMap;
        if (std::ssize(cells) > digitCount)
            return RegionError::LargeRegion;
        if (!isOnePiece(neighbours, cells))
            return RegionError::TornRegion;
    }
    return {};
}

} // namespace

std::vector<BoxShape> boxShapes(int size)
{
    std::vector<BoxShape> shapes;
    for (int rows = 2; rows <= size / 2; ++rows)
        if (size % rows == 0)
            shapes.push_back({rows, size / rows});
    std::ranges::stable_sort(shapes, {}, [](BoxShape shape) {
        return 2 * std::abs(shape.rows - shape.columns) + (shape.rows > shape.columns ? 1 : 0);
    });
    return shapes;
}

BoxShape defaultBoxes(int size)
{
    const std::vector<BoxShape> shapes = boxShapes(size);
    return shapes.empty() ? BoxShape{1, size} : shapes.front();
}

Geometry Geometry::makeWithBoxes(BoxShape boxes, int digitCount)
{
    const int size = boxes.size();
    std::vector<int> regionOf;
    for (Cell cell = 0; cell < size * size; ++cell)
        regionOf.push_back(cell / size / boxes.rows * boxes.rows + cell % size / boxes.columns);
    return make(size, digitCount, boxes, std::move(regionOf));
}

/// A stream has many boards of one shape, and making a geometry takes far longer than reading a line.
Geometry Geometry::withBoxes(BoxShape boxes, std::optional<int> digitCount)
{
    const int size = boxes.size();
    assert(boxes.rows > 0 && boxes.columns > 0 && size >= minBoardSize && size <= maxBoardSize);
    assert(digitCount.value_or(size) >= size);
    if (digitCount.value_or(size) != size)
        return makeWithBoxes(boxes, *digitCount);
    static std::mutex mutex;
    static std::map<std::pair<int, int>, Geometry> made;
    const std::lock_guard lock(mutex);
    const std::pair shape(boxes.rows, boxes.columns);
    const auto known = made.find(shape);
    return known != made.end() ? known->second
                               : made.emplace(shape, makeWithBoxes(boxes, size)).first->second;
}

tl::expected<Geometry, RegionError> Geometry::withRegions(int size, std::vector<int> regionOf,
                                                          std::optional<int> digitCount)
{
    assert(digitCount.value_or(size) >= size);
    if (const auto error = findRegionError(size, regionOf, digitCount.value_or(size)))
        return tl::unexpected(*error);
    return make(size, digitCount.value_or(size), {}, std::move(regionOf));
}

Geometry Geometry::make(int size, int digitCount, std::optional<BoxShape> boxes, std::vector<int> regionOf)
{
    const HouseKind kind = boxes ? HouseKind::Box : HouseKind::Region;
    std::vector<House> houses = makeHouses(size, regionOf, kind);
    std::vector<std::vector<Cell>> peers = makePeers(size, houses);
    return Geometry(
        std::make_shared<const Data>(Data{size, digitCount, boxes, std::move(regionOf), std::move(houses),
                                          std::move(peers), makeNeighbours(size)}));
}

Geometry Geometry::withDigits(DigitValues digits) const
{
    if (digits == values())
        return *this;
    assert(digits.count >= minDigitCount() && digits.count <= maxBoardSize
           && (digits.first == 0 || digits.first == 1));
    Data data = *m_data;
    data.digitCount = digits.count;
    data.firstValue = digits.first;
    return Geometry(std::make_shared<const Data>(std::move(data)));
}

int Geometry::size() const
{
    return m_data->size;
}

int Geometry::digitCount() const
{
    return m_data->digitCount;
}

int Geometry::minDigitCount() const
{
    std::size_t most = 0;
    for (const House &house : houses())
        most = std::max(most, house.cells.size());
    return static_cast<int>(most);
}

int Geometry::regionCount() const
{
    return static_cast<int>(houses().size()) - 2 * size();
}

bool Geometry::hasFullRegions() const
{
    const auto isFull = [this](const House &house) { return std::ssize(house.cells) == size(); };
    return regionCount() == size() && std::ranges::all_of(houses(), isFull);
}

DigitValues Geometry::values() const
{
    return {m_data->digitCount, m_data->firstValue};
}

std::optional<BoxShape> Geometry::boxes() const
{
    return m_data->boxes;
}

int Geometry::regionOf(Cell cell) const
{
    return m_data->regionOf[cell];
}

std::span<const House> Geometry::houses() const
{
    return m_data->houses;
}

std::span<const Cell> Geometry::peers(Cell cell) const
{
    return m_data->peers[cell];
}

std::span<const Cell> Geometry::neighbours(Cell cell) const
{
    return m_data->neighbours[cell];
}

bool Geometry::areNeighbours(Cell a, Cell b) const
{
    return std::ranges::count(neighbours(a), b) > 0;
}

bool Geometry::isKingStep(Cell a, Cell b) const
{
    return a != b && std::abs(rowOf(a) - rowOf(b)) <= 1 && std::abs(columnOf(a) - columnOf(b)) <= 1;
}

bool Geometry::isConnected(std::span<const Cell> cells) const
{
    return isOnePiece(m_data->neighbours, cells);
}

std::string Geometry::cellName(Cell cell) const
{
    return "r" + std::to_string(rowOf(cell) + 1) + "c" + std::to_string(columnOf(cell) + 1);
}

bool Geometry::operator==(const Geometry &other) const
{
    if (m_data == other.m_data)
        return true;
    return size() == other.size() && values() == other.values() && boxes() == other.boxes()
           && m_data->regionOf == other.m_data->regionOf;
}

} // namespace sudoku
