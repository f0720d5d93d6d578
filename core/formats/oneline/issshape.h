#pragma once

#include "core/formats/oneline/issitems.h"
#include "core/formats/text/foreignregions.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace sudoku {

/// The row and the column of a cell, from 0.
struct IssPlace
{
    int row;
    int column;
};

/// The shape that an item ".Shape~9x9~0-8" says.
struct IssShape
{
    int rows = issDefaultSize;
    int columns = issDefaultSize;
    DigitValues digits = issDefaultSize;
    bool isRaw = false; ///< without rows, columns and boxes
    /// Cells beside the board: first, if there are such, those of the digits that row, column and box 1 lack,
    /// then of 2 …; then variables. See issextracells.h.
    std::vector<IssPlace> extraCells = {};
    bool hasLackedDigits = false;
    bool hasVariables = false;

    int size() const { return std::max(rows, columns); } ///< of the square around rows and columns
    int side() const;                                    ///< of the square around all cells
    int cellCount() const { return rows * columns; }
};

/// Returns the shape of the arguments of ".Shape", or nothing if no board here has it.
std::optional<IssShape> issShapeOf(const std::vector<std::string> &arguments);

/// Returns the first boxes of \a size cells that cover the board; nothing if there are none.
std::optional<BoxShape> issBoxes(const IssShape &shape, int size);
/// Returns the box of each cell of a board that such boxes cover.
std::vector<int> boxMap(const IssShape &shape, BoxShape box);
/// Returns the regions of the cells on the square around them: what is beside the rows and columns is a hole.
ForeignRegions onSquare(const IssShape &shape, const std::vector<int> &regionOf);

} // namespace sudoku
