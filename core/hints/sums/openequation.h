#pragma once

#include "core/hints/steps/technique.h"
#include "core/hints/sums/equations.h"

#include <optional>
#include <vector>

namespace sudoku {

/// What is left of an equation in a position: its open cells, first those that are added. The total is not
/// negative: otherwise both sides have changed places.
struct OpenEquation
{
    OpenEquation(const SumEquation &from, const Position &position);

    bool isDifference() const { return addedCount > 0 && addedCount < cells.size(); }

    const SumEquation *equation;
    std::vector<Cell> cells;
    std::size_t addedCount = 0;     ///< of the cells; the others are subtracted
    int total;                      ///< of the open cells
    std::vector<Candidate> counted; ///< the digits on the board that make the total what it is
    bool isInside;                  ///< whether the cells that are added are in the houses
};

/// Returns the digits that the ways to fill the cells of \a open leave for each, with different digits in
/// cells that see each other. Where there are too many ways to go through, returns what the bounds of the
/// other cells leave. Returns nothing if there is no way.
std::optional<std::vector<DigitSet>> narrowEquation(const OpenEquation &open, const Position &position);

/// Adds the step that \a digits are left for the cells of \a open. Returns whether the sink takes more.
bool addEquation(const Technique &technique, const OpenEquation &open, const std::vector<DigitSet> &digits,
                 const Position &position, StepSink &sink);

} // namespace sudoku
