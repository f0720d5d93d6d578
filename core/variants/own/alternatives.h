#pragma once

#include "core/board/puzzle.h"
#include "core/variants/constraintproblem.h"

#include <tl/expected.hpp>

#include <optional>
#include <vector>

namespace sudoku {

/// How many of some alternatives hold.
enum class AlternativeCount { Any, One, None };

/// Why alternatives cannot be combined.
struct AlternativesProblem
{
    enum class Kind {
        WholeBoard,     ///< \a constraint has no cells of its own
        HasText,        ///< \a constraint has a text
        NoNumber,       ///< \a constraint has no number yet
        SeveralNumbers, ///< \a constraint has more than one
        NegativeNumber, ///< the number of \a constraint is below 0
        TooLong,        ///< there are too many for one rule
        Refused,        ///< \a constraint, which is what they would become, has the problem \a why
    };
    Kind kind;
    Constraint constraint = {};
    std::optional<ConstraintProblem> why = {};
};

/// Returns a constraint that says that all constraints of at least one of \a alternatives hold, or of
/// exactly one, or of none, of a kind that is made for it, or why that cannot be said. Each alternative has
/// at least one constraint, without problems.
tl::expected<Constraint, AlternativesProblem>
alternativesOf(const Geometry &geometry, const std::vector<std::vector<Constraint>> &alternatives,
               AlternativeCount count = AlternativeCount::Any);

/// Returns the alternatives that alternativesOf() made \a constraint of, if it demands at least one of them;
/// otherwise none.
std::vector<std::vector<Constraint>> alternativesIn(const Geometry &geometry, const Constraint &constraint);

} // namespace sudoku
