#pragma once

#include "core/board/memo.h"
#include "core/board/puzzle.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace sudoku {

/// Kinds of repair, the likeliest first.
enum class RepairKind {
    Change,    ///< replaces one given by another digit
    Number,    ///< gives a constraint another number
    Swap,      ///< exchanges the digits of two cells that touch
    Exchange,  ///< exchanges the numbers of two constraints
    OtherMark, ///< replaces a mark by one of another kind: a white dot by a black one
    Turn,      ///< turns a constraint round
    Cells,     ///< gives a constraint a cell more or less, or a cell of one to another
    Shift,     ///< moves the rest of a row one cell to the left or right
    Remove,    ///< removes givens
    Drop,      ///< removes a constraint
    AddRule,   ///< adds a constraint
};

/// A change of the given of \a cell; noDigit stands for an empty cell.
struct CellChange
{
    Cell cell;
    Digit from;
    Digit to;

    bool operator==(const CellChange &) const = default;
};

/// A change of a constraint.
struct RuleChange
{
    int constraint;               ///< an index into Puzzle::constraints; the one past the end adds \a to
    std::optional<Constraint> to; ///< none: it is removed

    bool operator==(const RuleChange &) const = default;
};

/// A change of givens or constraints that would undo an error of typing or copying. It is not known whether
/// it helps.
struct PossibleRepair
{
    RepairKind kind;
    std::vector<CellChange> changes = {}; ///< ascending by cell
    std::vector<RuleChange> rules = {};   ///< ascending by constraint
};

/// Returns \a puzzle with a repair carried out.
Puzzle repaired(Puzzle puzzle, const std::vector<CellChange> &changes,
                const std::vector<RuleChange> &rules = {});

/// Returns a repair for each other digit that propagation of the other givens leaves for \a cell; nothing
/// when \a stop came first.
std::optional<std::vector<PossibleRepair>> changesOf(const Puzzle &puzzle, Cell cell, const Memo &memo,
                                                     const std::stop_token &stop);

/// Returns all exchanges of two cells that touch in a row or a column; one of them may be empty.
std::vector<PossibleRepair> swaps(const Puzzle &puzzle);

/// Returns all shifts of the rest of a row by one cell to the left or right, as if a dot had been typed twice
/// or forgotten. Only an empty cell leaves the row.
std::vector<PossibleRepair> shifts(const Puzzle &puzzle);

} // namespace sudoku
