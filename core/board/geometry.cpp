#include "core/board/geometry.h"

#include "core/board/houses.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <map>
#include <mutex>
#include <set>
#include <utility>

namespace sudoku {

struct Geometry::Data
{
    int size;
    int digitCount;
    std::optional<BoxShape> boxes = {};
    std::vector<SubBoard> boards = {};
    std::vector<int> rowOf = {}; ///< these three by cell
    std::vector<int> columnOf = {};
    std::vector<int> regionOf = {};
    std::vector<Cell> cellAt = {}; ///< by place, row by row
    std::vector<House> houses = {};
    int firstRegion = 0; ///< among the houses
    std::vector<std::vector<Cell>> peers = {};
    std::vector<std::vector<Cell>> neighbours = {};
    int firstValue = 1;
};

namespace {

int largestOf(std::span<const House> houses)
{
    std::size_t most = 1;
    for (const House &house : houses)
        most = std::max(most, house.cells.size());
    return static_cast<int>(most);
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

bool isMap(int size, const std::vector<int> &regionMap)
{
    if (std::ssize(regionMap) != size * size)
        return false;
    const auto [first, last] = std::ranges::minmax(regionMap);
    const auto isCell = [](int region) { return region != hole; };
    return first >= hole && last < maxRegions && std::ranges::any_of(regionMap, isCell);
}

std::optional<RegionError> findRegionError(const Geometry &geometry, int digitCount)
{
    for (const House &region : geometry.regions()) {
        if (region.cells.empty())
            return RegionError::BadMap;
        if (std::ssize(region.cells) > digitCount)
            return RegionError::LargeRegion;
        if (!geometry.isConnected(region.cells))
            return RegionError::TornRegion;
    }
    return {};
}

/// Returns whether the regions are rectangles with as many rows and columns, as people expect of boxes.
bool areEqualRectangles(const Places &places, const std::vector<int> &regionOf)
{
    std::set<std::pair<int, int>> shapes; // by the last place from the first
    for (int region = 0; region <= std::ranges::max(regionOf); ++region) {
        const std::vector<Cell> cells = cellsOf(regionOf, region);
        const int rows = places.rowOf(cells.back()) - places.rowOf(cells.front()) + 1;
        const int columns = places.columnOf(cells.back()) - places.columnOf(cells.front()) + 1;
        const auto isInside = [&](Cell cell) {
            return places.columnOf(cell) >= places.columnOf(cells.front())
                   && places.columnOf(cell) <= places.columnOf(cells.back());
        };
        if (rows * columns != std::ssize(cells) || !std::ranges::all_of(cells, isInside))
            return false;
        shapes.emplace(rows, columns);
    }
    return shapes.size() == 1;
}

bool areBoards(int size, const Places &places, std::span<const SubBoard> boards)
{
    const auto isInside = [size](const SubBoard &board) {
        return board.size >= minBoardSize && std::min(board.row, board.column) >= 0
               && std::max(board.row, board.column) + board.size <= size;
    };
    if (!std::ranges::all_of(boards, isInside))
        return false;
    for (Cell cell = 0; cell < places.cellCount(); ++cell) {
        const auto hasCell = [&](const SubBoard &board) {
            return board.has(places.rowOf(cell), places.columnOf(cell));
        };
        if (!boards.empty() && std::ranges::none_of(boards, hasCell))
            return false;
    }
    return true;
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
    std::vector<int> regionMap;
    for (int place = 0; place < size * size; ++place)
        regionMap.push_back(place / size / boxes.rows * boxes.rows + place % size / boxes.columns);
    return make({size, digitCount, boxes, {{0, 0, size}}}, regionMap);
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
                                                          std::optional<int> digitCount,
                                                          std::optional<std::vector<SubBoard>> boards)
{
    if (size < minBoardSize || size > maxBoardSize || digitCount.value_or(size) > maxBoardSize)
        return tl::unexpected(RegionError::BadSize);
    if (!isMap(size, regionOf))
        return tl::unexpected(RegionError::BadMap);
    if (!boards)
        boards = std::vector<SubBoard>{{0, 0, size}};
    std::ranges::sort(*boards);
    const Places places(size, regionOf);
    if (!areBoards(size, places, *boards))
        return tl::unexpected(RegionError::BadBoards);
    const Geometry geometry = make({size, size, {}, std::move(*boards)}, regionOf);
    const int largest = geometry.minDigitCount();
    const bool isOrdinary = geometry.isSquare() || geometry.houses().empty(); // see usualDigitCount()
    const int digits = digitCount.value_or(isOrdinary ? size : std::min(largest, maxBoardSize));
    if (const auto error = findRegionError(geometry, digits))
        return tl::unexpected(*error);
    if (largest > digits)
        return tl::unexpected(RegionError::LargeBoard);
    return geometry.withDigits({digits, 1});
}

/// Fills the rest of \a data from the map of regions.
Geometry Geometry::make(Data data, const std::vector<int> &regionMap)
{
    const Places places(data.size, regionMap);
    for (Cell cell = 0; cell < places.cellCount(); ++cell) {
        data.rowOf.push_back(places.rowOf(cell));
        data.columnOf.push_back(places.columnOf(cell));
        data.regionOf.push_back(regionMap[places.placeOf(cell)]);
    }
    data.cellAt = places.cellAt();
    data.houses = linesOf(places, data.boards, HouseKind::Row);
    const auto append = [&data](const std::vector<House> &houses) {
        data.houses.insert(data.houses.end(), houses.begin(), houses.end());
    };
    append(linesOf(places, data.boards, HouseKind::Column));
    data.firstRegion = static_cast<int>(data.houses.size());
    const bool hasBoxes =
        data.boxes || (data.boards.size() != 1 && areEqualRectangles(places, data.regionOf));
    append(regionsOf(data.regionOf, hasBoxes ? HouseKind::Box : HouseKind::Region));
    data.peers = peersIn(data.houses, places.cellCount());
    data.neighbours = places.neighbours();
    return Geometry(std::make_shared<const Data>(std::move(data)));
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

int Geometry::cellCount() const
{
    return static_cast<int>(m_data->rowOf.size());
}

int Geometry::rowOf(Cell cell) const
{
    return m_data->rowOf[cell];
}

int Geometry::columnOf(Cell cell) const
{
    return m_data->columnOf[cell];
}

Cell Geometry::cellAt(int row, int column) const
{
    return m_data->cellAt[row * m_data->size + column];
}

std::optional<Cell> Geometry::findCell(int row, int column) const
{
    const bool isInside = std::min(row, column) >= 0 && std::max(row, column) < size();
    return isInside && cellAt(row, column) != noCell ? std::optional(cellAt(row, column)) : std::nullopt;
}

Cell Geometry::firstCellFrom(int row) const
{
    return static_cast<Cell>(std::ranges::lower_bound(m_data->rowOf, row) - m_data->rowOf.begin());
}

std::vector<int> Geometry::regionMap() const
{
    std::vector<int> map(m_data->cellAt.size(), hole);
    for (Cell cell = 0; cell < cellCount(); ++cell)
        map[rowOf(cell) * size() + columnOf(cell)] = regionOf(cell);
    return map;
}

std::span<const SubBoard> Geometry::boards() const
{
    return m_data->boards;
}

int Geometry::minDigitCount() const
{
    return largestOf(houses());
}

bool Geometry::hasFullRegions() const
{
    const auto isFull = [this](const House &house) { return std::ssize(house.cells) == size(); };
    return isSquare() && regionCount() == size() && std::ranges::all_of(houses(), isFull);
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

std::span<const House> Geometry::regions() const
{
    return houses().subspan(m_data->firstRegion);
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
           && m_data->regionOf == other.m_data->regionOf && m_data->cellAt == other.m_data->cellAt
           && m_data->boards == other.m_data->boards;
}

} // namespace sudoku
