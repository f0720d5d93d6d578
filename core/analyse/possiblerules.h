#pragma once

#include "core/analyse/possiblerepairs.h"

#include <vector>

namespace sudoku {

/// Which kinds of rules are proposed for a puzzle.
enum class ProposedKinds {
    Present, ///< those that it has already
    Absent,  ///< the others
};

/// Returns the rules that a setter may add to \a puzzle to leave fewer solutions: a mark between two cells,
/// one more even cell, a longer thermometer. None of them brings a new solution.
std::vector<PossibleRepair> possibleRules(const Puzzle &puzzle, ProposedKinds kinds);

} // namespace sudoku
