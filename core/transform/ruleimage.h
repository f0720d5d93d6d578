#pragma once

#include "core/board/rule.h"
#include "core/transform/cellmap.h"

#include <vector>

namespace sudoku {

/// Returns whether \a images are \a rules about the cells that \a map takes theirs to, in any order. Automata
/// must read their cells in the same order, unless this makes no difference for \a digitCount digits.
bool areImages(const std::vector<Rule> &rules, const CellMap &map, const std::vector<Rule> &images,
               int digitCount);

} // namespace sudoku
