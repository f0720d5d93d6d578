#pragma once

#include "core/formats/oneline/issitems.h"
#include "core/formats/oneline/isskind.h"
#include "core/formats/oneline/issshape.h"

#include <vector>

namespace sudoku {

// Cells that a string has beside the board: variables, ".Var~A~label~3" with the names VA1 to VA3, and the
// digits that rows, columns and boxes lack in ".Doppelganger", with the names DGC1, DGR1 and DGB1 … Each gets
// a place from which no row or column of the board goes on.

inline constexpr std::string_view issVariables = "Var";
inline constexpr std::string_view issDoppelganger = "Doppelganger";

/// Adds the cells that \a items speak of to \a shape, and gives them their names there ("R11C11") in all
/// items. Does nothing if there is no room for them.
void placeIssExtraCells(std::vector<IssItem> &items, IssShape &shape);

/// Returns what ".Doppelganger" demands on a board of that \a shape, which has its cells: each row, column
/// and box has all digits together with the one it lacks, and these differ where a 0 is.
IssConstraints issDoppelgangerOn(const Geometry &geometry, const IssShape &shape);

} // namespace sudoku
