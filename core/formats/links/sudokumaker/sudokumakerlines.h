#pragma once

#include "core/formats/links/sudokumaker/sudokumakerelement.h"

namespace sudoku {

// Lines and arrows in a link of SudokuMaker, for the table of kinds. The functions that begin with "share"
// return the members of a block that hold for all its lines.

// [1, 2, 3]
MakerConstraints readMakerLine(const MakerElement &element);
nlohmann::json writeMakerLine(const Geometry &geometry, const MakerFrame &frame, const Constraint &line);

// Digits on a thermometer may stay the same if its block is "slow".
MakerConstraints readMakerThermometer(const MakerElement &element);
MakerConstraints readMakerSlowThermometer(const MakerElement &element);
MakerConstraints readMakerRegionSum(const MakerElement &element);

// The block has a "minDifference".
MakerConstraints readMakerWhispers(const MakerElement &element);
nlohmann::json shareMakerDifference(const Geometry &geometry, const Constraint &line);

/// Reads a lockout line. Its ends are at least 4 apart there, whatever the size of the board.
MakerConstraints readMakerLockout(const MakerElement &element);

// What SudokuMaker calls entropy lines: the block has "groups" of digits, each a number with a bit for each
// digit. A line takes its digits from the groups in turn.
MakerConstraints readMakerEntropic(const MakerElement &element);
MakerConstraints readMakerModular(const MakerElement &element);
nlohmann::json shareMakerGroups(const Geometry &geometry, const Constraint &line);

// The whole board: each square of four cells has a digit of each of the "groups".
MakerConstraints readMakerEntropySquares(const MakerElement &element);
MakerConstraints readMakerModuloSquares(const MakerElement &element);
nlohmann::json shareMakerSquares(const Geometry &geometry, const Constraint &squares);

// {"bulbCells": [1], "arrows": [[1, 2, 3], …]}
MakerConstraints readMakerArrow(const MakerElement &element);
nlohmann::json writeMakerArrow(const Geometry &geometry, const MakerFrame &frame, const Constraint &arrow);
MakerConstraints readMakerPillArrow(const MakerElement &element);
nlohmann::json writeMakerPillArrow(const Geometry &geometry, const MakerFrame &frame,
                                   const Constraint &arrow);

} // namespace sudoku
