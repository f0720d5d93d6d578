#pragma once

#include "core/rules/activerules.h"

#include <span>
#include <stop_token>
#include <vector>

namespace sudoku {

/// Returns sums that follow from those of \a rules and from the total of full houses: of the cells of some
/// houses that no sum inside them covers ("innies"), and of the cells outside them that the sums overlapping
/// them reach ("outies"). Each has few cells, because only such sums narrow candidates further. Returns only
/// some of them when \a stop comes first. (The "rule of 45" of Killer Sudoku.)
std::vector<rule::Sum> impliedSums(const Geometry &geometry, std::span<const ActiveRule> rules,
                                   const std::stop_token &stop);

} // namespace sudoku
