#pragma once

#include "core/solve/puzzlesolver.h"

#include <functional>
#include <vector>

namespace sudoku {

/// Cells of a puzzle whose digits are enough: once they are known, propagation alone fills the rest.
struct [[nodiscard]] Backdoor
{
    /// Solved when the search is complete, None where the puzzle does not have exactly one solution. Where
    /// the search halted, \a cells are the best so far, or empty.
    OrHalt<Outcome> outcome;
    std::vector<Cell> cells = {}; ///< ascending; empty where propagation fills the board by itself
    Grid solution = {};
    bool isMinimum = false; ///< it is proved that fewer cells do not suffice
};

/// Called with each set of cells that is smaller than all before, on the thread that searches.
using BackdoorProgress = std::function<void(const std::vector<Cell> &)>;

/// Looks for the fewest cells of \a puzzle whose digits let propagation (see Propagator) fill the board. (R.
/// Williams, C. Gomes and B. Selman, "Backdoors to Typical Case Complexity", 2003.)
Backdoor findBackdoor(const Puzzle &puzzle, const SolveOptions &options = {},
                      const std::stop_token &stop = {}, const BackdoorProgress &progress = {});

} // namespace sudoku
