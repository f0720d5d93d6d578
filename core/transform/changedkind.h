#pragma once

#include "core/variants/variant.h"

#include <optional>

namespace sudoku {

/// Returns a constraint of another \a kind with the cells of \a constraint. It keeps the numbers if the kind
/// takes them, or has none, or has the first common number of the kind that suits. Returns nothing if the
/// kind is the same, if the cells do not suit it, or if it needs a number and none of these suits.
std::optional<Constraint> withKind(const Geometry &geometry, const Constraint &constraint,
                                   const Variant &kind);

} // namespace sudoku
