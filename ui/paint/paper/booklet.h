#pragma once

#include "ui/printjob/printjob.h"

#include <vector>

namespace sudoku {

/// The two pages on one side of a folded sheet, from 0, or noPage for an empty half.
struct SheetSide
{
    int left;
    int right;
    double depth = 0; ///< of the sheet in its gathering: from 0 outside to 1 in the middle

    bool operator==(const SheetSide &) const = default;
};

inline constexpr int noPage = -1;

/// Returns the sides of the sheets of a booklet that is folded and stitched in its middle, or of gatherings
/// that are folded so and bound one behind the other: front and back of the outermost sheet, then of the next
/// one. The last pages may be empty. A back is seen as after turning the sheet like the page of a book, about
/// its short edge.
std::vector<SheetSide> saddleStitch(int pageCount, const Folding &folding = {});

/// Returns only the requested \a sides; backs are in the order of their fronts.
std::vector<SheetSide> saddleStitch(int pageCount, const Folding &folding, BookletSides sides);

} // namespace sudoku
