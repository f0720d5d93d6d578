#pragma once

#include "core/formats/links/sudokumaker/sudokumakerelement.h"

namespace sudoku {

// Blocks of SudokuMaker that have "groups" of digits, each a number with a bit for each digit. The functions
// that begin with "share" return the members of a block that hold for all its elements.

// Entropy lines: a line takes its digits from the groups in turn.
MakerConstraints readMakerEntropic(const MakerElement &element);
MakerConstraints readMakerModular(const MakerElement &element);
nlohmann::json shareMakerGroups(const Geometry &geometry, const Constraint &line);

// The whole board: each square of four cells has a digit of each of the groups.
MakerConstraints readMakerEntropySquares(const MakerElement &element);
MakerConstraints readMakerModuloSquares(const MakerElement &element);
nlohmann::json shareMakerSquares(const Geometry &geometry, const Constraint &squares);

// The same with other groups, as own kinds that have the name of the block.
MakerConstraints readMakerOwnTurns(const MakerElement &element);
nlohmann::json writeMakerOwnTurns(const Geometry &geometry, const MakerFrame &frame, const Constraint &line);
MakerConstraints readMakerOwnSquares(const MakerElement &element);
nlohmann::json shareMakerOwnGroups(const Geometry &geometry, const Constraint &constraint);

} // namespace sudoku
