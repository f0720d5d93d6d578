#pragma once

#include "core/formats/links/sudokumaker/sudokumakerelement.h"

namespace sudoku {

// Clues beside the board in a link of SudokuMaker, for the table of kinds: {"value": 15, "outerCell": 3}. The
// value may be missing.

MakerConstraints readMakerOutside(const MakerElement &element);
nlohmann::json writeMakerOutside(const Geometry &geometry, const MakerFrame &frame, const Constraint &clue);

// With a "diagonal": 1 from the bottom left to the top right, -1 from the top left to the bottom right

MakerConstraints readMakerLittleKiller(const MakerElement &element);
nlohmann::json writeMakerLittleKiller(const Geometry &geometry, const MakerFrame &frame,
                                      const Constraint &clue);

} // namespace sudoku
