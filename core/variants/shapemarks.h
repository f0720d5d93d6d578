#pragma once

#include "core/board/puzzle.h"
#include "core/variants/mark.h"

#include <vector>

namespace sudoku {

/// Returns a shape of \a kind for each cell of \a constraint.
template <Shape::Kind kind>
std::vector<Mark> shapeMarks(const Geometry &, const Constraint &constraint)
{
    std::vector<Mark> marks;
    for (const Cell cell : constraint.cells)
        marks.emplace_back(Shape{cell, kind});
    return marks;
}

} // namespace sudoku
