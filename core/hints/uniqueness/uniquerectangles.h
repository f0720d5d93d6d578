#pragma once

#include "core/hints/steps/technique.h"
#include "core/hints/uniqueness/rectangles.h"

#include <optional>

namespace sudoku {

/// A rectangle that would have two digits only, if some of its cells (its roof) had not others as well.
struct UniqueRectangle
{
    const Position &position;
    Rectangle cells;
    Digit a;
    Digit b;
    std::vector<Cell> roof = {}; ///< those with other candidates

    DigitSet digits() const { return {a, b}; }
    DigitSet extras(Cell cell) const { return position.candidates(cell) - digits(); }
    DigitSet extras() const;
    bool isRoof(Cell cell) const;
    /// Returns whether the roof is two cells of a row or a column.
    bool isRoofInLine() const;
    bool isRoofDiagonal() const { return roof.size() == 2 && !isRoofInLine(); }
    /// Returns whether \a digit has no place in \a house but in the rectangle.
    bool confines(int house, Digit digit) const;
    Cell opposite(Cell cell) const;
    /// Returns a step with the evidence for the rectangle.
    Step step(const Technique &technique, std::vector<Candidate> eliminations) const;
};

/// Calls \a add(rectangle) for each rectangle, until that returns false.
template <typename Add>
void visitUniqueRectangles(const Position &position, Add add)
{
    UniqueRectangle unique{position, {}, noDigit, noDigit};
    Rectangles(position).visitOpen([&](const Rectangle &rectangle, Digit a, Digit b) {
        unique.cells = rectangle;
        unique.a = a;
        unique.b = b;
        unique.roof.clear();
        for (const Cell cell : rectangle)
            if (!unique.extras(cell).isEmpty())
                unique.roof.push_back(cell);
        return unique.roof.empty() || add(unique);
    });
}

} // namespace sudoku
