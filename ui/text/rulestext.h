#pragma once

#include <QString>

#include "core/board/board.h"
#include "core/board/symbols.h"

namespace sudoku {

/// Returns whether \a geometry has boxes that are not single rows or columns.
bool hasRealBoxes(const Geometry &geometry);

/// Returns what rows, columns and boxes contain: "Each row, column and box contains the digits 1 to 9.", or
/// "… each picture once" if the puzzle has \a symbols of its own.
QString houseRules(const Geometry &geometry, const SymbolSet &symbols = symbolSets().front());

/// Returns the rules of \a puzzle beyond rows, columns and boxes, each as a sentence: "Each main diagonal
/// contains every digit once." Returns an empty text for a classic puzzle.
QString rulesText(const Puzzle &puzzle, const SymbolSet &symbols = symbolSets().front());
/// Returns the same of a board, which may have symbols of its own.
QString rulesText(const Board &board);

/// Returns the rules of \a puzzle as sentences for people who solve it, those of the houses first. A person
/// may go on writing with them.
QString proposedRules(const Puzzle &puzzle, const SymbolSet &symbols = symbolSets().front());

} // namespace sudoku
