#pragma once

#include "core/analyse/possiblerepairs.h"

#include <vector>

namespace sudoku {

/// Which kinds of rules are proposed for a puzzle.
enum class ProposedKinds {
    Present, ///< those that it has already
    Absent,  ///< the others
};

/// Returns the rules that a setter may add to \a puzzle to leave fewer solutions: a mark between two cells, a
/// cell more that is even, a longer thermometer. Each of them leaves no solution that the puzzle does not
/// have.
std::vector<PossibleRepair> possibleRules(const Puzzle &puzzle, ProposedKinds kinds);

} // namespace sudoku
