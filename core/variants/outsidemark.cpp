#include "core/variants/outsidemark.h"

namespace sudoku {

OutsideText outsideTextOf(const Geometry &geometry, const Constraint &clue, const char *sign)
{
    constexpr char missingNumber[] = "–";
    const Cell first = clue.cells[0];
    const Cell second = clue.cells[1];
    const int rowStep = geometry.rowOf(first) - geometry.rowOf(second);
    const int columnStep = geometry.columnOf(first) - geometry.columnOf(second);
    const bool hasArrow = rowStep != 0 && columnStep != 0;
    const std::string text = clue.number() ? std::to_string(*clue.number()) : hasArrow ? "" : missingNumber;
    return {first, rowStep, columnStep, text, sign};
}

} // namespace sudoku
