#pragma once

#include <compare>
#include <vector>

namespace sudoku {

/// The index of a cell: they count from 0, row by row, and holes are not counted.
using Cell = int;

/// Stands for the cell at a place that has none: a hole, or one beyond the edge.
inline constexpr Cell noCell = -1;

/// Stands for the region of a cell that is in none: it belongs to its row and its column only.
inline constexpr int noRegion = -1;
/// Stands in a map of regions for a place without a cell.
inline constexpr int hole = -2;

enum class HouseKind { Row, Column, Box, Region };

/// The name of a house: "row 3" is {HouseKind::Row, 2}. Where several boards overlap, its part in the second
/// of them is {HouseKind::Row, 2, 1}: rows, columns and regions count through all boards.
struct HouseName
{
    HouseKind kind;
    int index;
    int board = 0;

    auto operator<=>(const HouseName &) const = default; // NOLINT(modernize-use-nullptr)
};

struct House
{
    HouseName name;
    std::vector<Cell> cells; ///< ascending
};

/// One of several boards that overlap, as in a samurai: the square of \a size rows and columns whose upper
/// left corner is at \a row and \a column, from 0. Its rows and columns are houses.
struct SubBoard
{
    int row;
    int column;
    int size;

    bool has(int atRow, int atColumn) const
    {
        return atRow >= row && atRow < row + size && atColumn >= column && atColumn < column + size;
    }
    auto operator<=>(const SubBoard &) const = default; // NOLINT(modernize-use-nullptr)
};

} // namespace sudoku
