#pragma once

#include "core/rules/activerules.h"

#include <span>
#include <stop_token>
#include <vector>

namespace sudoku {

/// Sums that follow from those of \a rules and from what full houses add up to: of the cells of some houses that no sum
/// within them covers ("innies"), and of the cells outside of them that the sums over them reach ("outies"). Only few
/// cells each, for such sums narrow candidates that nothing else does. When \a stop comes only some of them.
/// (The "rule of 45" of Killer Sudoku.)
std::vector<rule::Sum> impliedSums(const Geometry &geometry, std::span<const ActiveRule> rules,
                                   const std::stop_token &stop);

} // namespace sudoku
