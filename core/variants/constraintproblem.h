#pragma once

#include "core/variants/variant.h"

#include <optional>

namespace sudoku {

/// Why there can be no such constraint on a board.
struct ConstraintProblem
{
    enum class Kind {
        UnfitBoard,     ///< the variant needs another kind of board
        NoNumber,       ///< a number from \a min to \a max belongs to it
        NeedlessNumber, ///< none belongs to it
        NumberRange,    ///< the number must be from \a min to \a max
        CellCount,      ///< there must be \a min to \a max cells
        RepeatedCell,   ///< \a cell comes twice
        TornPath,       ///< \a cell does not touch the one before it
        TooManyNumbers, ///< there can be \a max
        NoLine,         ///< the cells are no whole row or column, or no whole diagonal
        NoBlock,        ///< the cells do not lie around a corner
        NoClones,       ///< the cells are not two groups of the same shape
    };
    Kind kind;
    int min = 0;
    int max = 0;
    Cell cell = 0;

    bool operator==(const ConstraintProblem &) const = default;
};

/// The first that there is. The cells must be cells of the board.
std::optional<ConstraintProblem> findProblem(const Geometry &geometry, const Constraint &constraint);

} // namespace sudoku
