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

// {"bulbCells": [1], "arrows": [[1, 2, 3], …]}
MakerConstraints readMakerArrow(const MakerElement &element);
nlohmann::json writeMakerArrow(const Geometry &geometry, const MakerFrame &frame, const Constraint &arrow);
MakerConstraints readMakerPillArrow(const MakerElement &element);
nlohmann::json writeMakerPillArrow(const Geometry &geometry, const MakerFrame &frame,
                                   const Constraint &arrow);

} // namespace sudoku
