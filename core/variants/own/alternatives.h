#pragma once

#include "core/board/puzzle.h"

#include <optional>
#include <vector>

namespace sudoku {

/// How many of some alternatives hold.
enum class AlternativeCount { Any, One, None };

/// Returns a constraint that says that all constraints of at least one of \a alternatives hold, or of
/// exactly one, or of none, of a kind that is made for it; nothing if that cannot be said, or not in few
/// enough states. Each alternative has at least one constraint, without problems.
std::optional<Constraint> alternativesOf(const Geometry &geometry,
                                         const std::vector<std::vector<Constraint>> &alternatives,
                                         AlternativeCount count = AlternativeCount::Any);

/// Returns the alternatives that alternativesOf() made \a constraint of, if it demands at least one of them;
/// otherwise none.
std::vector<std::vector<Constraint>> alternativesIn(const Geometry &geometry, const Constraint &constraint);

} // namespace sudoku
