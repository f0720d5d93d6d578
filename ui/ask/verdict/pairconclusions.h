#pragma once

#include "core/analyse/cellpairs.h"
#include "ui/ask/verdict/conclusions.h"

namespace sudoku {

/// These functions return the words and the highlights for cells that are equal, or different, in every
/// solution.

/// Returns the conclusion on all of \a pairs; \a openCells cells have several true candidates. \a outcome is
/// that of the search, \a speed a text such as "in 12 ms".
Conclusion pairsConclusion(const Subject &subject, const CellPairs &pairs, int openCells,
                           const OrHalt<Outcome> &outcome, const QString &speed);

/// Returns how many things onePairConclusion() can show: the groups of equal cells, then the different pairs.
std::size_t countOf(const CellPairs &pairs);
/// Returns the conclusion that shows the one with \a index alone.
Conclusion onePairConclusion(const Subject &subject, const CellPairs &pairs, std::size_t index);

} // namespace sudoku
