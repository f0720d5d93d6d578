#pragma once

#include "core/board/board.h"

#include <vector>

namespace sudoku {

/// Something of a board that a text can only hold in comments or members that other programs ignore.
struct Loss
{
    enum class What {
        Constraints, ///< \a count constraints of \a variant
        SwitchedOff, ///< \a count constraints that are out of force
        Shape,       ///< boxes that are not the usual ones, or irregular regions
        Digits,      ///< more digits than rows
        Entries,
        PencilMarks,
        Members, ///< title, author and what else another program wrote
    };
    What what;
    const Variant *variant = nullptr;
    int count = 1;

    bool operator==(const Loss &) const = default;
};

/// A loss for each variant of \a constraints, in their order.
std::vector<Loss> lossesOf(const std::vector<Constraint> &constraints);

/// All that directives say of \a board; see directives.h.
std::vector<Loss> directiveLosses(const Board &board);
/// The same, and entries.
std::vector<Loss> plainLosses(const Board &board);

} // namespace sudoku
