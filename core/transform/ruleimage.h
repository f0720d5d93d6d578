#pragma once

#include "core/board/rule.h"
#include "core/transform/isometry.h"

#include <vector>

namespace sudoku {

/// Returns whether \a images say of their cells what \a rules say of the cells that \a map takes there, in
/// any order. Automata must read their cells in the same order.
bool areImages(const std::vector<Rule> &rules, const CellMap &map, const std::vector<Rule> &images);

/// Returns \a cells where \a map takes them, in their order.
std::vector<Cell> mapped(const std::vector<Cell> &cells, const CellMap &map);

} // namespace sudoku
