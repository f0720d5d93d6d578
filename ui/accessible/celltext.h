#pragma once

#include <QString>

#include "core/board/board.h"
#include "core/board/symbols.h"

namespace sudoku {

struct BoardFindings;
class Document;

/// What a screen reader says of a cell: "row 3, column 4, box 2: 5, given, conflict: Two 5s in row 3: r3c4
/// and r3c7", "row 1, column 1, box 1: empty, corner marks 1 2". What an analysis shows in the cell comes
/// last.
QString cellText(const Document &document, const SymbolSet &symbols, const BoardFindings &findings,
                 Cell cell);

/// The constraints in force that lie on \a cell: "Killer cage 15, Thermometer"; or nothing.
QString cellRulesText(const Board &board, Cell cell);

/// Everything that is wrong with the digit of \a cell, or nothing.
QString conflictText(const Document &document, const SymbolSet &symbols, Cell cell);

} // namespace sudoku
