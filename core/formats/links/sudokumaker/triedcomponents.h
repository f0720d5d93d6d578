#pragma once

#include "core/formats/links/sudokumaker/componentwords.h"

#include <span>

namespace sudoku {

/// Returns the components "Table" and "Own". What runs scripts answers with them where a script has
/// components of its own, which it tries on all digits.
///
/// ["Table", [node, …]] is what such a component accepts, as a decision diagram: each node is [cell, next,
/// next, …] with the next node for each digit of the cell, which comes before it, or -1 if the digits are
/// refused and -2 if they are accepted. The last node comes first; each cell is asked for once. ["Own",
/// table, [cell, …]] has the number of a table that was placed before, and the cells that its numbers from 0
/// on mean.
std::span<const MakerComponent> triedComponents();

} // namespace sudoku
