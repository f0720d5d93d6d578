#pragma once

#include "ui/pictures/boardink.h"

namespace sudoku {

/// Returns whether an upright board looks like a killer, though its cages could not be told: many borders
/// have lines on both sides, or many cells have a number in the top left corner that is no pencil mark, as it
/// has several digits and no small ones stand below it.
bool looksLikeKiller(const BoardInk &ink);

} // namespace sudoku
