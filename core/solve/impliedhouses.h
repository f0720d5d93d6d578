#pragma once

#include "core/variants/activerules.h"

#include <span>
#include <vector>

namespace sudoku {

/// Houses that follow from those of \a rules: where rows, columns or regions side by side, \e n of them, hold \e n - 1 other
/// houses that share no cell, what is left holds each digit once too.
/// (The "hidden windows" of Windoku, and a case of the "law of leftovers" of jigsaws.)
std::vector<rule::House> impliedHouses(const Geometry &geometry, std::span<const ActiveRule> rules);

} // namespace sudoku
