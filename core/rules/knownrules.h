#pragma once

#include "core/board/memo.h"
#include "core/rules/activerules.h"

#include <memory>
#include <vector>

namespace sudoku {

/// Returns the active rules of \a puzzle, which \a memo keeps for the next puzzle with the same board and
/// constraints.
std::shared_ptr<const std::vector<ActiveRule>> knownRules(const Puzzle &puzzle, const Memo &memo);

/// Returns the same as isSolution() without a memo, sooner for many puzzles with the same rules.
bool isSolution(const Puzzle &puzzle, const Grid &solution, const Memo &memo);

} // namespace sudoku
