#pragma once

#include "ui/pictures/boardlook.h"

namespace sudoku {

/// Finds thermometers: broad lines through the middles of cells, with a filled circle of their tone at one
/// end. Lines that branch are one thermometer for each tip. Other lines are not taken for thermometers.
void findThermometers(BoardLook &look, FoundRules &found);

} // namespace sudoku
