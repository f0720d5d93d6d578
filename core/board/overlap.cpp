#include "core/board/overlap.h"

#include "core/board/regions.h"

#include <algorithm>
#include <utility>

namespace sudoku {
namespace {

/// Returns the upper left corner of the box of each place, or nothing if two boards name different ones.
std::optional<std::vector<int>> boxMap(BoxShape boxes, int size, std::span<const SubBoard> boards)
{
    std::vector<int> map(size * size, hole);
    for (const SubBoard &board : boards)
        for (int i = 0; i < board.size * board.size; ++i) {
            const int row = i / board.size, column = i % board.size;
            const int box =
                (board.row + row - row % boxes.rows) * size + board.column + column - column % boxes.columns;
            int &known = map[(board.row + row) * size + board.column + column];
            if (known != hole && known != box)
                return {};
            known = box;
        }
    return map;
}

/// Covers the cells of a square with boards, the fewest first.
class BoardCover
{
public:
    BoardCover(BoxShape boxes, int size, const std::vector<bool> &isCell)
        : m_boxes(boxes),
          m_size(size),
          m_isCell(isCell),
          m_covers(isCell.size())
    {
    }

    std::vector<BoardCorner> find()
    {
        const auto cells = std::ranges::count(m_isCell, true);
        const int most =
            static_cast<int>(cells) / (m_boxes.size() * m_boxes.rows); // each has a box of its own
        for (m_most = 1; m_most <= most && m_steps > 0; ++m_most)
            if (cover())
                return m_corners;
        return {};
    }

private:
    bool cover()
    {
        std::size_t next = 0;
        while (next < m_isCell.size() && (!m_isCell[next] || m_covers[next] > 0))
            ++next;
        if (next == m_isCell.size())
            return true;
        if (std::ssize(m_corners) == m_most || --m_steps < 0)
            return false;
        const int row = static_cast<int>(next) / m_size, column = static_cast<int>(next) % m_size;
        const int side = m_boxes.size();
        for (int top = row; top > row - side; --top)
            for (int left = column; left > column - side; --left)
                if (fits({top, left})) {
                    add({top, left}, 1);
                    if (cover())
                        return true;
                    add({top, left}, -1);
                }
        return false;
    }

    /// Returns whether all of the board are cells, and its boxes those of the boards before it.
    bool fits(BoardCorner corner) const
    {
        const int side = m_boxes.size();
        if (std::min(corner.row, corner.column) < 0 || std::max(corner.row, corner.column) + side > m_size)
            return false;
        for (int i = 0; i < side * side; ++i)
            if (!m_isCell[(corner.row + i / side) * m_size + corner.column + i % side])
                return false;
        return std::ranges::all_of(m_corners, [&](BoardCorner other) {
            const bool isApart =
                std::abs(other.row - corner.row) >= side || std::abs(other.column - corner.column) >= side;
            return isApart
                   || ((other.row - corner.row) % m_boxes.rows == 0
                       && (other.column - corner.column) % m_boxes.columns == 0);
        });
    }

    void add(BoardCorner corner, int count)
    {
        const int side = m_boxes.size();
        for (int i = 0; i < side * side; ++i)
            m_covers[(corner.row + i / side) * m_size + corner.column + i % side] += count;
        if (count > 0)
            m_corners.push_back(corner);
        else
            m_corners.pop_back();
    }

    BoxShape m_boxes;
    int m_size;
    const std::vector<bool> &m_isCell;
    std::vector<int> m_covers; ///< how many boards have each place
    std::vector<BoardCorner> m_corners = {};
    int m_most = 0;
    int m_steps = 10'000;
};

} // namespace

tl::expected<Geometry, RegionError> overlappingBoards(BoxShape boxes, std::span<const BoardCorner> corners)
{
    int size = 0;
    std::vector<SubBoard> boards;
    for (const BoardCorner corner : corners) {
        if (std::min(corner.row, corner.column) < 0)
            return tl::unexpected(RegionError::BadBoards);
        size = std::max({size, corner.row + boxes.size(), corner.column + boxes.size()});
        boards.push_back({corner.row, corner.column, boxes.size()});
    }
    if (size < minBoardSize || size > maxBoardSize)
        return tl::unexpected(RegionError::BadSize);
    if (corners.size() == 1 && size == boxes.size())
        return Geometry::withBoxes(boxes);
    std::optional<std::vector<int>> map = boxMap(boxes, size, boards);
    if (!map)
        return tl::unexpected(RegionError::BadBoards);
    return Geometry::withRegions(size, numberedRegions(*map), boxes.size(), std::move(boards));
}

std::optional<BoxShape> boxesOfBoards(const Geometry &geometry)
{
    if (!geometry.hasLines())
        return {};
    const int side = geometry.boards().front().size;
    std::vector<BoardCorner> corners;
    for (const SubBoard &board : geometry.boards()) {
        if (board.size != side)
            return {};
        corners.push_back({board.row, board.column});
    }
    for (const BoxShape boxes : boxShapes(side)) {
        const auto made = overlappingBoards(boxes, corners);
        const bool hasDigits = made && made->minDigitCount() <= geometry.digitCount();
        if (hasDigits && made->withDigits(geometry.values()) == geometry)
            return boxes;
    }
    return {};
}

std::vector<BoardCorner> cornersOfBoards(BoxShape boxes, int size, const std::vector<bool> &isCell)
{
    return BoardCover(boxes, size, isCell).find();
}

} // namespace sudoku
