#pragma once

#include "ui/paint/printjob.h"

#include <vector>

namespace sudoku {

/// The two pages on one side of a folded sheet, counted from 0, or noPage where that half stays empty.
struct SheetSide
{
    int left;
    int right;

    bool operator==(const SheetSide &) const = default;
};

inline constexpr int noPage = -1;

/// Where the pages of a booklet stand that is folded and stitched in its middle, so that they can be read in
/// order: front and back of the outermost sheet, then of the next. Empty pages at the end fill up the last
/// one. A back is as one sees it after turning the sheet over like the page of a book, about its short edge.
std::vector<SheetSide> saddleStitch(int pageCount);

/// The same, only the \a sides asked for; backs in the order of their fronts.
std::vector<SheetSide> saddleStitch(int pageCount, BookletSides sides);

} // namespace sudoku
