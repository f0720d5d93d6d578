#pragma once

#include "core/board/puzzle.h"
#include "core/variants/mark.h"
#include "core/variants/own/ownkinddefinition.h"

#include <vector>

namespace sudoku {

/// Returns how a constraint of the kind of \a definition is drawn.
std::vector<Mark> ownMarks(const OwnKindDefinition &definition, const Geometry &geometry,
                           const Constraint &constraint);

} // namespace sudoku
