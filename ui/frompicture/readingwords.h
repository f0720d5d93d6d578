#pragma once

#include <QString>

#include "ui/pictures/boardreading.h"

namespace sudoku {

/// Returns whether a person should look at \a cell: it is in doubt, or was not read as it looks.
bool wantsALook(const CellReading &cell);

bool wantsALook(const RuleReading &rule);
/// Returns the cells that a person should look at, ascending: those in doubt, and those with the numbers of
/// rules in doubt.
std::vector<Cell> cellsToCompare(const BoardReading &board);

/// Returns sentences about what was read in \a cell, what else it may be, and how it looks: "r3c4 is read
/// as 3. It may also be 8 or blank."
QString cellSentences(const BoardReading &board, Cell cell);

/// Returns sentences about the whole board: what was read, and what was read against its looks or not at all.
QString boardSentences(const BoardReading &board);

} // namespace sudoku
