#pragma once

#include "core/variants/variant.h"

#include <optional>
#include <vector>

namespace sudoku {

/// Returns the constraint of another \a kind with the cells of \a constraint, and with its numbers if the
/// kind takes them; a kind that needs a number gets the first common one that suits it. Returns nothing if
/// the cells do not suit the kind, if it needs a number that is not known, or if it is the same kind.
std::optional<Constraint> withKind(const Geometry &geometry, const Constraint &constraint,
                                   const Variant &kind);

/// Returns the kinds for which withKind() returns something, in the order in which kinds are offered.
std::vector<const Variant *> otherKindsFor(const Geometry &geometry, const Constraint &constraint);

} // namespace sudoku
