#pragma once

#include "core/board/symbols.h"
#include "core/hints/reasons/premise.h"
#include "ui/paint/findings.h"

#include <vector>

namespace sudoku {

/// Returns what a reason lights up in its \a position: the candidates of its \a premises, their houses and
/// rules, and what follows, with notes on the cells for a screen reader.
BoardFindings reasonFindings(const Position &position, const std::vector<Premise> &premises,
                             const std::vector<Candidate> &placements,
                             const std::vector<Candidate> &eliminations, const SymbolSet &symbols);

} // namespace sudoku
