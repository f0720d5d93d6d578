#pragma once

#include "core/hints/explainer/marks.h"

#include <stop_token>
#include <vector>

namespace sudoku {

/// What follows because otherwise two digits could be exchanged along a loop (a unique rectangle or a larger
/// unique loop), or because otherwise every candidate would have two places (a bivalue universal grave).
struct DeadlyPattern
{
    int type;                ///< 1 to 4, as the types of unique rectangles
    int rating;              ///< Sudoku Explainer's, in tenths
    std::vector<Cell> cells; ///< of the loop, in its order; empty for a grave
    std::vector<Candidate> pattern;
    std::vector<Candidate> extras; ///< the candidates that prevent the pattern: one of them is true
    std::vector<Candidate> subset; ///< of type 3: the candidates of the cells that make a set with the extras
    std::vector<Candidate> eliminations = {}; ///< ascending
    int house = -1;                           ///< of types 3 and 4
};

/// Returns what follows from loops, the lowest rating first, then the lowest type.
std::vector<DeadlyPattern> uniqueLoops(const ScanOrder &order, const Marks &marks,
                                       const std::stop_token &stop = {});
/// Returns what follows from a bivalue universal grave, type 4 before type 3.
std::vector<DeadlyPattern> universalGraves(const ScanOrder &order, const Marks &marks);

/// Adds to \a found a copy of \a pattern for each naked set of \a house that its extras and other cells of it
/// make; \a extraCells have the extras.
void addNakedSets(const Marks &marks, const DeadlyPattern &pattern, int house, const CellSet &extraCells,
                  std::vector<DeadlyPattern> &found);

} // namespace sudoku
