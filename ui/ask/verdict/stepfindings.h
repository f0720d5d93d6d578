#pragma once

#include "core/board/symbols.h"
#include "core/hints/steps/position.h"
#include "core/hints/steps/step.h"
#include "ui/paint/findings.h"

#include <vector>

namespace sudoku {

/// Returns what \a step lights up in its \a position: its evidence, its houses and rules, and what follows,
/// with notes on the cells for a screen reader.
BoardFindings stepFindings(const Step &step, const Position &position, const SymbolSet &symbols);

/// Returns \a findings with the digits that steps have placed in \a position: the board does not have them.
BoardFindings withPlacedDigits(BoardFindings findings, const Position &position);

/// Returns the cells whose digit excludes the other places in \a house for \a placed, in \a position: no more
/// of them than it takes, those first that exclude the most places.
std::vector<Cell> excludingCells(const Position &position, int house, const Candidate &placed);

} // namespace sudoku
