#pragma once

#include "core/board/geometry.h"

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace sudoku {

/// Where the board is in a puzzle of SudokuMaker, which numbers cells, edges and corners row by row from 0.
/// A board may have a margin of cells without digits.
struct MakerFrame
{
    int width = 0;
    int height = 0;
    int top = 0;
    int left = 0;
    int size = 0;
    int firstDigit = 1;

    /// Returns the cell of the board, or nothing for another number.
    std::optional<Cell> cell(const nlohmann::json &number) const;
    /// Returns the cell at a row and a column of the board, if there is one.
    std::optional<Cell> cellAt(int row, int column) const;
    /// Returns the inverse of cell().
    int number(Cell cell) const;
    /// Returns the cells, or nothing if \a numbers is no array, or has a number that is no cell of the board.
    std::optional<std::vector<Cell>> cells(const nlohmann::json &numbers) const;
    /// Returns the inverse of cells().
    nlohmann::json numbers(std::span<const Cell> cells) const;

    /// Returns the first value of the digits of the board: SudokuMaker may also begin with another number
    /// than 0 or 1.
    int firstValue() const { return firstDigit == 0 ? 0 : 1; }
    bool hasMargin() const { return size != width || size != height; }
    bool operator==(const MakerFrame &) const = default;
};

/// A row and a column of the board; those of a clue beside it are out of its range.
struct MakerPlace
{
    int row;
    int column;
};

/// Returns the cells on both sides of an edge. A row has as many numbers as there are edges to the right of
/// its cells and below them; 0 is the border of the first cell.
std::optional<std::vector<Cell>> cellsAtEdge(const MakerFrame &frame, const nlohmann::json &edge);

/// Returns the place of a cell of the board with a border of one around it, which are counted row by row.
std::optional<MakerPlace> outerMakerPlace(const MakerFrame &frame, const nlohmann::json &outerCell);

/// Returns the row and the column here, from 1, of the place at which an \a element begins: "r0c3" is above
/// the board. Empty if it says no place.
std::string makerPlace(const MakerFrame &frame, const nlohmann::json &element);

} // namespace sudoku
