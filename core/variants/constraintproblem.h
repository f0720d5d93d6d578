#pragma once

#include "core/variants/variant.h"

#include <optional>

namespace sudoku {

/// Why a constraint is impossible on a board.
struct ConstraintProblem
{
    enum class Kind {
        UnfitBoard,        ///< the variant needs another kind of board
        NoNumber,          ///< the constraint needs a number from \a min to \a max
        NeedlessNumber,    ///< the constraint takes no number
        NumberRange,       ///< the number must be from \a min to \a max
        CellCount,         ///< there must be \a min to \a max cells
        RepeatedCell,      ///< \a cell is named twice
        TornPath,          ///< \a cell shares no side or corner with the one before it
        NoSuchDigit,       ///< the number speaks of \a min, which is no digit of the board
        TooManyNumbers,    ///< there may be at most \a max numbers
        NoText,            ///< the constraint needs a text
        NeedlessText,      ///< the constraint takes no text
        NoLine,            ///< the cells are not a whole row or column, or not a whole diagonal
        NoBlock,           ///< the cells are not around a corner
        NoClones,          ///< the cells are not two groups of the same shape
        TooLarge,          ///< a rule of a person's own has too many states for these cells
        TooLargeBackwards, ///< it has too many states to be read against the order of its cells
        UnknownRegions,    ///< it is about regions that nobody knows yet
        OtherLines,        ///< it compares its line with others, which a rule of a few cells cannot
        UnfitMember,       ///< \a member, which the rule combines with others, is not possible on these cells
    };
    Kind kind;
    int min = 0;
    int max = 0;
    Cell cell = 0;
    const Variant *member = nullptr;
    std::optional<Kind> memberKind = {}; ///< why: the problem of \a member, with \a min, \a max and \a cell

    bool operator==(const ConstraintProblem &) const = default;
};

/// The limit for numbers that make a rule impossible.
inline constexpr int maxImpossibleNumber = 9999;

/// Returns the first problem of \a constraint, or nothing. Its cells must be cells of the board.
std::optional<ConstraintProblem> findProblem(const Geometry &geometry, const Constraint &constraint);

/// Does the same, and takes a number with which the rule has no solution for a problem.
std::optional<ConstraintProblem> findProblemOrImpossibility(const Geometry &geometry,
                                                            const Constraint &constraint);

} // namespace sudoku
