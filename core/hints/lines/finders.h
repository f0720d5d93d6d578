#pragma once

#include "core/hints/steps/technique.h"

/// The finders of this folder. See Technique::find. Each step is about a whole constraint, and its technique
/// is the kind that has the name of that; its pattern is what is left of all its cells, with the digits that
/// are on the board already.
namespace sudoku {

// lines.cpp
Finder findLinesByPairs; ///< thermometers, dots, inequalities, mirrors: what pairs of cells leave
Finder findWholeLines;   ///< the others: what all cells together leave, if that is soon found out
Finder findTriedLines;   ///< the last resort: what every way to fill any of them leaves

} // namespace sudoku
