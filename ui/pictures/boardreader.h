#pragma once

#include "ui/pictures/boardreading.h"
#include "ui/pictures/boardsymbols.h"
#include "ui/pictures/cellimage.h"

#include <functional>
#include <span>
#include <stop_token>

namespace sudoku {

/// Says how likely each of cellClasses is in a cell: a DigitNetwork, or a stand-in of a test.
using CellReader = std::function<ClassLogs(const CellImage &)>;

/// The readers of the cells of all boards.
struct CellReaders
{
    CellReader digits;  ///< of most boards, and of the sums of cages
    CellReader letters; ///< of boards with small letters
};

/// Returns \a cells of a board of \a size turned clockwise.
std::vector<CellImage> turnedCells(std::span<const CellImage> cells, int size, int quarterTurns);

/// Returns by how many quarter turns clockwise the board must be turned so that its digits are upright, 0 to
/// 3.
int uprightTurn(std::span<const CellImage> cells, int size, const CellReader &read);

/// Returns whether the upright \a cells show small letters, as \a read sees them. Only boards larger than 9x9
/// have letters for certain, and only these are looked at.
bool hasSmallLetters(std::span<const CellImage> cells, int size, const CellReader &read);

/// The board of a picture before its digits are read.
struct BoardShape
{
    Geometry geometry;
    std::vector<RuleReading> rules = {};
    std::vector<RuleNumberValues> numbers = {}; ///< what the numbers of some rules may be
    std::vector<Cell> lowCells = {};            ///< of cellsOfLowSpots(): what looks like a digit is marks
};

/// Reads the upright \a cells of a board: the looks of each cell, then the rules. Fills the members of the
/// reading that are about digits and rules.
BoardReading readBoard(std::span<const CellImage> cells, const BoardShape &shape, const CellReader &read,
                       const std::stop_token &stop);

} // namespace sudoku
