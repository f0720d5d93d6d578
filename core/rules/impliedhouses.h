#pragma once

#include "core/rules/activerules.h"

#include <span>
#include <stop_token>
#include <vector>

namespace sudoku {

/// Houses that follow from those of \a rules: where rows, columns or regions side by side, \e n of them, hold \e n - 1 other
/// houses that share no cell, what is left holds each digit once too. When \a stop comes only some of them.
/// (The "hidden windows" of Windoku, and a case of the "law of leftovers" of jigsaws.)
std::vector<rule::House> impliedHouses(const Geometry &geometry, std::span<const ActiveRule> rules,
                                       const std::stop_token &stop);

} // namespace sudoku
