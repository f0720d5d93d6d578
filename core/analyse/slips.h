#pragma once

#include "core/analyse/repair.h"

#include <optional>
#include <stop_token>

namespace sudoku {

/// A change of givens that would undo a slip of typing or copying.
struct Slip
{
    RepairKind kind;
    std::vector<CellChange> changes; ///< ascending by cell
};

/// One given replaced by each digit that simple propagation of the others leaves for its cell. Nothing when \a stop came.
std::optional<std::vector<Slip>> changesOf(const Puzzle &puzzle, Cell cell, const std::stop_token &stop);

/// Cells that touch, in a row or a column, with their digits exchanged; one of them may be empty.
std::vector<Slip> swaps(const Puzzle &puzzle);

/// Rows whose digits from some column on stand one to the left or right of where they stand now: a dot was typed
/// too many or forgotten. Nothing but an empty cell leaves the row.
std::vector<Slip> shifts(const Puzzle &puzzle);

} // namespace sudoku
