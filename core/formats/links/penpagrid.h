#pragma once

#include "core/board/geometry.h"

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sudoku {

/// The board in a square grid of Penpa+, which has a margin of two cells and perhaps blank rows and columns.
/// It numbers cells row by row from 0, then their corners, their lower edges and their right edges in the
/// same order.
class PenpaGrid
{
public:
    /// Returns the grid of \a fields, the first line of a puzzle, with \a edges, the numbers of blank rows
    /// above and below and of blank columns at the left and the right. Returns nothing if the board is no
    /// square or has a size that no board has.
    static std::optional<PenpaGrid> of(const std::vector<std::string_view> &fields,
                                       const nlohmann::json &edges);

    int size() const { return m_size; }
    /// Returns the cell of the board, or nothing for another number.
    std::optional<Cell> cell(std::optional<int> index) const;
    /// Returns the cells on both sides of an edge within the board.
    std::optional<std::pair<Cell, Cell>> cellsAtEdge(std::optional<int> index) const;
    /// Returns the number of the place in the top left corner of cell number \a index, as text.
    std::string topLeftCorner(int index) const;

    /// Returns the number of each cell's region. Regions end at thick \a borders, which go from corner to
    /// corner: {"180,181": 2}. If all cells are in one, the regions are the standard boxes.
    std::vector<int> regions(const nlohmann::json &borders) const;

private:
    int place(int row, int column) const { return (row + m_top) * m_columns + column + m_left; }

    int m_size = 0;
    int m_columns = 0; ///< with the margin
    int m_count = 0;   ///< of the cells with the margin
    int m_top = 0;     ///< the row of the board's first cell
    int m_left = 0;
};

} // namespace sudoku
