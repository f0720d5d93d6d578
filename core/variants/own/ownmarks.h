#pragma once

#include "core/board/puzzle.h"
#include "core/variants/mark.h"
#include "core/variants/own/ownkinddefinition.h"

#include <vector>

namespace sudoku {

/// Returns whether a constraint of the kind of \a definition is drawn as a line.
bool isDrawnAsLine(const OwnKindDefinition &definition);

/// Returns how a constraint of the kind of \a definition is drawn. A line whose first cell matters, as
/// \a isDirected says, begins with a dot.
std::vector<Mark> ownMarks(const OwnKindDefinition &definition, bool isDirected, const Geometry &geometry,
                           const Constraint &constraint);

} // namespace sudoku
