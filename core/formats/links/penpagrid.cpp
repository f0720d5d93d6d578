#include "core/formats/links/penpagrid.h"

#include "core/board/regions.h"
#include "core/formats/text/jsonaccess.h"
#include "core/formats/text/puzzletext.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace sudoku {
namespace {

constexpr int margin = 2;        // cells at each edge of the grid
constexpr int maxGridSide = 100; // cells of a grid

/// Returns whether a border of \a style separates regions: one like those of the grid, or a bold one.
bool isThick(int style)
{
    constexpr int ofGrid = 2;
    constexpr int bold = 21;
    return style == ofGrid || style == bold;
}

int numberAt(const std::vector<std::string_view> &fields, std::size_t index)
{
    return index < fields.size() ? wholeNumber(fields[index]).value_or(0) : 0;
}

} // namespace

std::optional<PenpaGrid> PenpaGrid::of(const std::vector<std::string_view> &fields,
                                       const nlohmann::json &edges)
{
    const bool isSquare = !fields.empty() && (fields[0] == "sudoku" || fields[0] == "square");
    const int columns = numberAt(fields, 1);
    const int rows = numberAt(fields, 2);
    std::array<int, 4> blank{};
    for (std::size_t i = 0; i < blank.size(); ++i)
        blank[i] = json::numberOrText(json::element(edges, i)).value_or(0);
    const bool isPossible =
        columns > 0 && columns <= maxGridSide && rows > 0 && rows <= maxGridSide
        && std::ranges::all_of(blank, [](int count) { return count >= 0 && count <= maxGridSide; });
    PenpaGrid grid;
    grid.m_size = rows - blank[0] - blank[1];
    if (!isSquare || !isPossible || grid.m_size != columns - blank[2] - blank[3] || grid.m_size < minBoardSize
        || grid.m_size > maxBoardSize)
        return {};
    grid.m_columns = columns + 2 * margin;
    grid.m_count = grid.m_columns * (rows + 2 * margin);
    grid.m_top = margin + blank[0];
    grid.m_left = margin + blank[2];
    return grid;
}

std::optional<Cell> PenpaGrid::cell(std::optional<int> index) const
{
    if (!index || *index < 0 || *index >= m_count)
        return {};
    const int row = *index / m_columns - m_top;
    const int column = *index % m_columns - m_left;
    const bool isInside = row >= 0 && row < m_size && column >= 0 && column < m_size;
    return isInside ? std::optional(row * m_size + column) : std::nullopt;
}

std::optional<std::pair<Cell, Cell>> PenpaGrid::cellsAtEdge(std::optional<int> index) const
{
    constexpr int lowerEdges = 2; // behind the cells and their corners
    constexpr int rightEdges = 3;
    if (!index || *index < lowerEdges * m_count || *index >= (rightEdges + 1) * m_count)
        return {};
    const bool isRight = *index >= rightEdges * m_count;
    const int before = *index % m_count;
    const auto first = cell(before);
    const auto second = cell(before + (isRight ? 1 : m_columns));
    return first && second ? std::optional(std::pair(*first, *second)) : std::nullopt;
}

std::string PenpaGrid::topLeftCorner(int index) const
{
    constexpr int cornersOfCell = 4;
    return std::to_string(cornersOfCell * (index + m_count));
}

std::vector<int> PenpaGrid::regions(const nlohmann::json &borders) const
{
    // Corner (row, column) of the board is at the top left of the cell there, and one row and column further
    // up and left in the numbers.
    const auto isBorder = [&](int from, int to) {
        const std::string name = std::to_string(m_count + from) + ',' + std::to_string(m_count + to);
        return isThick(json::number(json::member(borders, name)).value_or(0));
    };
    std::vector<int> regionOf(m_size * m_size);
    std::iota(regionOf.begin(), regionOf.end(), 0);
    const auto unite = [&regionOf](Cell a, Cell b) {
        const int kept = std::min(regionOf[a], regionOf[b]);
        const int gone = std::max(regionOf[a], regionOf[b]);
        std::ranges::replace(regionOf, gone, kept);
    };
    for (int row = 0; row < m_size; ++row)
        for (int column = 0; column < m_size; ++column) {
            const Cell cell = row * m_size + column;
            const int right = place(row - 1, column);
            if (column + 1 < m_size && !isBorder(right, right + m_columns))
                unite(cell, cell + 1);
            const int below = place(row, column - 1);
            if (row + 1 < m_size && !isBorder(below, below + 1))
                unite(cell, cell + m_size);
        }
    if (std::ranges::count(regionOf, 0) < std::ssize(regionOf))
        return regionOf;
    const Geometry standard = Geometry::withBoxes(defaultBoxes(m_size));
    for (Cell cell = 0; cell < standard.cellCount(); ++cell)
        regionOf[cell] = standard.regionOf(cell);
    return regionOf;
}

} // namespace sudoku
