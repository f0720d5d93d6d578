#pragma once

#include "core/board/puzzle.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace sudoku {

/// The slips that are looked for, the likeliest first.
enum class RepairKind {
    Change, ///< one given is another digit
    Swap,   ///< two cells that touch have each other's digits
    Shift,  ///< the rest of a row stands one cell too far to the left or right
    Remove, ///< givens that should not be there
};

/// Of the given of \a cell; noDigit is an empty cell.
struct CellChange
{
    Cell cell;
    Digit from;
    Digit to;

    bool operator==(const CellChange &) const = default;
};

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
