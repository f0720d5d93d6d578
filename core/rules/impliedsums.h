#pragma once

#include "core/rules/activerules.h"

#include <span>
#include <stop_token>
#include <vector>

namespace sudoku {

/// A sum that follows from other rules. Indices are those of the rules.
struct ImpliedSum
{
    rule::Sum sum;
    std::vector<int> houses = {}; ///< that are full
    std::vector<int> sums = {};   ///< that are within the houses, or cover them and reach out
};

/// Returns sums that follow from those of \a rules and from the total of full houses: of the cells of some
/// houses that no sum inside them covers ("innies"), and of the cells outside them that the sums overlapping
/// them reach ("outies"). Each has few cells, because only such sums narrow candidates further. Returns only
/// some of them when \a stop comes first. (The "rule of 45" of Killer Sudoku.)
std::vector<ImpliedSum> impliedSums(const Geometry &geometry, std::span<const ActiveRule> rules,
                                    const std::stop_token &stop);

} // namespace sudoku
