#pragma once

#include "core/rules/activerules.h"

#include <span>
#include <stop_token>
#include <vector>

namespace sudoku {

/// Returns houses that follow from those of \a rules: if \e n adjacent rows, columns or regions contain \e n
/// - 1 other houses that share no cell, the remaining cells contain each digit once too. Returns only some of
/// them if \a stop is requested. (The "hidden windows" of Windoku, and a case of the "law of leftovers" of
/// jigsaws.)
std::vector<rule::House> impliedHouses(const Geometry &geometry, std::span<const ActiveRule> rules,
                                       const std::stop_token &stop);

} // namespace sudoku
