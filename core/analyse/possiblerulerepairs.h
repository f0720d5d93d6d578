#pragma once

#include "core/analyse/possiblerepairs.h"

#include <span>
#include <vector>

namespace sudoku {

/// Returns the repairs that change one constraint of \a puzzle and keep it: another number, a cell more or
/// less, the other way round, a mark of another kind.
std::vector<PossibleRepair> versionsOf(const Puzzle &puzzle, int constraint);

/// Returns the repairs that change one of \a constraints and another of the same kind: they exchange their
/// numbers, or one hands a cell over to the other.
std::vector<PossibleRepair> exchangesOf(const Puzzle &puzzle, std::span<const int> constraints);

} // namespace sudoku
